import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { PasswordChange, StrengthScore } from './model.ts'

/** Password of the account at the provider. */
export interface PasswordRecords {
  /**
   * Changes the password. The provider then replaces the session. Faults: any; Rejected if the old password is wrong.
   */
  readonly change: (input: PasswordChange) => TE.TaskEither<Fault, void>
}

/** Strength estimator. The password stays on the machine. */
export interface PasswordStrength {
  /**
   * Estimates the strength of a password of any length, without blocking the page. `words` are words that an attacker would
   * guess first for this user (SEC-012). Faults: Unreachable if there is no estimator.
   */
  readonly of: (input: {
    readonly password: string
    readonly words: ReadonlyArray<string>
  }) => TE.TaskEither<Fault, StrengthScore>
}

/** Passkeys of the account. A password change alone does not affect them. */
export interface PasswordPasskeys {
  readonly count: Live<number>
  /** Removes all passkeys. Faults: any; after a fault, some of the passkeys may already be removed. */
  readonly removeAll: TE.TaskEither<Fault, void>
}
