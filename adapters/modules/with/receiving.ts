import { addressDirectoryModule } from '../address-directory.ts'
import { addressFormModule } from '../address-form.ts'
import { clipboardModule } from '../clipboard.ts'
import { payoutInvitesModule } from '../payout-invites.ts'
import { walletConnectionModule } from '../wallet-connection.ts'
import { recentFactor } from './recent-factor.ts'

/*
 * What the slices of the receiving addresses are bound with: one piece of code, fetched with the first of them. Each of
 * them changes what the others show.
 */
export const addressDirectory = [
  addressDirectoryModule,
  addressFormModule,
  payoutInvitesModule,
  clipboardModule,
  ...recentFactor,
]
export const addressForm = addressDirectory
export const payoutInvites = addressDirectory
export const walletConnection = [walletConnectionModule, ...addressForm]
