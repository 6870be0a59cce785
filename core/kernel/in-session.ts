import { either as E, type taskEither as TE } from 'fp-ts'
import { type Fault, unauthorized } from './fault.ts'
import type { Stores } from './store.ts'

/**
 * For calls that follow one another: once the user has signed out, what is left of them is not sent in the name of the next
 * user, and what was answered meanwhile counts for nothing (SESS-021).
 */
export const inSession = (
  stores: Pick<Stores, 'epoch'>,
): (<A>(call: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A>) => {
  const epoch = stores.epoch()
  const isOver = (): boolean => epoch !== stores.epoch()
  return (call) => async () => {
    if (isOver()) return E.left(unauthorized)
    const answer = await call()
    return isOver() ? E.left(unauthorized) : answer
  }
}
