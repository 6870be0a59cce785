import { function as F, taskEither as TE } from 'fp-ts'
import { basePath } from '../../kernel/addresses.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Clock, Navigation, Passwords } from '../../platform/ports.ts'
import type { Sessions } from '../ports.ts'

/** What the developers' login needs from outside. */
export interface DeveloperLoginPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly navigation: Navigation
  readonly passwords: Passwords
  readonly sessions: Sessions
}

/** The developers' login. */
export interface DeveloperLogin {
  /** Leaves for home when it succeeds, which starts the app afresh for who that is (ROUTE-033). */
  readonly login: Operation<{ readonly email: string; readonly password: string }, Fault, void>
}

/** Asks nothing until somebody logs in. */
export const makeDeveloperLogin = (ports: DeveloperLoginPorts): DeveloperLogin => ({
  login: makeOperation({
    stores: ports.stores,
    clock: ports.clock,
    run: ({ email, password }) =>
      F.pipe(
        TE.fromTask<string, Fault>(ports.passwords.derive(password)),
        TE.flatMap((hashedPassword) => ports.sessions.begin({ email, hashedPassword })),
        TE.tapIO(() => () => ports.navigation.leave(`${basePath}/home`)),
      ),
    resetAfter: { success: null, failed: null },
  }),
})
