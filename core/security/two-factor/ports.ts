import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Calls at the provider that turn two-factor on or off, and generate backup codes. */
export interface SecondFactor {
  /**
   * Turns two-factor on, or off if it is on. The provider then replaces the session. Faults: any; Rejected if the code
   * is wrong, with status 429 after too many attempts.
   */
  readonly toggle: (input: { readonly code: string }) => TE.TaskEither<Fault, void>
  /**
   * Generates a new set of backup codes, which replaces the previous set. Only this response contains the codes. Faults: as
   * for `toggle`.
   */
  readonly newBackupCodes: (input: { readonly code: string }) => TE.TaskEither<Fault, ReadonlyArray<string>>
}
