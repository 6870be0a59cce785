import { either as E, function as F, task as T, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { DebitCard } from '../model.ts'
import type { CardBalance } from './model.ts'
import type { CardAccounts } from './ports.ts'

/**
 * Result of a start-up step: the items, or a fault. After a fault the later steps still run, and the list shows the fault.
 */
export type Answer<A> = E.Either<Fault, ReadonlyArray<A>>

const asValue = <A>(request: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, E.Either<Fault, A>> =>
  F.pipe(
    request,
    T.map((answer) => E.right(answer)),
  )

/** Makes the task that loads the cards. The task returns a fault as a value, and the list shows the failure (CARD-025). */
export const makeReadCards = ({
  log,
  accounts,
}: {
  readonly log: Log
  readonly accounts: Pick<CardAccounts, 'list'>
}): TE.TaskEither<Fault, Answer<DebitCard>> =>
  F.pipe(accounts.list, logged(log.error, 'The cards could not be loaded'), asValue)

/**
 * Makes the task that loads the balances. The task returns a fault as a value, and the list shows "Balance unavailable"
 * (CARD-026).
 */
export const makeReadBalances = ({
  log,
  cardAccounts: accounts,
}: {
  readonly log: Log
  readonly cardAccounts: Pick<CardAccounts, 'balances'>
}): TE.TaskEither<Fault, Answer<CardBalance>> =>
  F.pipe(accounts.balances, logged(log.error, 'The card balances could not be loaded'), asValue)
