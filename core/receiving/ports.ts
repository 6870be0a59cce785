import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { CurrencyOption, Payor, PayoutCheck, PayoutProfile, ReceivingForm, Wallet, WalletUpdate } from './model.ts'

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
   * Sets what is given (CALL-067). Faults: any; Rejected also where another profile has the wallet, or where this one
   * has senders and the wallet is another.
   */
  readonly update: (input: {
    readonly profileId: string
    readonly name?: string
    readonly walletId?: string
  }) => TE.TaskEither<Fault, void>
  /** Answers with those that are left (CALL-069). Faults: any; Rejected also where it has senders. */
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
