import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeStep } from '../../kernel/load.ts'
import { makeOnce } from '../../kernel/once.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { DebitCard } from '../model.ts'
import type { CardBalance, CardListState } from './model.ts'
import type { CardAccounts } from './ports.ts'
import { withList, withoutList } from './rules.ts'

interface Outside {
  readonly stores: Stores
  readonly log: Log
  readonly accounts: CardAccounts
}

type Answer<A> = E.Either<Fault, ReadonlyArray<A>>

/** A failure that has its own place on the screen: it is logged and answered as a value. */
const asValue = <A>(
  log: Log,
  what: string,
  request: TE.TaskEither<Fault, ReadonlyArray<A>>,
): TE.TaskEither<Fault, Answer<A>> =>
  F.pipe(
    request,
    TE.orElseFirstIOK((fault) => () => log.error(`${what} could not be loaded: ${describeFault(fault)}`)),
    T.map((answer) => E.right(answer)),
  )

/** One fetch for all callers of a session, and a new one after a failure or a sign-out (CARD-022). */
const oncePerSession = <A>(stores: Stores, task: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> => {
  const once = makeOnce(task)
  let epoch = stores.epoch()
  return () => {
    if (epoch !== stores.epoch()) once.forget()
    epoch = stores.epoch()
    return once.run()
  }
}

/** Loads the list. A failure is shown in the cards' own place, so it does not stop the initialisation (CARD-025). */
export const makeLoadCards = ({ stores, log, accounts }: Outside, state: Store<CardListState>): Step => {
  const list = oncePerSession<ReadonlyArray<DebitCard>>(stores, accounts.list)
  return makeStep<Answer<DebitCard>>(stores, {
    request: asValue(log, 'The cards', list),
    effect: (answer) => state.update((now) => (E.isRight(answer) ? withList(now, answer.right) : withoutList(now))),
  })
}

/** Loads the balances (SESS-048). A failure reads "Balance unavailable" (CARD-026). */
export const makeLoadBalances = ({ stores, log, accounts }: Outside, state: Store<CardListState>): Step =>
  F.pipe(
    TE.fromIO<void, Fault>(() => state.update((now) => (now.listFailed ? now : { ...now, balanceStatus: 'loading' }))),
    TE.flatMap(() =>
      makeStep<Answer<CardBalance>>(stores, {
        request: asValue(log, 'The card balances', accounts.balances),
        effect: (answer) => state.update((now) => withBalances(now, answer)),
      }),
    ),
  )

const withBalances = (state: CardListState, answer: Answer<CardBalance>): CardListState =>
  E.isLeft(answer) || state.listFailed
    ? { ...state, balanceStatus: 'error' }
    : { ...state, balanceStatus: 'success', balances: answer.right }
