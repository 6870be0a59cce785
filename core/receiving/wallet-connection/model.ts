/** Account of a wallet, and the wallet's network. */
export interface WalletAccount {
  readonly address: string
  /** Chain id, as in EIP-155 (RECV-060). */
  readonly chainId: number
}

/** Pairing that the wallet has to approve. */
export interface BridgePairing {
  readonly id: string
  /** URL of the wallet's page: a path on this origin, or an https URL. */
  readonly address: string
}

/** State of a pairing. */
export type BridgeSession =
  | { readonly status: 'waiting' }
  | ({ readonly status: 'approved' } & WalletAccount)
  | { readonly status: 'rejected' }
  | { readonly status: 'expired' }

/** Ways to connect a wallet (RECV-058). */
export const walletWays = ['bridge', 'injected'] as const

/** Element of `walletWays`. */
export type WalletWay = (typeof walletWays)[number]

/** Fault of a wallet in the browser. */
export type WalletFault =
  /** The user declined in the wallet. */
  | { readonly _tag: 'Declined' }
  /** The wallet is still waiting for the user to answer an earlier request. */
  | { readonly _tag: 'Busy' }
  /** The wallet cannot switch to the network. */
  | { readonly _tag: 'UnknownNetwork' }
  /** Any other fault, including an unreadable response. */
  | { readonly _tag: 'Failed' }

/** Reasons why a wallet is not connected. */
export type ConnectFault =
  | WalletFault
  /** The account is on another network. */
  | { readonly _tag: 'OtherNetwork' }
  /** The wallet shares no account that can be paid to. */
  | { readonly _tag: 'NoAccount' }
  /** The wallet did not respond within the timeout. */
  | { readonly _tag: 'TooLate' }

/** Dialog that connects a wallet. */
export type WalletConnectionModal = 'web3-options'
