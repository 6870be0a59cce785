import { Observable, Subject, Subscription } from 'rxjs'
import type { Status } from '../kernel/remote.ts'
import { anySession, makeScope } from '../kernel/scope.ts'
import type { Live } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { ButtonState, CopyKind } from './model.ts'
import { buttonStateOf } from './rules.ts'
import { asyncButtonResolve, copyFeedback } from './tables.ts'

/**
 * Makes a live value that observes its source only while it has subscribers.
 * @param now reads the value without subscribers
 * @param watch emits values until it is unsubscribed
 */
const lively = <V>(now: () => V, watch: (put: (value: V) => void) => Subscription): Live<V> => {
  const later$ = new Subject<V>()
  let last: { readonly value: V } | null = null
  let watching = Subscription.EMPTY
  const put = (value: V): void => {
    if (last !== null && Object.is(last.value, value)) return
    last = { value }
    later$.next(value)
  }
  const changes$ = new Observable<V>((listener) => {
    const listening = later$.subscribe(listener)
    if (last === null) {
      last = { value: now() }
      watching = watch(put)
    }
    return () => {
      listening.unsubscribe()
      if (later$.observed) return
      watching.unsubscribe()
      last = null
    }
  })
  return { get: () => (last === null ? now() : last.value), changes$ }
}

/**
 * Returns the state of an asynchronous button. Shows an outcome 800 ms after the operation (SHELL-071), everything else at
 * once. An outcome that is reset earlier never shows.
 */
export const asyncButton = (clock: Clock, status: Live<Status>): Live<ButtonState> => {
  const isOutcome = (state: ButtonState): boolean => state === 'success' || state === 'failed'
  return lively(
    () => buttonStateOf(status.get()),
    (put) => {
      const wait = makeScope(anySession, clock)
      const watching = status.changes$.subscribe((next) => {
        const state = buttonStateOf(next)
        wait.renew()
        if (isOutcome(state)) wait.later(asyncButtonResolve, () => put(state))
        else put(state)
      })
      watching.add(wait.renew)
      return watching
    },
  )
}

/** True for a while after a copy. `raise` starts that time (SHELL-074, SHELL-075). */
export interface CopyFlag extends Live<boolean> {
  /** Starts the time, also again while it runs. */
  readonly raise: () => void
}

/** Makes the flag of a copy button. */
export const copyFlag = (clock: Clock, kind: CopyKind): CopyFlag => {
  const raised$ = new Subject<void>()
  const flag = lively(
    () => false,
    (put) => {
      const wait = makeScope(anySession, clock)
      const watching = raised$.subscribe(() => {
        put(true)
        wait.renew()
        wait.later(copyFeedback[kind], () => put(false))
      })
      watching.add(wait.renew)
      return watching
    },
  )
  return { ...flag, raise: () => raised$.next() }
}
