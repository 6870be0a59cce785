import { either as E, function as F, type task as T, type taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import { answering } from './attempt.ts'
import type { Malformed } from './fault.ts'
import type { Machine } from './machine.ts'
import type { Live, Stores } from './store.ts'
import type { Delay } from './timings.ts'

/** How an asynchronous operation stands; null when nothing is under way and nothing is to be told (SHELL-044). */
export type Status = null | 'loading' | 'success' | 'failed'

/** A list may also say that its last page came, or that a page failed (SHELL-045). */
export type ListStatus = Status | 'endOfList' | 'error'

/** Status of the latest page of a list: `success` means that there may be more, `error` that it failed (SHELL-045). */
export type PageStatus = Exclude<ListStatus, 'failed'>

/** What changes a status; `reset` is the return to rest. */
export type StatusEvent = 'start' | 'resolve' | 'reject' | 'reset'

type Stage = 'null' | Exclude<Status, null>

/** Statuses of an operation (SHELL-044). Every event leads to one state. */
export const statusMachine: Readonly<Record<Stage, { readonly on: Partial<Record<StatusEvent, Stage>> }>> = {
  null: { on: { start: 'loading' } },
  loading: { on: { resolve: 'success', reject: 'failed', reset: 'null' } },
  success: { on: { start: 'loading', reset: 'null' } },
  failed: { on: { start: 'loading', reset: 'null' } },
} satisfies Machine<Stage, StatusEvent>

/** The status after an event; an event that does not fit changes nothing. */
export const nextStatus = (status: Status, event: StatusEvent): Status => {
  const next = statusMachine[status ?? 'null'].on[event]
  return next === undefined ? status : next === 'null' ? null : next
}

/** How an operation stands, as views read it. */
export interface Remote<E> {
  readonly status: Status
  /** Why the last try failed, until the next one starts or the status is reset. */
  readonly fault: E | null
}

/** Nothing under way, nothing to tell: where every operation begins. */
export const idle: Remote<never> = { status: null, fault: null }

/** Something that a person can start and that takes its time: its status to look at, and how to start it. */
export interface Operation<I, E, A> extends Live<Remote<E>> {
  /** Runs the operation. While it runs, a second start does nothing and answers with the first one's result. */
  readonly start: (input: I) => T.Task<E.Either<E, A>>
  /** Back to rest at once; the result of a run under way changes nothing any more. */
  readonly reset: () => void
}

/** What an operation is made of. */
export interface OperationSpec<I, E, A> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  /** What it does; its fault becomes the status's. */
  readonly run: (input: I) => TE.TaskEither<E, A>
  /** Runs before the status becomes `success`. Skipped for a run that was reset, replaced, or whose session is over. */
  readonly onSuccess?: (answer: A) => void
  /** As `onSuccess`, before the status becomes `failed`. */
  readonly onFailure?: () => void
  /** How long each outcome stays before the status returns to null (SHELL-046); null: until the next start. */
  readonly resetAfter: { readonly success: Delay | null; readonly failed: Delay | null }
}

/** Where faults are not told as they are: what is told of a port that broke. */
export interface OwnFaults<E> {
  /** The fault of an operation whose port threw, rejected or answered nothing. */
  readonly brokenAs: (fault: Malformed) => E
}

/**
 * Runs an operation through the statuses null, loading, success or failed, and back to null after its delay. It ends
 * whatever it runs does: one that throws, rejects or answers nothing has failed, and what it broke by is logged.
 */
export function makeOperation<I, E, A>(spec: OperationSpec<I, E, A> & OwnFaults<E>): Operation<I, E, A>
export function makeOperation<I, E, A>(spec: OperationSpec<I, E, A>): Operation<I, E | Malformed, A>
export function makeOperation<I, E, A>(
  spec: OperationSpec<I, E, A> & Partial<OwnFaults<E>>,
): Operation<I, E | Malformed, A> {
  type Answer = E.Either<E | Malformed, A>
  const { stores, brokenAs = F.identity<E | Malformed> } = spec
  const store = stores.make<Remote<E | Malformed>>(idle)
  let pending: { readonly epoch: number; readonly result: Promise<Answer> } | null = null
  let round = 0

  const advance = (event: StatusEvent, fault: E | Malformed | null = null): void =>
    store.update((state) => ({ status: nextStatus(state.status, event), fault }))

  const broken = (fault: Malformed): E | Malformed => {
    stores.tellBroken(`Broken: ${fault.what}`)
    return brokenAs(fault)
  }

  const resetLater = (after: Delay | null): void => {
    if (after === null) return
    const mine = round
    spec.clock.schedule(() => {
      if (mine === round) advance('reset')
    }, after.ms)
  }

  const settle = (mine: number, epoch: number, result: Answer): void => {
    if (mine === round) pending = null
    if (mine !== round || epoch !== stores.epoch()) return
    F.pipe(
      result,
      E.match(
        (fault) => {
          spec.onFailure?.()
          advance('reject', fault)
          resetLater(spec.resetAfter.failed)
        },
        (answer) => {
          spec.onSuccess?.(answer)
          advance('resolve')
          resetLater(spec.resetAfter.success)
        },
      ),
    )
  }

  return {
    get: store.get,
    changes$: store.changes$,
    start: (input) => () => {
      const epoch = stores.epoch()
      if (pending !== null && pending.epoch === epoch) return pending.result
      round += 1
      const mine = round
      advance('start')
      const result = answering<E | Malformed, A>(() => spec.run(input)(), broken)().then((answer) => {
        settle(mine, epoch, answer)
        return answer
      })
      pending = { epoch, result }
      return result
    },
    reset: () => {
      round += 1
      pending = null
      advance('reset')
    },
  }
}
