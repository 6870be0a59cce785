import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { broken, must, shown, messageOfThrown } from './law.ts'

/**
 * Runs a call of a port. A call that throws or rejects breaks the law, since faults belong into a Left.
 * @param name name of the call, such as "book.validate"
 * @param call a function, so that a method that throws at once is caught too
 */
export const outcome = async <A>(name: string, call: () => TE.TaskEither<Fault, A>): Promise<E.Either<Fault, A>> => {
  try {
    return await call()()
  } catch (error) {
    return broken(
      `${name} threw or rejected with ${messageOfThrown(error)}, where a port method answers with a Left.`,
      error,
    )
  }
}

/** Runs a call of a port and returns its value. A fault breaks the law. */
export const answered = async <A>(name: string, call: () => TE.TaskEither<Fault, A>): Promise<A> => {
  const answer = await outcome(name, call)
  return E.isRight(answer) ? answer.right : broken(`${name} answers with a fault, ${shown(answer.left)}.`)
}

/** A port refuses a call; anything else breaks the law. */
export const mustBeRejected = async (name: string, call: () => TE.TaskEither<Fault, unknown>): Promise<void> => {
  const answer = await outcome(name, call)
  must(
    E.isLeft(answer) && answer.left._tag === 'Rejected',
    `${name} answers with ${shown(answer)} and should with Rejected.`,
  )
}
