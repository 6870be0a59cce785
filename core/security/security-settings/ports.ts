import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { TwoFactorSettings } from './model.ts'

/** Protection settings of the account at the provider. */
export interface AccountProtection {
  /** Loads the two-factor settings. Faults: any. */
  readonly settings: TE.TaskEither<Fault, TwoFactorSettings>
}
