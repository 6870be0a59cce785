import type { task as T } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Device } from '../../platform/ports.ts'
import type { ReferralState } from './model.ts'
import { makeObtainCode, makeRemind, type RemindPorts } from './use-cases.ts'
import { type ReferralProgrammeView, referralProgrammeView } from './view.ts'

/** What the user's own referral needs from outside. */
export interface ReferralProgrammePorts extends RemindPorts {
  readonly stores: Stores
  readonly device: Pick<Device, 'timeZone'>
}

/** The code that the user gives away, how that stands, and when to remind of it. */
export interface ReferralProgramme {
  readonly view: Live<ReferralProgrammeView>
  /** Gets the code, unless it is there already; the view tells how it went. */
  readonly loadCode: () => void
  /** Gets the code, and then how it stands: a referral begins with its code. */
  readonly loadAll: () => void
  /** Asks how the referral stands. A failure is passed over in silence: nothing is shown of it then (ERR-053). */
  readonly loadStatus: () => void
  readonly tasks: {
    /** To be run once the page is there. */
    readonly remind: T.Task<void>
  }
}

const unknownReferral: ReferralState = { status: null, statusAt: 0, code: null }

/** Nothing is asked for until an action runs. */
export const makeReferralProgramme = (ports: ReferralProgrammePorts): ReferralProgramme => {
  const { stores, clock, device, records } = ports
  const state = stores.make(unknownReferral)
  const code = makeStep(stores, {
    request: makeObtainCode(records),
    effect: (known) => state.update((now) => ({ ...now, code: known })),
  })
  const status = makeStep(stores, {
    request: records.status,
    effect: (known) => state.update((now) => ({ ...now, status: known, statusAt: clock.now() })),
  })
  const load = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => runStep(code),
    resetAfter: { success: null, failed: null },
  })
  const loadCode: T.Task<unknown> = async () => (state.get().code === null ? load.start()() : undefined)
  return {
    view: project(combine({ state, load }), (now) => referralProgrammeView(now, device.timeZone())),
    loadCode: () => void loadCode(),
    loadAll: () => void loadCode().then(runStep(status)),
    loadStatus: () => void runStep(status)(),
    tasks: { remind: makeRemind(ports) },
  }
}
