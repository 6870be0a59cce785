import { either as E, function as F, type task as T, type taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import { guarded } from './attempt.ts'
import type { Malformed } from './fault.ts'
import type { Machine } from './machine.ts'
import type { Live, Stores } from './store.ts'
import type { Delay } from './timings.ts'

/** Status of an asynchronous operation. Null before the first start, and again some time after an outcome (SHELL-044). */
export type Status = null | 'loading' | 'success' | 'failed'

/**
 * Status of a list. Besides the statuses of an operation: `endOfList` after the last page, and `error` after a page that
 * failed (SHELL-045).
 */
export type ListStatus = Status | 'endOfList' | 'error'

/**
 * Status of the latest page of a list: `success` means that there may be more pages, `error` that the page failed
 * (SHELL-045).
 */
export type PageStatus = Exclude<ListStatus, 'failed'>

/** Events that change a status. `reset` returns it to null. */
export type StatusEvent = 'start' | 'resolve' | 'reject' | 'reset'

type Stage = 'null' | Exclude<Status, null>

/** State machine of an operation (SHELL-044). */
export const statusMachine: Readonly<Record<Stage, { readonly on: Partial<Record<StatusEvent, Stage>> }>> = {
  null: { on: { start: 'loading' } },
  loading: { on: { resolve: 'success', reject: 'failed', reset: 'null' } },
  success: { on: { start: 'loading', reset: 'null' } },
  failed: { on: { start: 'loading', reset: 'null' } },
} satisfies Machine<Stage, StatusEvent>

/**
 * Returns the status after an event. An event that the status does not accept changes nothing.
 * @example
 * nextStatus(null, 'start') // 'loading'
 * nextStatus('success', 'reject') // 'success'
 */
export const nextStatus = (status: Status, event: StatusEvent): Status => {
  const next = statusMachine[status ?? 'null'].on[event]
  return next === undefined ? status : next === 'null' ? null : next
}

/** State of an operation, for views. */
export interface Remote<E> {
  readonly status: Status
  /** Fault of the last run, until the next run starts or the status is reset. */
  readonly fault: E | null
}

/** State of an operation before its first run. */
export const idle: Remote<never> = { status: null, fault: null }

/** Asynchronous action with a status. */
export interface Operation<I, E, A> extends Live<Remote<E>> {
  /** Runs the operation. A second start during a run has no effect and resolves with the result of that run. */
  readonly start: (input: I) => T.Task<E.Either<E, A>>
  /** Resets the status to null. The result of a run in flight is ignored. */
  readonly reset: () => void
}

/** Ports and effects of an operation. */
export interface OperationSpec<I, E, A> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  /** Does the work. */
  readonly run: (input: I) => TE.TaskEither<E, A>
  /**
   * Runs before the status becomes `success`. Does not run if the operation was reset, or the user signed out, before the
   * response.
   */
  readonly onSuccess?: (answer: A) => void
  /**
   * Runs before the status becomes `failed`. Does not run if the operation was reset, or the user signed out, before the
   * response.
   */
  readonly onFailure?: () => void
  /** Time after which an outcome resets to the status null (SHELL-046). If null, the outcome stays until the next start. */
  readonly resetAfter: { readonly success: Delay | null; readonly failed: Delay | null }
}

/** Fault mapping for an operation whose faults do not include `Malformed`. */
export interface OwnFaults<E> {
  /** Returns the fault of the operation if a port has thrown, rejected or resolved with nothing. */
  readonly brokenAs: (fault: Malformed) => E
}

/**
 * Makes an operation. Its status goes from null to `loading`, to `success` or `failed`, and back to null after a delay. A
 * port that throws, rejects or resolves with nothing is logged and counts as failed.
 * @example
 * const [clock, run] = [fakeClock(), () => TE.right('saved')]
 * const resetAfter = { success: delay('saved', 1000), failed: null }
 * const saving = makeOperation({ stores: makeStores(), clock, run, resetAfter })
 * await saving.start()() // E.right('saved')
 * saving.get() // { status: 'success', fault: null }
 * await clock.advance(1000)
 * saving.get().status // null
 */
export function makeOperation<I, E, A>(spec: OperationSpec<I, E, A> & OwnFaults<E>): Operation<I, E, A>
export function makeOperation<I, E, A>(spec: OperationSpec<I, E, A>): Operation<I, E | Malformed, A>
export function makeOperation<I, E, A>(
  spec: OperationSpec<I, E, A> & Partial<OwnFaults<E>>,
): Operation<I, E | Malformed, A> {
  type Answer = E.Either<E | Malformed, A>
  const { stores, brokenAs = F.identity<E | Malformed> } = spec
  const { update, ...seen } = stores.make<Remote<E | Malformed>>(idle)
  let pending: { readonly epoch: number; readonly result: Promise<Answer> } | null = null
  let round = 0

  const advance = (event: StatusEvent, fault: E | Malformed | null = null): void =>
    update((state) => ({ status: nextStatus(state.status, event), fault }))

  const broken = (fault: Malformed): E | Malformed => {
    stores.logBroken(`Broken: ${fault.what}`)
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
    if (E.isLeft(result)) {
      spec.onFailure?.()
      advance('reject', result.left)
      resetLater(spec.resetAfter.failed)
    } else {
      spec.onSuccess?.(result.right)
      advance('resolve')
      resetLater(spec.resetAfter.success)
    }
  }

  return {
    ...seen,
    start: (input) => () => {
      const epoch = stores.epoch()
      if (pending?.epoch === epoch) return pending.result
      round += 1
      const mine = round
      advance('start')
      const result = guarded<E | Malformed, A>(() => spec.run(input)(), broken)().then((answer) => {
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
