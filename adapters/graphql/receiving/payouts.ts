import type { PayoutRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { startGetPayoutProfiles } from '../../wire/receiving/payouts.ts'
import { walletOf } from './shared.ts'

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
