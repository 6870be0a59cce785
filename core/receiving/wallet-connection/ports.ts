import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { BridgePairing, BridgeSession, WalletFault } from './model.ts'

/** Connects a wallet that is in another tab or on a phone (RECV-061). The caller reports faults (ERR-034, ERR-035). */
export interface WalletBridge {
  /** Chain ids that version 1 of the bridge supports. Faults: any. */
  readonly v1: TE.TaskEither<Fault, { readonly chainIds: ReadonlyArray<number> }>
  /** Starts a pairing, and ends the user's earlier pairing. Faults: any; Rejected also for an unsupported network. */
  readonly connect: (input: { readonly chainId: number }) => TE.TaskEither<Fault, BridgePairing>
  /**
   * Returns the state of a pairing. The caller polls while the status is 'waiting'. Faults: any; Rejected also for an
   * unknown id.
   */
  readonly session: (input: { readonly id: string }) => TE.TaskEither<Fault, BridgeSession>
  /** Ends a pairing. Does nothing for an unknown id. Faults: any. */
  readonly disconnect: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
}

/** Ethereum wallet injected into the browser (RECV-063). Each request can wait for the user, without a timeout. */
export interface InjectedWallet {
  /** True if a wallet is present. Wallets may be injected after the page has loaded. */
  readonly isPresent: Live<boolean>
  /**
   * Asks the user which accounts to share. Returns the accounts without validating them; empty if the browser has no wallet.
   */
  readonly accounts: TE.TaskEither<WalletFault, ReadonlyArray<string>>
  /** Chain id of the wallet's current network. */
  readonly chainId: TE.TaskEither<WalletFault, number>
  /** Asks the user to switch to another network. */
  readonly switchTo: (input: { readonly chainId: number }) => TE.TaskEither<WalletFault, void>
}
