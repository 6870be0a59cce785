import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type SecuritySettings, unknownSecurity } from '../model.ts'
import type { AccountProtection } from '../ports.ts'
import { makeLoadSettings } from './use-cases.ts'
import { type SecurityView, securityView } from './view.ts'

/** What the security settings need from outside. */
export interface SecurityPorts {
  readonly stores: Stores
  readonly log: Log
  readonly protection: AccountProtection
}

/** How the account is protected. */
export interface Security {
  readonly settings: Live<SecuritySettings | null>
  readonly view: Live<SecurityView>
  readonly steps: { readonly securitySettings: Step }
  /** Asks again, after a failure. */
  readonly reload: TE.TaskEither<Fault, void>
}

/** Nothing is asked for until the step runs or `reload` is called. */
export const makeSecurity = (ports: SecurityPorts): Security => {
  const state = ports.stores.make(unknownSecurity)
  const load = makeLoadSettings(ports, state)
  return {
    settings: project(state, (now) => now.settings),
    view: project(state, securityView),
    steps: { securitySettings: load },
    reload: runStep(load),
  }
}
