import {
  concat,
  defer,
  filter,
  finalize,
  map,
  type Observable,
  of,
  share,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { Status } from '../kernel/remote.ts'
import type { Live } from '../kernel/store.ts'
import { timings } from '../kernel/timings.ts'
import type { Clock } from '../platform/ports.ts'
import type { ButtonState, CopyKind, Entrance, Stage } from './model.ts'
import { buttonStateOf } from './rules.ts'
import { copyFeedback } from './tables.ts'

/** A live value out of a stream of later values: kept from the first listener on; before and afterwards `now` answers. */
const lively = <V>(now: () => V, later$: Observable<V>): Live<V> => {
  let last: { readonly value: V } | null = null
  const changes$: Observable<V> = defer(() => {
    last = { value: now() }
    return later$
  }).pipe(
    filter((value: V) => last === null || !Object.is(last.value, value)),
    tap((value: V) => {
      last = { value }
    }),
    finalize(() => {
      last = null
    }),
    share(),
  )
  return { get: () => (last === null ? now() : last.value), changes$ }
}

/**
 * What an asynchronous button shows of its operation: the outcome only 800 ms after the operation has finished
 * (SHELL-071), everything else at once. An outcome that is withdrawn before is never shown.
 */
export const asyncButton = (clock: Clock, status: Live<Status>): Live<ButtonState> => {
  const shown = (): ButtonState => buttonStateOf(status.get())
  const isOutcome = (state: ButtonState): boolean => state === 'success' || state === 'failed'
  const later$ = status.changes$.pipe(
    map(buttonStateOf),
    switchMap((state) =>
      isOutcome(state) ? timer(timings.asyncButtonResolve.ms, clock).pipe(map(() => state)) : of(state),
    ),
  )
  return lively(shown, later$)
}

/** Whether something has just been copied: `raise` says so, and after its time that is over (SHELL-074, SHELL-075). */
export interface CopyFlag extends Live<boolean> {
  readonly raise: () => void
}

/** Copying again while it shows starts its time anew. */
export const copyFlag = (clock: Clock, kind: CopyKind): CopyFlag => {
  const raised$ = new Subject<void>()
  const isShown$ = raised$.pipe(
    switchMap(() => concat(of(true), timer(copyFeedback[kind].ms, clock).pipe(map(() => false)))),
  )
  return { ...lively(() => false, isShown$), raise: () => raised$.next() }
}

const absent: Entrance = { header: false, outlet: false }

/** What is in the document at each moment of a stage: the header at once, the outlet 400 ms later (SHELL-018, SHELL-019). */
export const entranceOf = (clock: Clock, stage: Stage): Observable<Entrance> =>
  stage === 'ready'
    ? concat(
        of<Entrance>({ header: true, outlet: false }),
        timer(timings.entranceOutlet.ms, clock).pipe(map((): Entrance => ({ header: true, outlet: true }))),
      )
    : of(absent)
