import { Observable, Subject, Subscription } from 'rxjs'
import type { Status } from '../kernel/remote.ts'
import { anySession, makeScope } from '../kernel/scope.ts'
import { type Live, makeLive } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { ButtonState, CopyKind } from './model.ts'
import { buttonStateOf } from './rules.ts'
import { asyncButtonResolve, copyFeedback } from './tables.ts'

/**
 * Makes a live value that watches a source only while the live value has subscribers. Without subscribers, each read calls
 * `now`.
 * @param watch watches the source, and emits values until unsubscribed
 */
const watchedLive = <V>(now: () => V, watch: (emit: (value: V) => void) => Subscription): Live<V> => {
  const changed$ = new Subject<V>()
  let last: { readonly value: V } | null = null
  let watching = Subscription.EMPTY
  const emit = (value: V): void => {
    if (last !== null && Object.is(last.value, value)) return
    last = { value }
    changed$.next(value)
  }
  const changes$ = new Observable<V>((listener) => {
    const listening = changed$.subscribe(listener)
    if (last === null) {
      last = { value: now() }
      watching = watch(emit)
    }
    return () => {
      listening.unsubscribe()
      if (changed$.observed) return
      watching.unsubscribe()
      last = null
    }
  })
  return makeLive(() => (last === null ? now() : last.value), changes$)
}

/**
 * Returns the live state of a button. The button shows an outcome 800 ms after its operation ends (SHELL-071), and every
 * other status immediately. If the status is reset within these 800 ms, the outcome is never shown.
 * @example
 * const [clock, status] = [fakeClock(), makeStores().make(null)]
 * const button = asyncButton(clock, status)
 * button.changes$.subscribe(() => {})
 * status.update(() => 'success')
 * button.get() // 'idle'
 * await clock.advance(800)
 * button.get() // 'success'
 */
export const asyncButton = (clock: Clock, status: Live<Status>): Live<ButtonState> => {
  const isOutcome = (state: ButtonState): boolean => state === 'success' || state === 'failed'
  return watchedLive(
    () => buttonStateOf(status.get()),
    (emit) => {
      const wait = makeScope(anySession, clock)
      const watching = status.changes$.subscribe((next) => {
        const state = buttonStateOf(next)
        wait.renew()
        if (isOutcome(state)) wait.later(asyncButtonResolve, () => emit(state))
        else emit(state)
      })
      watching.add(wait.renew)
      return watching
    },
  )
}

/** Flag that is true for a certain time after the user has copied a text (SHELL-074, SHELL-075). */
export interface CopyFlag extends Live<boolean> {
  /** Sets the flag to true. If it is already true, the time starts again. */
  readonly raise: () => void
}

/** Makes the flag for one kind of copy feedback. */
export const copyFlag = (clock: Clock, kind: CopyKind): CopyFlag => {
  const raised$ = new Subject<void>()
  const flag = watchedLive(
    () => false,
    (emit) => {
      const wait = makeScope(anySession, clock)
      const watching = raised$.subscribe(() => {
        emit(true)
        wait.renew()
        wait.later(copyFeedback[kind], () => emit(false))
      })
      watching.add(wait.renew)
      return watching
    },
  )
  return { ...flag, raise: () => raised$.next() }
}
