import { browserInjectedWallet } from '../browser/receiving/wallet-connection.ts'
import { type Bindings, port } from '../port.ts'
import { restWalletBridge } from '../rest/receiving/wallet-connection.ts'
import { clients } from './clients.ts'

export const walletConnectionModule: Bindings = ({ bind }) => {
  bind(port('walletBridge')).toResolvedValue(restWalletBridge, [clients.rest])
  bind(port('injectedWallet')).toDynamicValue(() => browserInjectedWallet(window))
}
