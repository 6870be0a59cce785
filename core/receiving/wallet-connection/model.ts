/** An account of a wallet, and the network that the wallet is on. */
export interface WalletAccount {
  readonly address: string
  /** As wallets number networks (RECV-060). */
  readonly chainId: number
}

/** What a wallet has to answer before it is connected by the bridge. */
export interface BridgePairing {
  readonly id: string
  /** Where the wallet is asked: a page of this origin, or one of https. */
  readonly address: string
}

/** How a pairing stands. */
export type BridgeSession =
  | { readonly status: 'waiting' }
  | ({ readonly status: 'approved' } & WalletAccount)
  | { readonly status: 'rejected' }
  | { readonly status: 'expired' }

/** The ways to connect a wallet (RECV-058). */
export const walletWays = ['bridge', 'injected'] as const

/** One of `walletWays`. */
export type WalletWay = (typeof walletWays)[number]

/** What can go wrong when a wallet in the browser is asked. */
export type WalletFault =
  /** The person said no in the wallet. */
  | { readonly _tag: 'Declined' }
  /** It asks the person something already, and waits for that. */
  | { readonly _tag: 'Busy' }
  /** It cannot be switched to this network. */
  | { readonly _tag: 'UnknownNetwork' }
  /** Anything else, also an answer that cannot be read. */
  | { readonly _tag: 'Failed' }

/** What else keeps a wallet from being connected. */
export type ConnectFault =
  | WalletFault
  /** It answers for an account of another network. */
  | { readonly _tag: 'OtherNetwork' }
  /** It shows no account that could be paid to. */
  | { readonly _tag: 'NoAccount' }
  /** It did not answer in time. */
  | { readonly _tag: 'TooLate' }

/** The dialog in which a wallet is connected. */
export type WalletConnectionModal = 'web3-options'
