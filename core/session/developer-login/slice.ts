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

/** Ports of the developer login. */
export interface DeveloperLoginPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly navigation: Navigation
  readonly passwords: Passwords
  readonly logins: Logins
}

/** Developer login: a sign-in form in the app itself, instead of the provider's login page. */
export interface DeveloperLogin {
  readonly view: Live<DeveloperLoginView>
  /** Signs the user in. After success, loads the home page, which starts the app for this user (ROUTE-033). */
  readonly logIn: (form: DeveloperLoginForm) => void
}

/**
 * Makes the developer login. Sends no request before `logIn`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), isSignedIn: false })
 * makeDeveloperLogin(ports).view.get().isBusy // false
 */
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
