import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'

/** What the user may change of themselves. */
export interface ProfileRecords {
  /** Names without spaces around them and with nothing hidden. Faults: any; with 422 and 429 the provider says why (ERR-008, ERR-009). */
  readonly updateName: (input: {
    readonly givenName: string
    readonly familyName: string
  }) => TE.TaskEither<Fault, void>
  /** Answers with the provider's word, of which only one means that it was done (PROF-033). Faults: any. */
  readonly setEmailOptIn: (input: { readonly optIn: boolean }) => TE.TaskEither<Fault, string>
}
