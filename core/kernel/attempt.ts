import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { malformed, type Malformed } from './fault.ts'

/**
 * Turns a promise into a task that never rejects. Replaces `tryCatch` of fp-ts, which would add code for older JavaScript (a
 * generator runtime) to the bundle.
 * @param faultOf maps a thrown value, or the reason of a rejection, to a fault
 * @example
 * attempt(async () => 7, () => unreachable)() // E.right(7)
 * attempt(() => Promise.reject('offline'), () => unreachable)() // E.left(unreachable)
 */
export const attempt =
  <E, A>(start: () => Promise<A>, faultOf: (caught: unknown) => E): TE.TaskEither<E, A> =>
  async () => {
    try {
      return E.right(await start())
    } catch (caught) {
      return E.left(faultOf(caught))
    }
  }

/**
 * Returns a fault with the error's name and first stack frame, for the log. Leaves the message out, since it may quote a
 * value.
 */
const faultFrom = (caught: unknown): Malformed =>
  malformed(caught instanceof Error ? `${caught.name}${caught.stack?.match(/^ +at .+/m)?.[0] ?? ''}` : typeof caught)

/**
 * Returns a task that never rejects. If a port throws, rejects or resolves with nothing, the task resolves with a fault.
 * @param faultOf converts that fault to the fault type of the task
 * @example
 * guarded(TE.right(7), (fault) => fault)() // E.right(7)
 */
export const guarded =
  <E, A>(task: () => Promise<E.Either<E, A>>, faultOf: (fault: Malformed) => E): TE.TaskEither<E, A> =>
  async () => {
    try {
      // Throws if the port resolved with undefined, which has no tag.
      return E.map(F.identity<A>)(await task())
    } catch (caught) {
      return E.left(faultOf(faultFrom(caught)))
    }
  }
