import { either as E, type taskEither as TE } from 'fp-ts'

/**
 * Asks for a promise, whose rejection is the given fault. In place of fp-ts' tryCatch, which brings a generator
 * runtime of older JavaScript along.
 */
export const attempt =
  <E, A>(ask: () => Promise<A>, fault: E): TE.TaskEither<E, A> =>
  async () => {
    try {
      return E.right(await ask())
    } catch {
      return E.left(fault)
    }
  }
