import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import type { ConnectFault, WalletWay } from './model.ts'

/** Between two looks at how a pairing stands. */
export const walletPolling = delay('wallet polling', 2000)

/** So long a person may take to answer in their wallet. */
export const walletRequestTimeout = delay('wallet request timeout', 300_000)

/** What networks are called, by whether they are for tests. */
export const networkNames = { main: 'Ethereum', test: 'the Sepolia test network' } as const

/** What the dialog says; {network} is a network's name. */
export const walletTexts = {
  lead: 'Fill in the address of a wallet on {network}. Nothing is saved until you press “Save Address”.',
  absent: 'There is no Ethereum wallet in this browser.',
  openWallet: 'Open the wallet',
  cancel: 'Cancel',
  /** A bridge that does not answer may do so the next time. */
  interrupted: 'There is no answer at the moment. Keep this dialog open: we go on asking.',
} as const

/** The buttons (RECV-058), and what is said while a wallet is asked. */
export const walletWayTexts = {
  bridge: { label: 'Wallet connect', asking: 'Approve the connection in your wallet, which opens in another tab.' },
  injected: { label: 'Metamask', asking: 'Approve the connection in your wallet.' },
} as const satisfies Record<WalletWay, { readonly label: string; readonly asking: string }>

/** Why a wallet is not connected. */
export const connectFailures = {
  Declined: 'You declined in your wallet, so nothing is connected.',
  Busy: 'Your wallet already asks you something. Answer it there, and try again.',
  UnknownNetwork: 'Your wallet does not know {network}. Add it there, and try again.',
  OtherNetwork: 'Your wallet is on another network. Switch it to {network}, and try again.',
  NoAccount: 'Your wallet shows no account. Choose one there, and try again.',
  TooLate: 'Your wallet did not answer in time. Try again.',
  Failed: 'Your wallet could not be connected. Try again, or paste its address.',
} as const satisfies Record<ConnectFault['_tag'], string>

/** What is told when the bridge fails (RECV-062): its own words where they help. */
export const bridgeFailures: FailureTable = {
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: connectFailures.Failed,
}

/** A network by the number that wallets know it by. */
export interface EthereumNetwork {
  readonly chainId: number
  readonly isTest: boolean
}

const sepolia: EthereumNetwork = { chainId: 11_155_111, isTest: true }

/** The network that wallets are connected on, by the class of the host (RECV-060). */
export const ethereumNetworks = {
  local: sepolia,
  test: sepolia,
  production: { chainId: 1, isTest: false },
} as const satisfies Record<HostClass, EthereumNetwork>
