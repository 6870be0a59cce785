import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Live } from '../kernel/store.ts'
import type { CurrencyOption, Payor, PayoutProfile, Payouts, ReceivingForm, Wallet, WalletUpdate } from './model.ts'
import type { PayoutCheck } from './model/acceptance.ts'
import type { BridgePairing, BridgeSession, WalletFault } from './model/wallets.ts'

/** What the provider knows of the user as a recipient of payouts. */
export interface PayoutRecords {
  /** Everything at once, for the start (CALL-071); empty for whoever receives nothing. Faults: any. */
  readonly atStart: TE.TaskEither<Fault, Payouts>
}

/** The same part by part, for the screen of the addresses, which asks again after each change (CALL-053 to CALL-056). */
export interface PayoutDirectory {
  /** Oldest first. Faults: any. */
  readonly payors: TE.TaskEither<Fault, ReadonlyArray<Payor>>
  /** Oldest first. Faults: any. */
  readonly profiles: TE.TaskEither<Fault, ReadonlyArray<PayoutProfile>>
  /** Oldest first. Faults: any. */
  readonly wallets: TE.TaskEither<Fault, ReadonlyArray<Wallet>>
  /** What payouts can be received in, in the order to list it. Faults: any. */
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<CurrencyOption>>
  /** Whether payouts can be accepted as the account stands (CALL-058). Faults: any. */
  readonly acceptance: TE.TaskEither<Fault, PayoutCheck>
}

/** The wallets that payouts can go to, as they are changed. Writes need the payee token (CALL-012). */
export interface AddressBook {
  /** Whether an address is one of its currency (RECV-081, RECV-083). Faults: any. */
  readonly validate: (input: { readonly currency: string; readonly address: string }) => TE.TaskEither<Fault, boolean>
  /** Answers with the wallet's id (CALL-061). Faults: any. */
  readonly createWallet: (input: ReceivingForm) => TE.TaskEither<Fault, string>
  /** What was changed has to be loaded again (RECV-088). Faults: any; Rejected also where the code is not right. */
  readonly updateWallet: (input: WalletUpdate) => TE.TaskEither<Fault, void>
  /** Faults: any; Rejected also where a profile has it. */
  readonly deleteWallet: (input: { readonly walletId: string }) => TE.TaskEither<Fault, void>
}

/** Who pays into which wallet, as it is changed. Every call needs the payee token (CALL-012). */
export interface PayoutProfiles {
  /**
   * Answers with the new profile (CALL-070). Faults: any; Rejected also where a profile has the wallet: it is in one at
   * most.
   */
  readonly create: (input: { readonly name: string; readonly walletId: string }) => TE.TaskEither<Fault, PayoutProfile>
  /**
   * Sets what is given (CALL-067). Faults: any; Rejected also where another profile has the wallet, or where somebody pays
   * into this one and the wallet is another.
   */
  readonly update: (input: {
    readonly profileId: string
    readonly name?: string
    readonly walletId?: string
  }) => TE.TaskEither<Fault, void>
  /** Answers with those that are left (CALL-069). Faults: any; Rejected also where somebody pays into it. */
  readonly remove: (input: { readonly profileId: string }) => TE.TaskEither<Fault, ReadonlyArray<PayoutProfile>>
  /**
   * Lets a payor pay into a profile (CALL-065). Faults: any; Rejected also where they pay into another one: they are in
   * one at most.
   */
  readonly addPayor: (input: { readonly payorId: string; readonly profileId: string }) => TE.TaskEither<Fault, void>
  /** The payor is a request again (CALL-066). Faults: any. */
  readonly removePayor: (input: { readonly payorId: string; readonly profileId: string }) => TE.TaskEither<Fault, void>
  /** Lets a payor pay into a wallet that no profile has yet: answers with its new profile (CALL-064, CALL-072). Faults: any. */
  readonly addPayorToWallet: (input: {
    readonly name: string
    readonly payorId: string
    readonly walletId: string
  }) => TE.TaskEither<Fault, PayoutProfile>
}

/**
 * The invite whose token came with the link of a mail (RECV-070). `from` names who asks: the start of the app, or the
 * screen of the addresses (CALL-015).
 */
export interface PayoutInvites {
  /** Whether it can be accepted, and why not (CALL-058). Faults: any. */
  readonly check: (input: HeldInvite) => TE.TaskEither<Fault, PayoutCheck>
  /** Its sender is a payor afterwards (CALL-059). Faults: any; Rejected with the words of ERR-077 and ERR-078. */
  readonly accept: (input: HeldInvite) => TE.TaskEither<Fault, void>
  /** Told that the user has seen it (CALL-060). Faults: any. */
  readonly markSeen: (input: Pick<HeldInvite, 'payload'>) => TE.TaskEither<Fault, void>
}

/** An invite by its token, and who asks. */
export interface HeldInvite {
  readonly payload: string
  readonly from: 'start' | 'screen'
}

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
