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

/** What the live updates need from outside. */
export interface ApplicationUpdatesPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly randomness: Randomness
  readonly streams: ApplicationStreams
  readonly applications: Pick<Applications, 'state' | 'tasks'>
  /** Makes what the partner of an approved application lacks, after each refresh (VERIF-056). Not waited for. */
  readonly createMissing: T.Task<unknown>
  /** What an approval brings along, after everything here; after a fault it is tried again with the next list. */
  readonly approved: (approval: Approval) => TE.TaskEither<Fault, unknown>
}

/** Keeps the applications as the provider has them, while the app runs. */
export interface ApplicationUpdates {
  /** By application; none until `start`. */
  readonly watched: Live<Watched>
  readonly postVerification: Live<PostVerification>
  /** Watches an application, unless it is approved; its product is pending then (VERIF-007, VERIF-061). */
  readonly listen: (applicationId: string) => void
  /** Finishes with all of them: the page is left. */
  readonly finish: () => void
  readonly tasks: {
    /** Watches every application that is not approved (VERIF-054, VERIF-055, SESS-049). */
    readonly start: T.Task<void>
  }
}

const activeIds = (watched: Watched): ReadonlyArray<string> =>
  [...watched].flatMap(([id, state]) => (isWatched(state) ? [id] : []))

/** The list is asked for once for all that wait for it, and never twice at a time. */
const makeRefresh = (
  { stores, clock, applications }: ApplicationUpdatesPorts,
  watched: Live<Watched>,
  take: IO.IO<void>,
) => {
  const rounds = makeScope(stores, clock)
  /** Whose signals wait for a refresh. */
  const waiting = new Set<string>()
  let debounce = Subscription.EMPTY
  let polling: Subscription | null = null
  let isRunning = false
  let isAskedAgain = false
  /** The last refresh failed: what it was to bring is not known yet. */
  let isStale = false

  const needsPolling = (): boolean => {
    const states = [...watched.get().values()].filter(isWatched)
    return states.length > 0 && (isStale || states.some(({ phase }) => phase === 'polling'))
  }
  const run = (): void => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    const settle = rounds.whileOpen((answer: E.Either<Fault, void>) => {
      isRunning = false
      isStale = E.isLeft(answer) && answer.left._tag !== 'Unauthorized'
      if (E.isRight(answer)) take()
      keepPolling()
      if (!isAskedAgain) return
      isAskedAgain = false
      run()
    })
    void applications.tasks.reload().then(settle)
  }
  const keepPolling = (): void => {
    if (!needsPolling()) {
      polling?.unsubscribe()
      polling = null
      return
    }
    polling ??= clock.schedule(() => {
      polling = null
      if (!isRunning) run()
      keepPolling()
    }, verificationPolling.ms)
  }
  return {
    keepPolling,
    /** Half a second after the last signal (VERIF-057). */
    soon: (applicationId: string): void => {
      waiting.add(applicationId)
      debounce.unsubscribe()
      debounce = clock.schedule(() => {
        waiting.clear()
        run()
      }, eventDebounce.ms)
    },
    /** What waits for an application that is finished is not asked for any more (VERIF-073). */
    drop: (applicationId: string): void => {
      waiting.delete(applicationId)
      if (waiting.size === 0) debounce.unsubscribe()
    },
    /** Nothing is watched any more: what is on its way changes nothing, and is no reason to wait. */
    end: (): void => {
      rounds.renew()
      isRunning = false
      isAskedAgain = false
      isStale = false
    },
  }
}
type Refresh = ReturnType<typeof makeRefresh>

/** Keeps the streams that the state asks for: each is one at any time (VERIF-066). */
const makeConnections = (
  { clock, streams, randomness }: ApplicationUpdatesPorts,
  watched: Store<Watched>,
  refresh: Refresh,
) => {
  /** For each application its stream, or the wait before it is tried again. */
  const held = new Map<string, Subscription>()
  const hold = (id: string, begin: (isHeld: () => boolean) => TeardownLogic): void => {
    held.get(id)?.unsubscribe()
    const mine = new Subscription()
    held.set(id, mine)
    // What begins may say something at once, and be given up for it.
    mine.add(begin(() => held.get(id) === mine))
  }
  const chance = (): number => Number(`0x${randomness.hex(4)()}`) / 0xffff_ffff
  const hear = (id: string, kind: StreamSignal['kind']): void => {
    const before = watched.get().get(id)
    if (before === undefined) return
    const after = streamAfter(before, { kind, at: clock.now() })
    watched.update((now) => new Map([...now, [id, after]]))
    const isUp = kind === 'open' || kind === 'event'
    const isGivenUp = after.phase === 'polling'
    if (isGivenUp && !isUp) hold(id, () => clock.schedule(() => connect(id), streamRetryDelay(after.tries, chance())))
    if (isUp || (isGivenUp && before.phase !== 'polling')) refresh.soon(id)
  }
  const connect = (id: string): void =>
    hold(id, (isHeld) => {
      const closed = (): void => {
        if (isHeld()) hear(id, 'closed')
      }
      return streams.open(id).subscribe({
        next: (kind) => {
          if (isHeld()) hear(id, kind)
        },
        error: closed,
        complete: closed,
      })
    })
  /** Whatever changed the state: what is finished is closed, also by a sign-out, and what is new is opened. */
  const follow = (): void => {
    const active = activeIds(watched.get())
    for (const [id, holding] of held) {
      if (active.includes(id)) continue
      held.delete(id)
      holding.unsubscribe()
      refresh.drop(id)
    }
    for (const id of active) if (!held.has(id)) connect(id)
    if (active.length === 0) refresh.end()
    refresh.keepPolling()
  }
  watched.changes$.subscribe(follow)
}

/** What each approval brings along, once as long as it lasts. */
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

/** Nothing is watched before the start. */
export const makeApplicationUpdates = (ports: ApplicationUpdatesPorts): ApplicationUpdates => {
  const { stores, applications, createMissing } = ports
  const watched = stores.make<Watched>(new Map())
  const postVerification = stores.make<PostVerification>(noPostVerification)
  const settleApprovals = makeApprovals(ports)
  const listed = (): ReadonlyArray<Application> => applications.state.get().applications ?? []
  const mark = (list: ReadonlyArray<Application>): void =>
    postVerification.update((now) => postVerificationAfter(now, list))

  /** In this order: streams, the partner's application, the post-verification status, what an approval brings along. */
  const take = (): void => {
    watched.update((now) => watchedAfter(now, listed()))
    void createMissing()
    mark(listed())
    settleApprovals(listed(), true)
  }
  const refresh = makeRefresh(ports, watched, take)
  makeConnections(ports, watched, refresh)
  return {
    watched,
    postVerification,
    listen: (applicationId) => {
      const known = listed().filter((one) => one.applicationId === applicationId)
      if (known.some(({ status }) => isVerified(status))) return
      mark(known)
      watched.update((now) => watch(now, applicationId))
    },
    finish: () => watched.update((now) => [...now.keys()].reduce(unwatch, now)),
    tasks: {
      start: async () => {
        watched.update((now) => watchedAfter(now, listed()))
        mark(listed())
        settleApprovals(listed(), false)
      },
    },
  }
}
