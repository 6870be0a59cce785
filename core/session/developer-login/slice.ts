import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeTryPassword } from '../../kernel/password-text.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import { basePath } from '../../platform/addresses.ts'
import type { Clock, Navigation, Passwords } from '../../platform/ports.ts'
import type { DeveloperLoginForm } from './model.ts'
import type { Logins } from './ports.ts'
import { makeLogIn } from './use-cases.ts'
import { type DeveloperLoginView, developerLoginView } from './view.ts'

/** What the developers' login needs from outside. */
export interface DeveloperLoginPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly navigation: Navigation
  readonly passwords: Passwords
  readonly logins: Logins
}

/** The developers' login. */
export interface DeveloperLogin {
  readonly view: Live<DeveloperLoginView>
  /** Leaves for home when it succeeds, which starts the app afresh for the user who has signed in (ROUTE-033). */
  readonly logIn: (form: DeveloperLoginForm) => void
}

/** Asks nothing until `logIn` runs. */
export const makeDeveloperLogin = (ports: DeveloperLoginPorts): DeveloperLogin => {
  const logIn = makeLogIn(ports)
  const tryPassword = makeTryPassword()
  const login = makeOperation<DeveloperLoginForm, Fault, void>({
    stores: ports.stores,
    clock: ports.clock,
    run: (form) =>
      F.pipe(
        logIn(form, tryPassword),
        TE.tapIO(() => () => ports.navigation.leave(`${basePath}/home`)),
      ),
    resetAfter: { success: null, failed: null },
  })
  return { view: project(login, developerLoginView), logIn: (form) => void login.start(form)() }
}
