import { concat, map, Observable, of, Subject, Subscription, switchMap, timer } from 'rxjs'
import type { Status } from '../kernel/remote.ts'
import type { Live } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { ButtonState, CopyKind } from './model.ts'
import { buttonStateOf } from './rules.ts'
import { asyncButtonResolve, copyFeedback } from './tables.ts'

/**
 * A live value that is watched while it has a listener: kept from the first listener on; before and after that `now`
 * answers.
 * @param watch puts what follows, until what it gives back is unsubscribed
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
 * What an asynchronous button shows of its operation: the outcome only 800 ms after the operation has finished
 * (SHELL-071), everything else at once. An outcome that is withdrawn before is never shown.
 */
export const asyncButton = (clock: Clock, status: Live<Status>): Live<ButtonState> => {
  const isOutcome = (state: ButtonState): boolean => state === 'success' || state === 'failed'
  const shown$ = status.changes$.pipe(
    map(buttonStateOf),
    switchMap((state) => (isOutcome(state) ? timer(asyncButtonResolve.ms, clock).pipe(map(() => state)) : of(state))),
  )
  return lively(
    () => buttonStateOf(status.get()),
    (put) => shown$.subscribe(put),
  )
}

/** Whether something has just been copied: `raise` says so, and after its time that is over (SHELL-074, SHELL-075). */
export interface CopyFlag extends Live<boolean> {
  /** Raised again, the time begins anew. */
  readonly raise: () => void
}

/** Copying again while it shows starts its time anew. */
export const copyFlag = (clock: Clock, kind: CopyKind): CopyFlag => {
  const raised$ = new Subject<void>()
  const over$ = timer(copyFeedback[kind].ms, clock).pipe(map(() => false))
  const flag = lively(
    () => false,
    (put) => raised$.pipe(switchMap(() => concat(of(true), over$))).subscribe(put),
  )
  return { ...flag, raise: () => raised$.next() }
}
