import type { PayoutDirectory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getCurrencies, getPayoutProfiles, getPayors, getWallets } from '../../wire/receiving/address-directory.ts'
import { canAcceptPayouts } from '../../wire/receiving/payout-invites.ts'
import { payorOf, profileOf, walletOf } from './shared.ts'

export const graphqlPayoutDirectory = (client: GraphqlClient): PayoutDirectory => ({
  payors: F.pipe(
    client.call(getPayors)(),
    TE.map(({ payors }) => payors.map(payorOf)),
  ),
  profiles: F.pipe(
    client.call(getPayoutProfiles)(),
    TE.map(({ payoutProfiles }) => payoutProfiles.map(profileOf)),
  ),
  wallets: F.pipe(
    client.call(getWallets)(),
    TE.map(({ wallets }) => wallets.map(walletOf)),
  ),
  currencies: F.pipe(
    client.call(getCurrencies)(),
    TE.map(({ payoutCurrencies }) => payoutCurrencies),
  ),
  acceptance: F.pipe(
    client.call(canAcceptPayouts)({}),
    TE.map((reply) => reply.canAcceptPayouts),
  ),
})
