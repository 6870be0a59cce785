import { either as E, taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import type { Store } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { Account } from './account.ts'

/** State and dependencies that all ports of the memory provider share. */
export interface Memory {
  readonly clock: Clock
  readonly account: Store<Account>
  /** Returns the next number, from 1 on. */
  readonly newNumber: () => number
  /** Returns a new id: the prefix and the next number. */
  readonly newId: (prefix: string) => string
}

/** Makes a task that reads a value when it runs, and never fails. */
export const reads = <A>(read: () => A): TE.TaskEither<Fault, A> => TE.fromIO(read)

/** Makes a task that succeeds or fails when it runs. */
export const decides = <A>(decide: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> => TE.fromIOEither(decide)

/** Returns a rejection, by default with status 422. */
export const refused = (message: string, status = 422): E.Either<Fault, never> => E.left(rejected(status, message))

/** Success without a value. */
export const done: E.Either<Fault, void> = /* @__PURE__ */ E.right(undefined)

/** Updates one part of the account. */
export const change = <K extends keyof Account>(
  { account }: Pick<Memory, 'account'>,
  part: K,
  to: (now: Account[K]) => Account[K],
): void => account.update((all) => ({ ...all, [part]: to(all[part]) }))

/** Replaces the matching items of a list. */
export const replaced = <A>(
  items: ReadonlyArray<A>,
  matches: (item: A) => boolean,
  by: (item: A) => A,
): ReadonlyArray<A> => items.map((item) => (matches(item) ? by(item) : item))
