import type { PayoutRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { startGetPayoutProfiles } from '../../wire/receiving/payouts.ts'
import { payorOf, profileOf, walletOf } from './shared.ts'

export const graphqlPayoutRecords = (client: GraphqlClient): PayoutRecords => ({
  atStart: F.pipe(
    client.call(startGetPayoutProfiles)(),
    TE.map(({ payoutProfiles, payors, wallets, firstPayout }) => ({
      profiles: payoutProfiles.map(profileOf),
      payors: payors.map(payorOf),
      wallets: wallets.map(walletOf),
      firstPayout,
    })),
  ),
})
