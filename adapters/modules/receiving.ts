import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { browserInjectedWallet } from '../browser/receiving/wallet-connection.ts'
import { graphqlPayoutDirectory } from '../graphql/receiving/address-directory.ts'
import { graphqlAddressBook, graphqlPayoutProfiles } from '../graphql/receiving/address-form.ts'
import { graphqlPayoutInvites } from '../graphql/receiving/payout-invites.ts'
import { port } from '../port.ts'
import { restWalletBridge } from '../rest/receiving/wallet-connection.ts'
import { makeIdempotentSend, type IdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

const idempotent: ServiceIdentifier<IdempotentSend> = Symbol('idempotent sends of a recipient')

/** The ports that are asked where it is said where payouts go to: fetched with the first of them. */
export const receivingModule = new ContainerModule(({ bind }) => {
  bind(idempotent).toConstantValue(makeIdempotentSend(() => crypto.randomUUID()))
  bind(port('payoutDirectory')).toResolvedValue(graphqlPayoutDirectory, [clients.graphql]).inSingletonScope()
  bind(port('inviteRecords')).toResolvedValue(graphqlPayoutInvites, [clients.graphql]).inSingletonScope()
  bind(port('addressBook')).toResolvedValue(graphqlAddressBook, [clients.graphql, idempotent]).inSingletonScope()
  bind(port('payoutProfiles')).toResolvedValue(graphqlPayoutProfiles, [clients.graphql, idempotent]).inSingletonScope()
  bind(port('walletBridge')).toResolvedValue(restWalletBridge, [clients.rest]).inSingletonScope()
  bind(port('injectedWallet'))
    .toDynamicValue(() => browserInjectedWallet(window))
    .inSingletonScope()
})
