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

/** What the security settings need from outside. */
export interface SecuritySettingsPorts {
  readonly stores: Stores
  readonly log: Log
  readonly protection: AccountProtection
}

/** How the account is protected. */
export interface SecuritySettings {
  readonly settings: Live<TwoFactorSettings | null>
  readonly view: Live<SecuritySettingsView>
  readonly steps: { readonly securitySettings: Step }
  readonly tasks: {
    /** Asks again, after a failure. */
    readonly reload: TE.TaskEither<Fault, void>
  }
}

const settled = (answer: E.Either<Fault, TwoFactorSettings>): SecuritySettingsState =>
  E.isRight(answer) ? { status: 'success', settings: answer.right } : { status: 'failed', settings: null }

/** Nothing is asked for until the step or `reload` runs. */
export const makeSecuritySettings = (ports: SecuritySettingsPorts): SecuritySettings => {
  const state = ports.stores.make(unknownSettings)
  // A failure is shown where the controls would stand, so it does not stop the initialisation (SEC-031).
  const ask = makeStep(ports.stores, {
    request: TE.fromTask<E.Either<Fault, TwoFactorSettings>, Fault>(makeLoadSettings(ports)),
    effect: (answer) => state.update(() => settled(answer)),
  })
  const load: Step = () => {
    state.update((now) => ({ ...now, status: 'loading' }))
    return ask()
  }
  return {
    settings: project(state, (now) => now.settings),
    view: project(state, securitySettingsView),
    steps: { securitySettings: load },
    tasks: { reload: runStep(load) },
  }
}
