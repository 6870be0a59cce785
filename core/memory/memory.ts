import { either as E, taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import type { Store } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { Account } from './account.ts'

/** State and helpers that all ports of one memory provider share. */
export interface Memory {
  readonly clock: Clock
  readonly account: Store<Account>
  /** Returns 1, 2, 3 and so on, one number per call. */
  readonly newNumber: () => number
  /** Returns a new id: the prefix and the next number. */
  readonly newId: (prefix: string) => string
}

/** Makes a task that calls `read` each time it runs and succeeds with the result. */
export const reads = <A>(read: () => A): TE.TaskEither<Fault, A> => TE.fromIO(read)

/**
 * Makes a task that calls `decide` each time it runs. The task succeeds if the result is a Right, and fails if it is a Left.
 */
export const decides = <A>(decide: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> => TE.fromIOEither(decide)

/** Returns the fault Rejected with a message and an HTTP status. */
export const refused = (message: string, status = 422): E.Either<Fault, never> => E.left(rejected(status, message))

/** Success without a value. */
export const done: E.Either<Fault, void> = /* @__PURE__ */ E.right(undefined)

/** Replaces one top-level property of the account with the value that a function computes from the old value. */
export const change = <K extends keyof Account>(
  { account }: Pick<Memory, 'account'>,
  part: K,
  to: (now: Account[K]) => Account[K],
): void => account.update((all) => ({ ...all, [part]: to(all[part]) }))

/** Returns a copy of a list in which each matching item is replaced. */
export const replaced = <A>(
  items: ReadonlyArray<A>,
  matches: (item: A) => boolean,
  by: (item: A) => A,
): ReadonlyArray<A> => items.map((item) => (matches(item) ? by(item) : item))
