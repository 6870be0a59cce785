import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { shown } from './law.ts'

/** What a port answers with; a fault breaks the law. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const answer = await task()
  if (E.isRight(answer)) return answer.right
  throw new Error(`it answers with a fault, ${shown(answer.left)}.`)
}
