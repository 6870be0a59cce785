import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { type Observable, type SchedulerLike, Subscription } from 'rxjs'
import { answering } from './attempt.ts'
import { type Fault, unauthorized } from './fault.ts'
import type { Stores } from './store.ts'
import type { Delay } from './timings.ts'

export type { Unsubscribable } from 'rxjs'

/**
 * One opening of a page, dialog, form or connection within one session. Responses, timers and events that were begun in
 * a scope have no effect after its end (SESS-021).
 */
export interface Scope {
  /** Ends what was begun, and begins the next opening. */
  readonly renew: () => void
  /** Sends a request and settles its response while the opening lasts. A request that throws fails as `Malformed`. */
  readonly ask: <A>(request: TE.TaskEither<Fault, A>, settle: (answer: E.Either<Fault, A>) => void) => void
  /** Acts after a delay, while the opening lasts. */
  readonly later: (delay: Delay, act: () => void) => void
  /** Acts again and again with a delay before each time, while the opening lasts. */
  readonly every: (delay: Delay, act: () => void) => void
  /** Listens until the opening ends. The source never errors. */
  readonly listen: <A>(source$: Observable<A>, hear: (event: A) => void) => void
  /** Returns the function, bound to this opening: after it, or after the session, it does nothing. */
  readonly whileOpen: <A>(act: (answer: A) => void) => (answer: A) => void
  /** Returns the function, bound to the session alone, with whether this opening still lasts. */
  readonly whileSignedIn: <A>(act: (answer: A, isOpen: boolean) => void) => (answer: A) => void
}

/** For a scope of the device: sign-out does not end it. */
export const anySession: Pick<Stores, 'epoch'> = { epoch: () => 0 }

/** Makes a scope whose first opening lasts from the start. */
export const makeScope = (stores: Pick<Stores, 'epoch'>, clock: SchedulerLike): Scope => {
  let opening = 0
  let listening = new Subscription()
  const whileSignedIn: Scope['whileSignedIn'] = (act) => {
    const [mine, epoch] = [opening, stores.epoch()]
    return (answer) => {
      if (epoch === stores.epoch()) act(answer, mine === opening)
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
    later,
    every,
    renew: () => {
      opening += 1
      listening.unsubscribe()
      listening = new Subscription()
    },
    ask: (request, settle) => void answering(request, F.identity<Fault>)().then(whileOpen(settle)),
    listen: (source$, hear) => listening.add(source$.subscribe(whileOpen(hear))),
  }
}

/** Returns a function that checks whether the session of this call is over (SESS-021). */
export const sessionCheck = (stores: Pick<Stores, 'epoch'>): (() => boolean) => {
  const epoch = stores.epoch()
  return () => epoch !== stores.epoch()
}

/**
 * Binds calls that follow one another to the present session: after sign-out the rest of them is not sent in the name of
 * the next user, and fails as `Unauthorized` (SESS-021).
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
