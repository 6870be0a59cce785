import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'

/** Changes to the user's own profile at the provider. */
export interface ProfileRecords {
  /**
   * Changes the name; the input has no surrounding spaces and no invisible characters. Faults: any; with status 422 and
   * 429 the provider gives the reason (ERR-008, ERR-009).
   */
  readonly updateName: (input: {
    readonly givenName: string
    readonly familyName: string
  }) => TE.TaskEither<Fault, void>
  /**
   * Turns email notifications on or off. Returns the provider's result word; only `optInSuccess` means success (PROF-033).
   * Faults: any.
   */
  readonly setEmailOptIn: (input: { readonly optIn: boolean }) => TE.TaskEither<Fault, string>
}
