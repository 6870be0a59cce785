import type { task as T } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Device } from '../../platform/ports.ts'
import type { ReferralState } from './model.ts'
import { makeObtainCode, makeRemind, type RemindPorts } from './use-cases.ts'
import { type ReferralProgrammeView, referralProgrammeView } from './view.ts'

/** Ports of the referral programme. */
export interface ReferralProgrammePorts extends RemindPorts {
  readonly stores: Stores
  readonly device: Pick<Device, 'timeZone'>
}

/** Referral code of the user, its status, and the reminder. */
export interface ReferralProgramme {
  readonly view: Live<ReferralProgrammeView>
  /** Loads the code unless it is already loaded. */
  readonly loadCode: () => void
  /** Loads the code and then the status, since a referral begins with its code. */
  readonly loadAll: () => void
  /** Loads the status. A failure shows no message (ERR-053). */
  readonly loadStatus: () => void
  readonly tasks: {
    /** Shows the reminder if one is due. Runs after the page is shown. */
    readonly remind: T.Task<void>
  }
}

const unknownReferral: ReferralState = { status: null, statusAt: 0, code: null }

/**
 * Makes the referral programme. Sends no request before one of its actions or tasks runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const { referralProgramme } = makePaydeck(ports)
 * referralProgramme.loadCode()
 * referralProgramme.view.get().isLoading // true
 */
export const makeReferralProgramme = (ports: ReferralProgrammePorts): ReferralProgramme => {
  const { stores, clock, device, referralRecords: records } = ports
  const state = stores.make(unknownReferral)
  const code = makeStep(stores, {
    request: makeObtainCode(records),
    effect: (loaded) => state.update((now) => ({ ...now, code: loaded })),
  })
  const status = makeStep(stores, {
    request: records.status,
    effect: (loaded) => state.update((now) => ({ ...now, status: loaded, statusAt: clock.now() })),
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
