import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** The provider's switch of two-factor, and the codes for when the authenticator app is not at hand. */
export interface SecondFactor {
  /**
   * On, or off where it is on. The session is another one afterwards. Faults: any; Rejected where the code is not right,
   * with 429 when there were too many.
   */
  readonly toggle: (input: { readonly code: string }) => TE.TaskEither<Fault, void>
  /** A new set in place of the one before, told this once. Faults: as of `toggle`. */
  readonly newBackupCodes: (input: { readonly code: string }) => TE.TaskEither<Fault, ReadonlyArray<string>>
}
