import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { AddressSuggestion, MailingAddress, ResolvedAddress, VerifiedAddress } from './model.ts'

/** Mailing address for cheques at the provider. */
export interface MailingAddresses {
  /** Returns the address on file; null if there is none (CALL-036). Faults: any. */
  readonly onFile: TE.TaskEither<Fault, MailingAddress | null>
  /** Verifies an address without changing anything (CALL-101, CALL-102). Faults: any. */
  readonly verify: (form: MailingAddress) => TE.TaskEither<Fault, ReadonlyArray<VerifiedAddress>>
  /** Replaces the address on file (CALL-037). Returns true if the provider returned a result (ERR-049). Faults: any. */
  readonly save: (form: MailingAddress) => TE.TaskEither<Fault, boolean>
}

/** Suggestions of the maps service, which needs a third-party script. */
export interface AddressSuggestions {
  /**
   * Loads the maps script with the session's key, once for all callers. After a failure the next call retries
   * (CALL-110, CALL-111, ROUTE-048).
   * Faults: Unreachable, logged as "Maps script failed to load" (ERR-032).
   */
  readonly prepare: (key: string) => TE.TaskEither<Fault, void>
  /**
   * Returns at most five addresses for a typed text, filtered by country "us" and type "address" (CARD-148). Returns none
   * for the empty text.
   */
  readonly suggest: (text: string) => TE.TaskEither<Fault, ReadonlyArray<AddressSuggestion>>
  /** Returns the parts of a suggested address. */
  readonly resolve: (id: string) => TE.TaskEither<Fault, ResolvedAddress>
}
