import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { PayoutProfile, Payouts, ReceivingForm } from './model.ts'

/** What the provider knows of the user as a recipient of payouts. */
export interface PayoutRecords {
  /** Everything at once, for the start (CALL-071); empty for whoever receives nothing. Faults: any. */
  readonly atStart: TE.TaskEither<Fault, Payouts>
}

/** The addresses that payouts can go to, as they are changed. Every call needs the payee token (CALL-012). */
export interface AddressBook {
  /** Whether an address is one of its currency (RECV-081, RECV-083). Faults: any. */
  readonly validate: (input: {
    readonly currency: string
    readonly address: string
  }) => TE.TaskEither<Fault, boolean>
  /** Answers with the wallet's id (CALL-061). Faults: any. */
  readonly createWallet: (input: ReceivingForm) => TE.TaskEither<Fault, string>
  /** Answers with the new profile (CALL-070). Faults: any. */
  readonly createProfile: (input: {
    readonly name: string
    readonly walletId: string
  }) => TE.TaskEither<Fault, PayoutProfile>
  /** Lets a payor pay into a profile (CALL-065). Faults: any. */
  readonly addPayor: (input: { readonly payorId: string; readonly profileId: string }) => TE.TaskEither<Fault, void>
}
