import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { BridgePairing, BridgeSession, WalletFault } from './model.ts'

/**
 * Connects a wallet that is elsewhere, in another tab or on a phone (RECV-061). What goes wrong is for the caller to
 * tell (ERR-034, ERR-035).
 */
export interface WalletBridge {
  /** The networks that version 1 of the bridge connects wallets on, as wallets number them. Faults: any. */
  readonly v1: TE.TaskEither<Fault, { readonly chainIds: ReadonlyArray<number> }>
  /** Begins; what the user began before ends. Faults: any; Rejected also for a network that it does not serve. */
  readonly connect: (input: { readonly chainId: number }) => TE.TaskEither<Fault, BridgePairing>
  /** How it stands now; to be asked again while it waits. Faults: any; Rejected also where there is none. */
  readonly session: (input: { readonly id: string }) => TE.TaskEither<Fault, BridgeSession>
  /** Ends it; nothing happens where there is none. Faults: any. */
  readonly disconnect: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
}

/** An Ethereum wallet that the browser itself holds (RECV-063). Each of its answers may take as long as a person does. */
export interface InjectedWallet {
  /** Whether there is one; it may come while the page stands. */
  readonly isThere: Live<boolean>
  /** Asks the person which accounts may be seen, as texts of any kind; none where there is no wallet. */
  readonly accounts: TE.TaskEither<WalletFault, ReadonlyArray<string>>
  /** The network that it is on. */
  readonly chainId: TE.TaskEither<WalletFault, number>
  /** Asks the person to go to another network. */
  readonly switchTo: (input: { readonly chainId: number }) => TE.TaskEither<WalletFault, void>
}
