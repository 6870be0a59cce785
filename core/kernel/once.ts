import { either as E, type taskEither as TE } from 'fp-ts'
import type { Stores } from './store.ts'

/**
 * Runs a task once and shares its result with every caller, also those who ask while it runs. A failure is
 * shared by those who wait for it and then forgotten, so that the next caller tries again (SESS-042, SESS-052).
 */
export interface Once<E, A> {
  readonly run: TE.TaskEither<E, A>
  /** Forgets the result: the next caller runs the task anew. */
  readonly forget: () => void
}

/** Nothing runs before the first `run`. */
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

/** As `makeOnce`, for one session: after a sign-out the next caller runs the task anew (SESS-021). */
export const oncePerSession = <E, A>(stores: Pick<Stores, 'make'>, task: TE.TaskEither<E, A>): TE.TaskEither<E, A> => {
  const shared = stores.make<Once<E, A> | null>(null)
  return () => {
    const once = shared.get() ?? makeOnce(task)
    shared.update(() => once)
    return once.run()
  }
}
