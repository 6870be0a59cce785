import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { malformed, type Malformed } from './fault.ts'

/**
 * Asks for a promise. In place of fp-ts' tryCatch, which brings a generator runtime of older JavaScript along.
 * @param faultOf what is answered for what was thrown, or the promise rejected with
 */
export const attempt =
  <E, A>(ask: () => Promise<A>, faultOf: (caught: unknown) => E): TE.TaskEither<E, A> =>
  async () => {
    try {
      return E.right(await ask())
    } catch (caught) {
      return E.left(faultOf(caught))
    }
  }

/** What was caught, for the log: its kind and where in the code it was thrown. Its words are left out: they may quote a value. */
const brokenBy = (caught: unknown): Malformed =>
  malformed(caught instanceof Error ? `${caught.name}${caught.stack?.match(/^ +at .+/m)?.[0] ?? ''}` : typeof caught)

/**
 * A task that always answers. Nothing is thrown across a port; where that happens all the same, or nothing is answered,
 * whoever waits is told of a fault rather than left waiting.
 * @param faultOf what is answered for a task that broke
 */
export const answering =
  <E, A>(task: () => Promise<E.Either<E, A>>, faultOf: (fault: Malformed) => E): TE.TaskEither<E, A> =>
  async () => {
    try {
      // Nothing has no tag to look at, and throws.
      return E.map(F.identity<A>)(await task())
    } catch (caught) {
      return E.left(faultOf(brokenBy(caught)))
    }
  }
