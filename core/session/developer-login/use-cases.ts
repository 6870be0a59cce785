import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { TryPassword } from '../../kernel/password-text.ts'
import type { Passwords } from '../../platform/ports.ts'
import type { DeveloperLoginForm } from './model.ts'
import type { Logins } from './ports.ts'

/** Signs in with the key derived from the typed password (ROUTE-033). */
export const makeLogIn =
  ({ passwords, logins }: { readonly passwords: Passwords; readonly logins: Logins }) =>
  ({ email, password }: DeveloperLoginForm, tryPassword: TryPassword): TE.TaskEither<Fault, void> =>
    tryPassword(password, (form) =>
      F.pipe(
        TE.fromTask<string, Fault>(passwords.derive(form)),
        TE.flatMap((hashedPassword) => logins.begin({ email, hashedPassword })),
      ),
    )
