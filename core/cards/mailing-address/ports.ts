import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { AddressSuggestion, MailingAddress, ResolvedAddress, VerifiedAddress } from './model.ts'

/** The address for cheques, as the provider keeps it. */
export interface MailingAddresses {
  /** null: there is none (CALL-036). Faults: any. */
  readonly onFile: TE.TaskEither<Fault, MailingAddress | null>
  /** What the provider makes of an address; it changes nothing (CALL-101, CALL-102). Faults: any. */
  readonly verify: (form: MailingAddress) => TE.TaskEither<Fault, ReadonlyArray<VerifiedAddress>>
  /** Puts it in the place of the one on file (CALL-037); answers whether the provider gave a result (ERR-049). Faults: any. */
  readonly save: (form: MailingAddress) => TE.TaskEither<Fault, boolean>
}

/** Suggestions of the maps service, whose script is a third party's. */
export interface AddressSuggestions {
  /**
   * Loads the maps script with the session's key, once for all callers; after a failure the next call tries again
   * (CALL-110, CALL-111, ROUTE-048). Faults: Unreachable, logged as "Maps script failed to load" (ERR-032).
   */
  readonly prepare: (key: string) => TE.TaskEither<Fault, void>
  /** At most five US addresses for a typed text, by country "us" and type "address" (CARD-148); none for the empty one. */
  readonly suggest: (text: string) => TE.TaskEither<Fault, ReadonlyArray<AddressSuggestion>>
  /** The parts of a suggested address. */
  readonly resolve: (id: string) => TE.TaskEither<Fault, ResolvedAddress>
}
