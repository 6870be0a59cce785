import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { type Observable, type SchedulerLike, Subscription } from 'rxjs'
import { guarded } from './attempt.ts'
import { type Fault, unauthorized } from './fault.ts'
import type { Stores } from './store.ts'
import type { Delay } from './timings.ts'

export type { Unsubscribable } from 'rxjs'

/**
 * Lifetime of a page, dialog, form or connection within one session. Responses, timers and events that begin in a lifetime
 * have no effect after its end (SESS-021).
 */
export interface Scope {
  /** Ends the current lifetime and begins the next. */
  readonly renew: () => void
  /** Sends a request and handles its response within this lifetime. A request that throws fails as `Malformed`. */
  readonly request: <A>(request: TE.TaskEither<Fault, A>, settle: (answer: E.Either<Fault, A>) => void) => void
  /** Runs `act` once, after a delay. */
  readonly later: (delay: Delay, act: () => void) => void
  /** Runs `act` repeatedly, with the delay before each run. */
  readonly every: (delay: Delay, act: () => void) => void
  /** Subscribes until this lifetime ends. The source never errors. */
  readonly listen: <A>(source$: Observable<A>, handle: (event: A) => void) => void
  /**
   * Binds a function to this lifetime. After the lifetime has ended, or after sign-out, the returned function does nothing.
   */
  readonly whileOpen: <A>(act: (answer: A) => void) => (answer: A) => void
  /** Returns a function that returns true until this lifetime has ended or the user has signed out. */
  readonly isOpen: () => () => boolean
  /** Binds a function to the session, but not to this lifetime. `isOpen` is true if this lifetime has not ended. */
  readonly whileSignedIn: <A>(act: (answer: A, isOpen: boolean) => void) => (answer: A) => void
}

/** Replaces the stores in a call of `makeScope`, so that sign-out does not end the scope. */
export const anySession: Pick<Stores, 'epoch'> = { epoch: () => 0 }

/**
 * Makes a scope; its first lifetime begins immediately.
 * @example
 * const clock = fakeClock()
 * const shown = []
 * const scope = makeScope(makeStores(), clock)
 * scope.later(delay('hint', 500), () => shown.push('hint'))
 * scope.renew()
 * await clock.advance(500)
 * shown // []
 */
export const makeScope = (stores: Pick<Stores, 'epoch'>, clock: SchedulerLike): Scope => {
  let lifetime = 0
  let listening = new Subscription()
  const whileSignedIn: Scope['whileSignedIn'] = (act) => {
    const [mine, epoch] = [lifetime, stores.epoch()]
    return (answer) => {
      if (epoch === stores.epoch()) act(answer, mine === lifetime)
    }
  }
  const whileOpen: Scope['whileOpen'] = (act) =>
    whileSignedIn((answer, isOpen) => {
      if (isOpen) act(answer)
    })
  const later: Scope['later'] = (delay, act) => {
    const bound = whileOpen<void>(act)
    clock.schedule(() => bound(), delay.ms)
  }
  const every: Scope['every'] = (delay, act) =>
    later(delay, () => {
      every(delay, act)
      act()
    })
  return {
    whileSignedIn,
    whileOpen,
    isOpen: () => {
      const [mine, epoch] = [lifetime, stores.epoch()]
      return () => mine === lifetime && epoch === stores.epoch()
    },
    later,
    every,
    renew: () => {
      lifetime += 1
      listening.unsubscribe()
      listening = new Subscription()
    },
    request: (request, settle) => void guarded(request, F.identity<Fault>)().then(whileOpen(settle)),
    listen: (source$, handle) => listening.add(source$.subscribe(whileOpen(handle))),
  }
}

/**
 * Returns a function that returns true once the current session is over (SESS-021).
 * @example
 * const stores = makeStores()
 * const isOver = sessionCheck(stores)
 * stores.resetAll()
 * isOver() // true
 */
export const sessionCheck = (stores: Pick<Stores, 'epoch'>): (() => boolean) => {
  const epoch = stores.epoch()
  return () => epoch !== stores.epoch()
}

/**
 * Returns a function that binds a call to the current session. After sign-out, the bound call is not sent, since it would
 * run as the next user; it fails as `Unauthorized` (SESS-021).
 * @example
 * const stores = makeStores()
 * const call = inSession(stores)(TE.right(7))
 * stores.resetAll()
 * call() // E.left(unauthorized)
 */
export const inSession = (
  stores: Pick<Stores, 'epoch'>,
): (<A>(call: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A>) => {
  const isOver = sessionCheck(stores)
  return (call) => async () => {
    if (isOver()) return E.left(unauthorized)
    const answer = await call()
    return isOver() ? E.left(unauthorized) : answer
  }
}
