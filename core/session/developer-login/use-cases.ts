import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Passwords } from '../../platform/ports.ts'
import type { Sessions } from '../ports.ts'
import type { DeveloperLoginForm } from './model.ts'

/** Signs in with what is derived from the password (ROUTE-033). */
export const makeLogIn =
  ({ passwords, sessions }: { readonly passwords: Passwords; readonly sessions: Sessions }) =>
  ({ email, password }: DeveloperLoginForm): TE.TaskEither<Fault, void> =>
    F.pipe(
      TE.fromTask<string, Fault>(passwords.derive(password)),
      TE.flatMap((hashedPassword) => sessions.begin({ email, hashedPassword })),
    )
