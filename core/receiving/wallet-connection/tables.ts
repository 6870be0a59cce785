import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import type { ConnectFault, WalletWay } from './model.ts'

/** Interval for polling the state of a pairing. */
export const walletPolling = delay('wallet polling', 2000)

/** Time for the user to respond in the wallet. */
export const walletRequestTimeout = delay('wallet request timeout', 300_000)

/** Names of main network and test network. */
export const networkNames = { main: 'Ethereum', test: 'the Sepolia test network' } as const

/** Texts of the dialog; {network} is the name of the network. */
export const walletTexts = {
  lead: 'Fill in the address of a wallet on {network}. Nothing is saved until you press “Save Address”.',
  absent: 'There is no Ethereum wallet in this browser.',
  openWallet: 'Open the wallet',
  cancel: 'Cancel',
  /** Shown after a transient fault, while polling continues. */
  interrupted: 'There is no answer at the moment. Keep this dialog open: we go on asking.',
} as const

/** Labels of the buttons, and texts while a wallet is asked (RECV-058). */
export const walletWayTexts = {
  bridge: { label: 'Wallet connect', asking: 'Approve the connection in your wallet, which opens in another tab.' },
  injected: { label: 'Metamask', asking: 'Approve the connection in your wallet.' },
} as const satisfies Record<WalletWay, { readonly label: string; readonly asking: string }>

/** Error texts of a failed connection. */
export const connectFailures = {
  Declined: 'You declined in your wallet, so nothing is connected.',
  Busy: 'Your wallet already asks you something. Answer it there, and try again.',
  UnknownNetwork: 'Your wallet does not know {network}. Add it there, and try again.',
  OtherNetwork: 'Your wallet is on another network. Switch it to {network}, and try again.',
  NoAccount: 'Your wallet shows no account. Choose one there, and try again.',
  TooLate: 'Your wallet did not answer in time. Try again.',
  Failed: 'Your wallet could not be connected. Try again, or paste its address.',
} as const satisfies Record<ConnectFault['_tag'], string>

/** Error texts for faults of the bridge (RECV-062). The listed statuses show the provider's own message. */
export const bridgeFailures: FailureTable = {
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: connectFailures.Failed,
}

/** Ethereum network, by its chain id. */
export interface EthereumNetwork {
  readonly chainId: number
  readonly isTest: boolean
}

const sepolia: EthereumNetwork = { chainId: 11_155_111, isTest: true }

/** Network of connected wallets, by the class of the host (RECV-060). */
export const ethereumNetworks = {
  local: sepolia,
  test: sepolia,
  production: { chainId: 1, isTest: false },
} as const satisfies Record<HostClass, EthereumNetwork>
