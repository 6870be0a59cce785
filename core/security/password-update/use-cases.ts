import { function as F, task as T, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { passwordText, type TryPassword } from '../../kernel/password-text.ts'
import type { Passwords, Randomness } from '../../platform/ports.ts'
import type { PasswordChange } from './model.ts'
import type { PasswordRecords } from './ports.ts'
import { saltLength } from './tables.ts'

/** Changes the password. Sends derived keys only, with a new salt for each call (SEC-015 to SEC-017). */
export const makeChangePassword =
  (ports: {
    readonly passwords: Passwords
    readonly randomness: Randomness
    readonly passwordRecords: PasswordRecords
  }) =>
  (form: { readonly current: string; readonly next: string }, tryPassword: TryPassword): TE.TaskEither<Fault, void> => {
    const { passwords, randomness, passwordRecords: records } = ports
    return tryPassword(form.current, (current) =>
      F.pipe(
        T.sequenceArray([
          passwords.derive(current),
          passwords.derive(passwordText(form.next)),
          T.fromIO(randomness.hex(saltLength.value)),
        ]),
        T.map(([oldHashedPassword = '', hashedPassword = '', salt = '']): PasswordChange => ({
          oldHashedPassword,
          hashedPassword,
          salt,
        })),
        T.flatMap(records.change),
      ),
    )
  }
