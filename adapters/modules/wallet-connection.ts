import { ContainerModule } from 'inversify'
import { browserInjectedWallet } from '../browser/receiving/wallet-connection.ts'
import { port } from '../port.ts'
import { restWalletBridge } from '../rest/receiving/wallet-connection.ts'
import { clients } from './clients.ts'

export const walletConnectionModule = new ContainerModule(({ bind }) => {
  bind(port('walletBridge')).toResolvedValue(restWalletBridge, [clients.rest])
  bind(port('injectedWallet')).toDynamicValue(() => browserInjectedWallet(window))
})
