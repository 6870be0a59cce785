import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { broken, must, shown, told } from './law.ts'

/**
 * What a call of a port comes to. One that throws or rejects breaks the law: its fault belongs in a Left.
 * @param name the call as the bench names it, as in "book.validate"
 * @param call in a function, so that a method that throws at once is caught as well
 */
export const outcome = async <A>(name: string, call: () => TE.TaskEither<Fault, A>): Promise<E.Either<Fault, A>> => {
  try {
    return await call()()
  } catch (error) {
    return broken(`${name} threw or rejected with ${told(error)}, where a port method answers with a Left.`, error)
  }
}

/** What a call of a port answers with; a fault breaks the law. */
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
