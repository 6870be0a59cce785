import type { PayoutRecords, Wallet } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { startGetPayoutProfiles } from '../../wire/receiving/payouts.ts'

type WireWallet = ReplyOf<typeof startGetPayoutProfiles>['wallets'][number]

/** A wallet as the core knows it. */
export const walletOf = ({ status, ...wallet }: WireWallet): Wallet => ({ ...wallet, isActive: status.isActive })

export const graphqlPayoutRecords = (client: GraphqlClient): PayoutRecords => ({
  atStart: F.pipe(
    client.call(startGetPayoutProfiles)(),
    TE.map(({ payoutProfiles, payors, wallets, firstPayout }) => ({
      profiles: payoutProfiles,
      payors,
      wallets: wallets.map(walletOf),
      firstPayout,
    })),
  ),
})
