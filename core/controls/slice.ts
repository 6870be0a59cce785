import { Observable, Subject, Subscription } from 'rxjs'
import type { Status } from '../kernel/remote.ts'
import { anySession, makeScope } from '../kernel/scope.ts'
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

/** Whether something has just been copied: `raise` says so, and after its time that is over (SHELL-074, SHELL-075). */
export interface CopyFlag extends Live<boolean> {
  /** Raised again, the time begins anew. */
  readonly raise: () => void
}

/** Copying again while it shows starts its time anew. */
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
