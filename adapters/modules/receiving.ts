import { browserInjectedWallet } from '../browser/receiving/wallet-connection.ts'
import { graphqlPayoutDirectory } from '../graphql/receiving/address-directory.ts'
import { graphqlAddressBook, graphqlPayoutProfiles } from '../graphql/receiving/address-form.ts'
import { graphqlPayoutInvites } from '../graphql/receiving/payout-invites.ts'
import { portModule } from '../port.ts'
import { restWalletBridge } from '../rest/receiving/wallet-connection.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { ports as recentFactor } from './recent-factor.ts'
import { clipboard } from './shared.ts'

const receiving = portModule({
  addressBook: ({ graphql, recipientSends }) => graphqlAddressBook(graphql, recipientSends),
  injectedWallet: () => browserInjectedWallet(window),
  inviteRecords: ({ graphql }) => graphqlPayoutInvites(graphql),
  payoutDirectory: ({ graphql }) => graphqlPayoutDirectory(graphql),
  payoutProfiles: ({ graphql, recipientSends }) => graphqlPayoutProfiles(graphql, recipientSends),
  recipientSends: () => makeIdempotentSend(() => crypto.randomUUID()),
  walletBridge: ({ rest }) => restWalletBridge(rest),
})

/** Ports of the receiving addresses. */
export const ports = [receiving, clipboard, ...recentFactor]
