import { either as E, type taskEither as TE } from 'fp-ts'
import type { Stores } from './store.ts'

/**
 * A task that runs once and shares its result with every caller, including callers during the run. If the run fails, all its
 * callers get the failure, and the next caller runs the task again (SESS-042, SESS-052).
 */
export interface Once<E, A> {
  readonly run: TE.TaskEither<E, A>
  /** Forgets the result, so that the next caller runs the task again. */
  readonly forget: () => void
}

/**
 * Makes a shared task. Nothing runs before the first `run`.
 * @example
 * let runs = 0
 * const once = makeOnce(TE.fromIO(() => (runs += 1)))
 * await Promise.all([once.run(), once.run()])
 * runs // 1
 */
export const makeOnce = <E, A>(task: TE.TaskEither<E, A>): Once<E, A> => {
  let shared: Promise<E.Either<E, A>> | null = null
  return {
    run: () => {
      if (shared !== null) return shared
      const mine = task().then((result) => {
        if (E.isLeft(result) && shared === mine) shared = null
        return result
      })
      shared = mine
      return mine
    },
    forget: () => {
      shared = null
    },
  }
}

/**
 * Returns a task that runs once per session and shares its result. After sign-out the next caller runs the task again
 * (SESS-021).
 * @example
 * let runs = 0
 * const stores = makeStores()
 * const load = oncePerSession(stores, TE.fromIO(() => (runs += 1)))
 * await load()
 * stores.resetAll()
 * await load()
 * runs // 2
 */
export const oncePerSession = <E, A>(stores: Pick<Stores, 'make'>, task: TE.TaskEither<E, A>): TE.TaskEither<E, A> => {
  const shared = stores.make<Once<E, A> | null>(null)
  return () => {
    const once = shared.get() ?? makeOnce(task)
    shared.update(() => once)
    return once.run()
  }
}
