import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { unknownApplications, type ApplicationsState } from './model.ts'
import type { ApplicationRecords, ShopperRecords } from './ports.ts'
import { makeLoadApplications, makeLoadMissingInfo } from './use-cases.ts'
import { type ApplicationsView, applicationsView } from './view.ts'

/** What the verification needs from outside. */
export interface ApplicationsPorts {
  readonly stores: Stores
  readonly log: Log
  readonly records: ApplicationRecords
  readonly shopper: ShopperRecords
}

/** The user's applications for verification. */
export interface Applications {
  readonly state: Live<ApplicationsState>
  readonly view: Live<ApplicationsView>
  readonly steps: { readonly applications: Step }
  /** Asks again, after a failure. */
  readonly reload: TE.TaskEither<Fault, void>
  /** To be run once the initialisation is through (VERIF-080). */
  readonly loadMissingInfo: TE.TaskEither<Fault, void>
}

/** Nothing is asked for until the step runs or a load is called. */
export const makeApplications = (ports: ApplicationsPorts): Applications => {
  const state = ports.stores.make(unknownApplications)
  const load = makeLoadApplications(ports, state)
  return {
    state,
    view: project(state, applicationsView),
    steps: { applications: load },
    reload: runStep(load),
    loadMissingInfo: makeLoadMissingInfo(ports, state),
  }
}
