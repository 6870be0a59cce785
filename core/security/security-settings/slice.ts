import { either as E, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type SecuritySettingsState, type TwoFactorSettings, unknownSettings } from './model.ts'
import type { AccountProtection } from './ports.ts'
import { makeLoadSettings } from './use-cases.ts'
import { type SecuritySettingsView, securitySettingsView } from './view.ts'

/** Ports of the security settings. */
export interface SecuritySettingsPorts {
  readonly stores: Stores
  readonly log: Log
  readonly accountProtection: AccountProtection
}

/** Protection settings of the account. */
export interface SecuritySettings {
  readonly settings: Live<TwoFactorSettings | null>
  readonly view: Live<SecuritySettingsView>
  readonly steps: { readonly securitySettings: Step }
  readonly tasks: {
    /** Loads the settings again after a failure. */
    readonly reload: TE.TaskEither<Fault, void>
  }
}

const loadedState = (result: E.Either<Fault, TwoFactorSettings>): SecuritySettingsState =>
  E.isRight(result) ? { status: 'success', settings: result.right } : { status: 'failed', settings: null }

/**
 * Creates the slice of the security settings. Sends no request until its initialisation step or `reload` runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const security = makeSecuritySettings(ports)
 * await security.tasks.reload()
 * security.settings.get().otpEnabled // true
 */
export const makeSecuritySettings = (ports: SecuritySettingsPorts): SecuritySettings => {
  const state = ports.stores.make(unknownSettings)
  // A failed load does not stop the initialisation. Instead, a card replaces the two-factor controls (SEC-031).
  const fetchSettings = makeStep(ports.stores, {
    request: TE.fromTask<E.Either<Fault, TwoFactorSettings>, Fault>(makeLoadSettings(ports)),
    effect: (result) => state.update(() => loadedState(result)),
  })
  const load: Step = () => {
    state.update((now) => ({ ...now, status: 'loading' }))
    return fetchSettings()
  }
  return {
    settings: project(state, (now) => now.settings),
    view: project(state, securitySettingsView),
    steps: { securitySettings: load },
    tasks: { reload: runStep(load) },
  }
}
