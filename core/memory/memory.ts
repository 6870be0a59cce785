import { either as E, taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import type { Store } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { Account } from './account.ts'

/** State and means that every port of the memory provider shares. */
export interface Memory {
  readonly clock: Clock
  readonly account: Store<Account>
  /** Counts up from 1. */
  readonly newNumber: () => number
  /** Returns a new id: the prefix with the next number. */
  readonly newId: (prefix: string) => string
}

/** Reads when the task runs. */
export const reads = <A>(read: () => A): TE.TaskEither<Fault, A> => TE.fromIO(read)

/** Decides when the task runs. */
export const decides = <A>(decide: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> => TE.fromIOEither(decide)

/** Refuses with status 422, or another one. */
export const refused = (message: string, status = 422): E.Either<Fault, never> => E.left(rejected(status, message))

/** Answers with nothing. */
export const done: E.Either<Fault, void> = /* @__PURE__ */ E.right(undefined)

/** Replaces one part of the account. */
export const change = <K extends keyof Account>(
  { account }: Pick<Memory, 'account'>,
  part: K,
  to: (now: Account[K]) => Account[K],
): void => account.update((all) => ({ ...all, [part]: to(all[part]) }))

/** Replaces the items that match. */
export const replaced = <A>(
  items: ReadonlyArray<A>,
  isMeant: (item: A) => boolean,
  by: (item: A) => A,
): ReadonlyArray<A> => items.map((item) => (isMeant(item) ? by(item) : item))
