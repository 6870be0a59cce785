import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { PasswordChange, StrengthScore } from './model.ts'

/** Where the provider keeps the password. */
export interface PasswordRecords {
  /** The session is another one afterwards. Faults: any; Rejected where the old password is not the right one. */
  readonly change: (input: PasswordChange) => TE.TaskEither<Fault, void>
}

/** Tells how strong a password is. It stays on the machine. */
export interface PasswordStrength {
  /**
   * Never holds up the page, however long the password is; `words` are easily guessed of this person (SEC-012).
   * Faults: Unreachable where there is no estimator.
   */
  readonly of: (input: {
    readonly password: string
    readonly words: ReadonlyArray<string>
  }) => TE.TaskEither<Fault, StrengthScore>
}

/** The passkeys of the account, which a changed password leaves as they are. */
export interface PasswordPasskeys {
  readonly count: Live<number>
  /** Faults: any; some may be removed then. */
  readonly removeAll: TE.TaskEither<Fault, void>
}
