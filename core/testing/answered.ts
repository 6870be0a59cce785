import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { must, shown } from './law.ts'

/** What a port answers with; a fault breaks the law. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const answer = await task()
  if (E.isRight(answer)) return answer.right
  throw new Error(`it answers with a fault, ${shown(answer.left)}.`)
}

/** A port refuses; anything else breaks the law. */
export const mustBeRejected = async (task: TE.TaskEither<Fault, unknown>): Promise<void> => {
  const answer = await task()
  must(E.isLeft(answer) && answer.left._tag === 'Rejected', `it answers with ${shown(answer)}.`)
}
