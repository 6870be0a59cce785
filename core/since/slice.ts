import { option as O } from 'fp-ts'
import { anySession, makeScope, sessionCheck } from '../kernel/scope.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { lastVisitsKey } from '../platform/storage-keys.ts'
import { type LastVisit, noVisit } from './model.ts'
import type { SincePorts } from './ports.ts'
import { changesSince, listedChanges, parseVisits, visitsText, withEarlier } from './rules.ts'
import { visitInterval } from './tables.ts'
import { makeLaterFacts } from './use-cases.ts'
import { type SinceView, sinceView } from './view.ts'

/** Strip of the home page that lists what has changed since the user's last visit. */
export interface Since {
  /** Null if there is nothing to list. */
  readonly view: Live<SinceView | null>
  /** True if all facts are loaded, or there is nothing to load because this is the first visit. */
  readonly isLoaded: Live<boolean>
  /**
   * Call when the home page opens. Until `settle`, the strip lists each fact that arrives.
   * @param isLate true if the home page is visible already. The strip then lists nothing, since it would move the page
   */
  readonly enter: (isLate: boolean) => void
  /** Call when the home page becomes visible. The strip then only loses changes that no longer apply (SINCE-004). */
  readonly settle: () => void
  /** Hides the strip in this browser until there is a new change (SINCE-002). */
  readonly dismiss: () => void
  /** Stores the present time as that of the last visit. Call when the page becomes hidden (SINCE-003). */
  readonly remember: () => void
  /** Names of the slices that must be available before `load`. */
  readonly needed: Live<ReadonlyArray<'billReminders'>>
  /**
   * Loads bills, security changes and earlier payments once. Each later opening of the home page loads security changes and
   * payments again; the panel of the bills loads the bills. Sends nothing on a first visit.
   */
  readonly load: () => void
}

/** Storage of one user's last visit. */
const makeVisits = ({ storage, clock }: Pick<SincePorts, 'storage' | 'clock'>, owner: string) => {
  const readAll = () => O.match(() => new Map<string, LastVisit>(), parseVisits)(storage.read(lastVisitsKey))
  const read = (): LastVisit | null => readAll().get(owner) ?? null
  const write = (visit: LastVisit): void => storage.write(lastVisitsKey, visitsText(readAll().set(owner, visit)))
  return {
    read,
    remember: () => write({ at: clock.now(), dismissed: read()?.dismissed ?? [] }),
    dismiss: (dismissed: LastVisit['dismissed']) => write({ at: read()?.at ?? clock.now(), dismissed }),
    forget: () => {
      const others = readAll()
      others.delete(owner)
      if (others.size === 0) storage.remove(lastVisitsKey)
      else storage.write(lastVisitsKey, visitsText(others))
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
  const { stores, clock, userId } = ports
  const state = stores.make(noVisit)
  const session = makeScope(anySession, clock)
  const later = makeLaterFacts(ports, { session, visitedAt: () => state.get().visit?.at ?? null })
  const facts = project(
    combine({ start: ports.facts, later: later.facts }),
    ({ start, later: { payments, ...rest } }) => ({
      ...start,
      ...rest,
      activity: withEarlier(start.activity, payments),
    }),
  )
  let isSignedOut = sessionCheck(stores)
  let visits: ReturnType<typeof makeVisits> | null = null
  userId.subscribe((owner) => {
    session.renew()
    later.restart()
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
    isLoaded: project(
      combine({ state, progress: later.progress }),
      (now) => now.state.visit === null || now.progress === 'loaded',
    ),
    enter: (isLate) => {
      state.update((before) => ({ ...before, now: clock.now(), listed: isLate ? [] : null }))
      later.reload()
    },
    settle: () =>
      state.update((now) => ({ ...now, listed: now.listed ?? listedChanges(facts.get(), now).map(({ key }) => key) })),
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
