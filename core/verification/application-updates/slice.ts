import { either as E, type io as IO, type task as T, type taskEither as TE } from 'fp-ts'
import { Subscription, type TeardownLogic } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import type { Live, Store, Stores } from '../../kernel/store.ts'
import type { Clock, Randomness } from '../../platform/ports.ts'
import type { Applications } from '../applications/index.ts'
import type { Application, ProductName } from '../model.ts'
import { isVerified } from '../rules.ts'
import { type Approval, noPostVerification, type PostVerification, type StreamSignal, type Watched } from './model.ts'
import type { ApplicationStreams } from './ports.ts'
import {
  approvedProducts,
  isWatched,
  postVerificationAfter,
  streamAfter,
  streamRetryDelay,
  unwatch,
  watch,
  watchedAfter,
} from './rules.ts'
import { eventDebounce, verificationPolling } from './tables.ts'

/** Ports of the live updates. */
export interface ApplicationUpdatesPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly randomness: Randomness
  readonly applicationStreams: ApplicationStreams
  readonly applications: Pick<Applications, 'state' | 'tasks'>
  /** Creates missing partner applications after each refresh, in the background (VERIF-056). */
  readonly createMissing: T.Task<unknown>
  /** Runs for each approval, after all other effects of the list. After a fault, runs again with the next list. */
  readonly approved: (approval: Approval) => TE.TaskEither<Fault, unknown>
}

/** Keeps the applications up to date while the app runs. */
export interface ApplicationUpdates {
  /** Streams by application id; empty until `start`. */
  readonly watched: Live<Watched>
  readonly postVerification: Live<PostVerification>
  /** Watches an application unless it is approved. Sets its product to pending (VERIF-007, VERIF-061). */
  readonly listen: (applicationId: string) => void
  /** Stops watching all applications. Call when the page closes. */
  readonly finish: () => void
  readonly tasks: {
    /** Watches every application that is not approved (VERIF-054, VERIF-055, SESS-049). */
    readonly start: T.Task<void>
  }
}

const activeIds = (watched: Watched): ReadonlyArray<string> =>
  [...watched].flatMap(([id, state]) => (isWatched(state) ? [id] : []))

/** Reloads the list, with one request at a time. If a reload is due during a request, one more reload follows. */
const makeRefresh = (
  { stores, clock, applications }: ApplicationUpdatesPorts,
  watched: Live<Watched>,
  applyList: IO.IO<void>,
) => {
  const rounds = makeScope(stores, clock)
  /** Ids of the applications that have sent a signal since the last refresh. */
  const waiting = new Set<string>()
  let debounce = Subscription.EMPTY
  let polling: Subscription | null = null
  let isRunning = false
  let runAgain = false
  /** True if the last refresh failed, so the list may be outdated. */
  let isStale = false

  const needsPolling = (): boolean => {
    const states = [...watched.get().values()].filter(isWatched)
    return states.length > 0 && (isStale || states.some(({ phase }) => phase === 'polling'))
  }
  const run = (): void => {
    if (isRunning) {
      runAgain = true
      return
    }
    isRunning = true
    const settle = rounds.whileOpen((answer: E.Either<Fault, void>) => {
      isRunning = false
      isStale = E.isLeft(answer) && answer.left._tag !== 'Unauthorized'
      if (E.isRight(answer)) applyList()
      updatePolling()
      if (!runAgain) return
      runAgain = false
      run()
    })
    void applications.tasks.reload().then(settle)
  }
  const updatePolling = (): void => {
    if (!needsPolling()) {
      polling?.unsubscribe()
      polling = null
      return
    }
    polling ??= clock.schedule(() => {
      polling = null
      if (!isRunning) run()
      updatePolling()
    }, verificationPolling.ms)
  }
  return {
    updatePolling,
    /** Refreshes half a second after the last signal (VERIF-057). */
    schedule: (applicationId: string): void => {
      waiting.add(applicationId)
      debounce.unsubscribe()
      debounce = clock.schedule(() => {
        waiting.clear()
        run()
      }, eventDebounce.ms)
    },
    /** Drops the signal of an application that is no longer watched, unless its refresh has started (VERIF-073). */
    cancel: (applicationId: string): void => {
      waiting.delete(applicationId)
      if (waiting.size === 0) debounce.unsubscribe()
    },
    /**
     * Cancels refreshes when no application is watched. A response in flight then changes nothing, and does not block the
     * next request.
     */
    end: (): void => {
      rounds.renew()
      isRunning = false
      runAgain = false
      isStale = false
    },
  }
}
type Refresh = ReturnType<typeof makeRefresh>

/** Opens and closes streams to match the state, with one stream per application (VERIF-066). */
const makeConnections = (
  { clock, applicationStreams: streams, randomness }: ApplicationUpdatesPorts,
  watched: Store<Watched>,
  refresh: Refresh,
) => {
  /** For each application, the open stream or the timer before the next retry. */
  const subscriptions = new Map<string, Subscription>()
  const replaceSubscription = (id: string, begin: (isCurrent: () => boolean) => TeardownLogic): void => {
    subscriptions.get(id)?.unsubscribe()
    const own = new Subscription()
    subscriptions.set(id, own)
    // The stream may emit before `begin` returns, and this signal may already replace the subscription `own`.
    own.add(begin(() => subscriptions.get(id) === own))
  }
  const randomFraction = (): number => Number(`0x${randomness.hex(4)()}`) / 0xffff_ffff
  const applySignal = (id: string, kind: StreamSignal['kind']): void => {
    const before = watched.get().get(id)
    if (before === undefined) return
    const after = streamAfter(before, { kind, at: clock.now() })
    watched.update((now) => new Map([...now, [id, after]]))
    const isUp = kind === 'open' || kind === 'event'
    const isGivenUp = after.phase === 'polling'
    if (isGivenUp && !isUp)
      replaceSubscription(id, () => clock.schedule(() => connect(id), streamRetryDelay(after.tries, randomFraction())))
    if (isUp || (isGivenUp && before.phase !== 'polling')) refresh.schedule(id)
  }
  const connect = (id: string): void =>
    replaceSubscription(id, (isCurrent) => {
      const closed = (): void => {
        if (isCurrent()) applySignal(id, 'closed')
      }
      return streams.open(id).subscribe({
        next: (kind) => {
          if (isCurrent()) applySignal(id, kind)
        },
        error: closed,
        complete: closed,
      })
    })
  /**
   * Closes the streams of applications that are no longer watched, and opens the streams of newly watched applications. Runs
   * after every change, including a sign-out.
   */
  const syncStreams = (): void => {
    const active = activeIds(watched.get())
    for (const [id, subscription] of subscriptions) {
      if (active.includes(id)) continue
      subscriptions.delete(id)
      subscription.unsubscribe()
      refresh.cancel(id)
    }
    for (const id of active) if (!subscriptions.has(id)) connect(id)
    if (active.length === 0) refresh.end()
    refresh.updatePolling()
  }
  watched.changes$.subscribe(syncStreams)
}

/** Runs the effects of each approval once. If an approval is withdrawn and then given again, its effects run again. */
const makeApprovals = ({ stores, clock, approved }: ApplicationUpdatesPorts) => {
  const settled = stores.make<ReadonlySet<ProductName>>(new Set())
  const { whileSignedIn } = makeScope(stores, clock)
  return (applications: ReadonlyArray<Application>, isNew: boolean): void => {
    const products = approvedProducts(applications)
    const fresh = products.filter((product) => !settled.get().has(product))
    settled.update(() => new Set(products))
    for (const product of fresh) {
      const settle = whileSignedIn((answer: E.Either<Fault, unknown>) => {
        if (E.isLeft(answer)) settled.update((now) => new Set([...now].filter((one) => one !== product)))
      })
      void approved({ product, isNew })().then(settle)
    }
  }
}

/**
 * Creates the live updates. No application is watched before the start.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.abroad })
 * const { applicationUpdates, startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * await applicationUpdates.tasks.start()
 * applicationUpdates.watched.get().size // 1
 */
export const makeApplicationUpdates = (ports: ApplicationUpdatesPorts): ApplicationUpdates => {
  const { stores, applications, createMissing } = ports
  const watched = stores.make<Watched>(new Map())
  const postVerification = stores.make<PostVerification>(noPostVerification)
  const settleApprovals = makeApprovals(ports)
  const listed = (): ReadonlyArray<Application> => applications.state.get().applications ?? []
  const updatePostVerification = (list: ReadonlyArray<Application>): void =>
    postVerification.update((now) => postVerificationAfter(now, list))

  /**
   * Applies a new list in a fixed order: first the streams, then the creation of partner applications, then the
   * post-verification status, and last the effects of approvals.
   */
  const applyList = (): void => {
    watched.update((now) => watchedAfter(now, listed()))
    void createMissing()
    updatePostVerification(listed())
    settleApprovals(listed(), true)
  }
  const refresh = makeRefresh(ports, watched, applyList)
  makeConnections(ports, watched, refresh)
  return {
    watched,
    postVerification,
    listen: (applicationId) => {
      const matching = listed().filter((one) => one.applicationId === applicationId)
      if (matching.some(({ status }) => isVerified(status))) return
      updatePostVerification(matching)
      watched.update((now) => watch(now, applicationId))
    },
    finish: () => watched.update((now) => [...now.keys()].reduce(unwatch, now)),
    tasks: {
      start: async () => {
        watched.update((now) => watchedAfter(now, listed()))
        updatePostVerification(listed())
        settleApprovals(listed(), false)
      },
    },
  }
}
