import { function as F, option as O } from 'fp-ts'
import { from } from 'rxjs'
import { type UnsupportedCall, unsupported } from '../kernel/capability.ts'
import { logged } from '../kernel/logged.ts'
import { makeResource } from '../kernel/resource.ts'
import { anySession, makeScope, sessionCheck } from '../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock, Device, Log, TextStorage } from '../platform/ports.ts'
import { lastVisitKey } from '../platform/storage-keys.ts'
import { type SecurityEventPage, type SecurityRecord, stoppableChanges } from '../security/index.ts'
import { type BillFact, type LastVisit, noVisit, type SinceFacts } from './model.ts'
import { changesSince, listedChanges, parseVisit, visitText } from './rules.ts'
import { visitInterval } from './tables.ts'
import { type SinceView, sinceView } from './view.ts'

/** Bills of the slice `billReminders`, whose code loads after the start. */
export interface BillFacts {
  readonly facts: Live<ReadonlyArray<BillFact>>
  /** Loads the bills. The slice handles failures. */
  readonly load: () => void
}

/** Ports of the strip. */
export interface SincePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  /** Stores the last visit of each user. */
  readonly storage: TextStorage
  readonly device: Pick<Device, 'timeZone'>
  readonly securityRecord: Pick<SecurityRecord, 'page'>
  /** Id of the signed-in user; null after a sign-out. */
  readonly userId: Live<string | null>
  /** Facts that are loaded when the app starts. */
  readonly facts: Live<Pick<SinceFacts, 'activity' | 'applications'>>
  /** Returns the bills. Called only in `load`. */
  readonly bills: () => BillFacts
  /** Facts that this user can have. No request is sent for other facts. */
  readonly canHave: Live<{ readonly bills: boolean; readonly stoppable: boolean }>
  /** True once the content of the page is visible. */
  readonly isShown: Live<boolean>
  readonly amountsHidden: Live<boolean>
}

/** Strip of the home page that lists what has changed since the user's last visit. */
export interface Since {
  /** Null if there is nothing to list. */
  readonly view: Live<SinceView | null>
  /**
   * Call when the home page opens. Until the page is visible, the strip lists new facts. Then it only loses changes that no
   * longer apply (SINCE-004).
   * @param isLate true if the home page has opened before the code of the strip was loaded. On a visible page, the strip then
   * lists nothing
   */
  readonly enter: (isLate: boolean) => void
  /** Call when the user leaves the home page. */
  readonly leave: () => void
  /** Hides the strip in this browser until there is a new change (SINCE-002). */
  readonly dismiss: () => void
  /** Stores the present time as that of the last visit. Call when the page becomes hidden (SINCE-003). */
  readonly remember: () => void
  /** Names of the slices that must be available before `load`. */
  readonly needed: Live<ReadonlyArray<'billReminders'>>
  /**
   * Loads bills and security changes once. Each later opening of the home page loads the security changes again; the panel of
   * the bills loads the bills. Sends nothing on a first visit.
   */
  readonly load: () => void
}

/** Storage of one user's last visit. */
const makeVisits = ({ storage, clock }: Pick<SincePorts, 'storage' | 'clock'>, owner: string) => {
  const key = lastVisitKey + owner
  const read = (): LastVisit | null => O.toNullable(O.chainNullableK(parseVisit)(storage.read(key)))
  const write = (visit: LastVisit): void => storage.write(key, visitText(visit))
  return {
    read,
    remember: () => write({ at: clock.now(), dismissed: read()?.dismissed ?? [] }),
    dismiss: (dismissed: LastVisit['dismissed']) => write({ at: read()?.at ?? clock.now(), dismissed }),
    forget: () => storage.remove(key),
  }
}

/** Makes the functions that load bills and stoppable changes, and a live value of both. */
const makeLaterFacts = ({ stores, clock, log, securityRecord, bills: source, canHave }: SincePorts) => {
  const bills = stores.make<ReadonlyArray<BillFact>>([])
  const history = makeResource<SecurityEventPage | UnsupportedCall>({
    stores,
    clock,
    read: F.pipe(securityRecord.page({ before: null }), logged(log.warn, 'The security changes could not be loaded')),
  })
  const isFollowed = stores.make(false)
  const { whileSignedIn } = makeScope(stores, clock)
  return {
    facts: project(combine({ bills, history }), ({ bills: due, history: { value } }) => ({
      bills: due,
      stoppable: value === null || value === unsupported ? [] : stoppableChanges(value),
    })),
    reload: (): void => {
      if (isFollowed.get() && canHave.get().stoppable) void history.reload()
    },
    load: (): void => {
      if (isFollowed.get()) return
      isFollowed.update(() => true)
      const can = canHave.get()
      if (can.stoppable) void history.load()
      if (!can.bills) return
      const { facts, load } = source()
      facts.subscribe(whileSignedIn((due) => bills.update(() => due)))
      load()
    },
  }
}

/**
 * Makes the strip. Reads the last visit of the signed-in user, and stores the time of this visit every 30 minutes. A sign-out
 * removes the record (SINCE-005).
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const app = makePaydeck(ports)
 * await app.startup.tasks.initialise()
 * app.since.view.get() // null
 */
export const makeSince = (ports: SincePorts): Since => {
  const { stores, clock, userId, isShown } = ports
  const state = stores.make(noVisit)
  const later = makeLaterFacts(ports)
  const facts = project(combine({ start: ports.facts, later: later.facts }), (now) => ({ ...now.start, ...now.later }))
  const [session, stay] = [makeScope(anySession, clock), makeScope(stores, clock)]
  let isSignedOut = sessionCheck(stores)
  let visits: ReturnType<typeof makeVisits> | null = null
  userId.subscribe((owner) => {
    session.renew()
    // An expired session keeps the record.
    if (isSignedOut()) visits?.forget()
    isSignedOut = sessionCheck(stores)
    visits = owner === null ? null : makeVisits(ports, owner)
    const visit = visits?.read() ?? null
    state.update(() => ({ ...noVisit, visit, now: clock.now() }))
    if (visits !== null) session.every(visitInterval, visits.remember)
  })
  return {
    view: project(combine({ state, facts, amountsHidden: ports.amountsHidden }), sinceView(ports.device.timeZone)),
    enter: (isLate) => {
      stay.renew()
      state.update((before) => ({ ...before, now: clock.now(), listed: isLate && isShown.get() ? [] : null }))
      stay.listen(from(isShown), (isVisible) => {
        if (!isVisible) return
        state.update((now) => ({ ...now, listed: now.listed ?? listedChanges(facts.get(), now).map(({ key }) => key) }))
      })
      later.reload()
    },
    leave: stay.renew,
    dismiss: () => {
      const { visit, now } = state.get()
      if (visit === null) return
      const dismissed = changesSince(facts.get(), { ...visit, dismissed: [] }, now).map(({ key }) => key)
      visits?.dismiss(dismissed)
      state.update((before) => ({ ...before, visit: { ...visit, dismissed } }))
    },
    remember: () => visits?.remember(),
    needed: project(combine({ state, can: ports.canHave }), (now) =>
      now.state.visit !== null && now.can.bills ? ['billReminders'] : [],
    ),
    load: () => {
      if (state.get().visit !== null) later.load()
    },
  }
}
