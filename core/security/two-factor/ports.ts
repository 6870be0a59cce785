import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Two-factor switch and backup codes at the provider. */
export interface SecondFactor {
  /**
   * Turns two-factor on, or off if it is on. The provider then replaces the session. Faults: any; Rejected if the code
   * is wrong, with status 429 after too many attempts.
   */
  readonly toggle: (input: { readonly code: string }) => TE.TaskEither<Fault, void>
  /** Replaces the set of backup codes. The provider returns the codes only this once. Faults: as for `toggle`. */
  readonly newBackupCodes: (input: { readonly code: string }) => TE.TaskEither<Fault, ReadonlyArray<string>>
}
