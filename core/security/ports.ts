import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { PasswordChange, SecuritySettings } from './model.ts'

/** How the provider protects the account. */
export interface AccountProtection {
  /** Faults: any. */
  readonly settings: TE.TaskEither<Fault, SecuritySettings>
}

/** Where the provider keeps the password. */
export interface PasswordRecords {
  /** Faults: any; Rejected where the old password is not the right one. */
  readonly change: (input: PasswordChange) => TE.TaskEither<Fault, void>
}
