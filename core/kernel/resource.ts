import type { io as IO, taskEither as TE } from 'fp-ts'
import { type Observable, type SchedulerLike, Subscription } from 'rxjs'
import type { Fault } from './fault.ts'
import { makeOperation, type Remote } from './remote.ts'
import { combine, type Live, project, type Stores } from './store.ts'

/** State of a value that is loaded from a port. The value stays during a reload and, by default, after a failure. */
export interface Loaded<A> extends Remote<Fault> {
  /** Null until the first load succeeds. */
  readonly value: A | null
  /** Time of the last successful load, in milliseconds since 1970; 0 if there was none. */
  readonly loadedAt: number
}

/** State before the first load. */
export const notLoaded: Loaded<never> = { value: null, loadedAt: 0, status: null, fault: null }

/** Value that is loaded from a port, kept for one session, and loaded again on demand. */
export interface Resource<A> extends Live<Loaded<A>> {
  /** Loads the value. Callers during a load wait for that load and share its result. Faults: those of the port. */
  readonly load: TE.TaskEither<Fault, A>
  /**
   * Loads the value even if another load is running. The response of the other load is then ignored. Faults: those of the
   * port.
   */
  readonly reload: TE.TaskEither<Fault, A>
  /**
   * Forgets the value, for example before the value of another item is loaded. Responses to earlier requests are then
   * ignored.
   */
  readonly clear: IO.IO<void>
  /** Changes the value, for example after a write. Has no effect while there is no value. */
  readonly update: (change: (value: A) => A) => void
}

/** Functions that a page calls when the user enters and leaves it. */
export interface Visited {
  /** Loads the data of the page now, and again after every change until `leave`. */
  readonly enter: () => void
  /** Call when the user leaves the page. Later changes load nothing. */
  readonly leave: () => void
}

/**
 * Reloads a resource when the user enters its page, and then each time `changed$` emits, until the user leaves the page.
 * `changed$` never errors.
 * @example
 * let reads = 0
 * const visited = whileVisited({ reload: TE.fromIO(() => (reads += 1)) }, constant(0).changes$)
 * visited.enter()
 * await settle()
 * reads // 1
 */
export const whileVisited = ({ reload }: Pick<Resource<unknown>, 'reload'>, changed$: Observable<unknown>): Visited => {
  let listening = Subscription.EMPTY
  return {
    enter: () => {
      listening.unsubscribe()
      listening = changed$.subscribe(() => void reload())
      void reload()
    },
    leave: () => listening.unsubscribe(),
  }
}

/** Ports of a resource. */
export interface ResourceSpec<A> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  readonly read: TE.TaskEither<Fault, A>
  /** Merges a response into the current value. If omitted, the response replaces the value. */
  readonly join?: (present: A, response: A) => A
  /** False if a failed load removes the value. If omitted, the value stays after a failure. */
  readonly keepsAfterFailure?: boolean
}

/**
 * Makes a resource. The resource loads nothing before `load` or `reload`.
 * @example
 * const price = makeResource({ stores: makeStores(), clock: fakeClock(5000), read: TE.right(7) })
 * await price.load()
 * price.get() // { value: 7, loadedAt: 5000, status: 'success', fault: null }
 */
export const makeResource = <A>({
  stores,
  clock,
  read,
  join = (_, response) => response,
  keepsAfterFailure = true,
}: ResourceSpec<A>): Resource<A> => {
  const nothing: Pick<Loaded<A>, 'value' | 'loadedAt'> = { value: null, loadedAt: 0 }
  const kept = stores.make(nothing)
  const loading = makeOperation<void, Fault, A>({
    stores,
    clock,
    run: () => read,
    onSuccess: (response) =>
      kept.update(({ value }) => ({
        value: value === null ? response : join(value, response),
        loadedAt: clock.now(),
      })),
    ...(keepsAfterFailure ? {} : { onFailure: () => kept.update(() => nothing) }),
    resetAfter: { success: null, failed: null },
  })
  return {
    ...project(combine({ kept, loading }), (now): Loaded<A> => ({ ...now.kept, ...now.loading })),
    load: loading.start(),
    reload: () => {
      loading.reset()
      return loading.start()()
    },
    clear: () => {
      loading.reset()
      kept.update(() => nothing)
    },
    update: (change) => kept.update((now) => (now.value === null ? now : { ...now, value: change(now.value) })),
  }
}
