export * from './model.ts'
export type { InjectedWallet, WalletBridge } from './ports.ts'
export {
  sessionAccount,
  chosenAccount,
  connectFailureText,
  ethereumNetwork,
  isAccount,
  isWalletPage,
  isTransient,
} from './rules.ts'
export { makeWalletConnection, type WalletConnection, type WalletConnectionPorts } from './slice.ts'
export type { EthereumNetwork } from './tables.ts'
export { type WalletConnectionView, walletConnectionView } from './view.ts'
