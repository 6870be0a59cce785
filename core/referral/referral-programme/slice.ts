import { task as T } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { ReferralState } from './model.ts'
import { makeLoadCode, makeLoadStatus, makeRemind, type RemindPorts } from './use-cases.ts'
import { type ReferralProgrammeView, referralProgrammeView } from './view.ts'

/** What the user's own referral needs from outside. */
export interface ReferralProgrammePorts extends RemindPorts {
  readonly stores: Stores
}

/** The code that the user gives away, how that stands, and when to remind of it. */
export interface ReferralProgramme {
  readonly view: Live<ReferralProgrammeView>
  /** Gets the code, unless it is there already; the view tells how it went. */
  readonly loadCode: T.Task<void>
  readonly loadStatus: T.Task<void>
  /** To be run once the page is there. */
  readonly remind: T.Task<void>
}

const unknownReferral: ReferralState = { status: null, statusAt: 0, code: null, hasFailed: false }

/** Nothing is asked for until an action runs. */
export const makeReferralProgramme = (ports: ReferralProgrammePorts): ReferralProgramme => {
  const state = ports.stores.make(unknownReferral)
  const load = makeOperation<void, Fault, void>({
    stores: ports.stores,
    clock: ports.clock,
    run: () => makeLoadCode(ports, state),
    resetAfter: { success: timings.toggleReset, failed: timings.toggleReset },
  })
  return {
    view: project(combine({ state, load }), referralProgrammeView),
    loadCode: () => (state.get().code === null ? T.asUnit(load.start())() : Promise.resolve()),
    loadStatus: makeLoadStatus(ports, state),
    remind: makeRemind(ports),
  }
}
