import type { Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'

/** A call that waits for its answer. */
export interface Call<Q, A> {
  readonly query: Q
  readonly end: (answer: E.Either<Fault, A>) => Promise<void>
}

/** Calls that end when and how the test says. */
export const held = <Q, A>() => {
  const calls: Array<Call<Q, A>> = []
  const ask = (query: Q) => (): Promise<E.Either<Fault, A>> =>
    new Promise((answer) => {
      calls.push({
        query,
        end: async (result) => {
          answer(result)
          await settle()
        },
      })
    })
  return { calls, ask }
}
