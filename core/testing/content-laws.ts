import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

/** Call of a method that reads, with the reply that the data of the account demand. */
export interface KnownReply<A> {
  readonly call: TE.TaskEither<Fault, A>
  readonly reply: A
}

/** Test setup for a method that reads. The account contains known data: at least two items of each list. */
export interface ContentBench<A> {
  /** Calls of the method, each with another input and another reply. One call is enough for a method without an input. */
  readonly known: readonly [KnownReply<A>, ...ReadonlyArray<KnownReply<A>>]
}

/**
 * Laws of a port method that reads: its replies contain exactly the data of the account. They detect an adapter that drops,
 * repeats, reorders or confuses fields and items, or that ignores its input.
 */
export const contentLaws = <A>(make: () => Promise<ContentBench<A>>): ReadonlyArray<Law> => [
  law('Each call returns exactly the data of the account, with every field and every item in its order.', async () => {
    const { known } = await make()
    for (const { call, reply } of known) mustEqual(await mustSucceed('the call', () => call), reply, 'the reply')
  }),
  law('A call returns the same data after calls with other inputs.', async () => {
    const { known } = await make()
    for (const { call, reply } of known.toReversed())
      mustEqual(await mustSucceed('the call', () => call), reply, 'the reply')
  }),
]
