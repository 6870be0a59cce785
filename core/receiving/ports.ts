import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { CurrencyOption, Payor, PayoutCheck, PayoutProfile, ReceivingForm, Wallet, WalletUpdate } from './model.ts'

/**
 * Reads each part of the payouts data separately. The addresses screen reloads the parts after each change (CALL-053 to
 * CALL-056).
 */
export interface PayoutDirectory {
  /** Payors, oldest first. Faults: any. */
  readonly payors: TE.TaskEither<Fault, ReadonlyArray<Payor>>
  /** Payout profiles, oldest first. Faults: any. */
  readonly profiles: TE.TaskEither<Fault, ReadonlyArray<PayoutProfile>>
  /** Wallets, oldest first. Faults: any. */
  readonly wallets: TE.TaskEither<Fault, ReadonlyArray<Wallet>>
  /** Currencies in which payouts can be received, in display order. Faults: any. */
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<CurrencyOption>>
  /** Checks whether payouts can be accepted with the current account settings (CALL-058). Faults: any. */
  readonly acceptance: TE.TaskEither<Fault, PayoutCheck>
}

/** Changes the wallets that receive payouts. Writes need the payee token (CALL-012). */
export interface AddressBook {
  /** Returns true if the address is valid for its currency (RECV-081, RECV-083). Faults: any. */
  readonly validate: (input: { readonly currency: string; readonly address: string }) => TE.TaskEither<Fault, boolean>
  /** Creates a wallet and returns its id (CALL-061). Faults: any. */
  readonly createWallet: (input: ReceivingForm) => TE.TaskEither<Fault, string>
  /**
   * Updates a wallet. The caller reloads the payouts afterwards (RECV-088). Faults: any; Rejected also for a wrong
   * code.
   */
  readonly updateWallet: (input: WalletUpdate) => TE.TaskEither<Fault, void>
  /** Deletes a wallet. Faults: any; Rejected also if a profile uses the wallet. */
  readonly deleteWallet: (input: { readonly walletId: string }) => TE.TaskEither<Fault, void>
}

/** Changes payout profiles and their payors. Every call needs the payee token (CALL-012). */
export interface PayoutProfiles {
  /** Creates a profile and returns it (CALL-070). Faults: any; Rejected also if another profile uses the wallet. */
  readonly create: (input: { readonly name: string; readonly walletId: string }) => TE.TaskEither<Fault, PayoutProfile>
  /**
   * Updates the given fields of a profile (CALL-067). Faults: any. Rejected also if another profile uses the wallet, or if
   * the wallet of a profile with senders would change.
   */
  readonly update: (input: {
    readonly profileId: string
    readonly name?: string
    readonly walletId?: string
  }) => TE.TaskEither<Fault, void>
  /**
   * Deletes a profile and returns the remaining profiles (CALL-069). Faults: any; Rejected also if the profile has senders.
   */
  readonly remove: (input: { readonly profileId: string }) => TE.TaskEither<Fault, ReadonlyArray<PayoutProfile>>
  /** Adds a payor to a profile (CALL-065). Faults: any; Rejected also if the payor is in another profile. */
  readonly addPayor: (input: { readonly payorId: string; readonly profileId: string }) => TE.TaskEither<Fault, void>
  /** Removes a payor from a profile, which makes the payor a request again (CALL-066). Faults: any. */
  readonly removePayor: (input: { readonly payorId: string; readonly profileId: string }) => TE.TaskEither<Fault, void>
  /**
   * Creates a profile for a wallet that has no profile, and adds the payor. Returns the profile (CALL-064, CALL-072).
   * Faults: any.
   */
  readonly addPayorToWallet: (input: {
    readonly name: string
    readonly payorId: string
    readonly walletId: string
  }) => TE.TaskEither<Fault, PayoutProfile>
}
