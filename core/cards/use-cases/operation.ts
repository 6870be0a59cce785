import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import { type CardOperation, cardOperations } from '../tables/operations.ts'

/** An operation on the cards: null, loading, success or failed, and back to null (CARD-027). */
export const makeCardOperation = <I, A>(
  { stores, clock }: { readonly stores: Stores; readonly clock: Clock },
  name: CardOperation,
  run: (input: I) => TE.TaskEither<Fault, A>,
): Operation<I, Fault, A> => makeOperation({ stores, clock, run, resetAfter: cardOperations[name] })
