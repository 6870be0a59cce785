import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { unknownVerification, type VerificationState } from './model.ts'
import type { Applications, ShopperRecords } from './ports.ts'
import { makeLoadApplications, makeLoadMissingInfo } from './use-cases.ts'
import { type VerificationView, verificationView } from './view.ts'

/** What the verification needs from outside. */
export interface VerificationPorts {
  readonly stores: Stores
  readonly log: Log
  readonly applications: Applications
  readonly shopper: ShopperRecords
}

/** The user's applications for verification. */
export interface Verification {
  readonly state: Live<VerificationState>
  readonly view: Live<VerificationView>
  readonly steps: { readonly applications: Step }
  /** Asks again, after a failure. */
  readonly reload: TE.TaskEither<Fault, void>
  /** To be run once the initialisation is through (VERIF-080). */
  readonly loadMissingInfo: TE.TaskEither<Fault, void>
}

/** Nothing is asked for until the step runs or a load is called. */
export const makeVerification = (ports: VerificationPorts): Verification => {
  const state = ports.stores.make(unknownVerification)
  const load = makeLoadApplications(ports, state)
  return {
    state,
    view: project(state, verificationView),
    steps: { applications: load },
    reload: runStep(load),
    loadMissingInfo: makeLoadMissingInfo(ports, state),
  }
}
