import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { oncePerSession } from '../../kernel/once.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { TopUp } from '../model.ts'
import { hasGalileoCard, visibleCards } from '../rules.ts'
import { type CardListState, unknownCards } from './model.ts'
import type { CardAccounts } from './ports.ts'
import { awaitingBalances, withBalances, withList, withoutList } from './rules.ts'
import { makeReadBalances, makeReadCards } from './use-cases.ts'
import { type CardListView, cardListView } from './view.ts'

/** What the cards need from outside. */
export interface CardListPorts {
  readonly stores: Stores
  readonly log: Log
  readonly accounts: CardAccounts
}

/** The user's cards. */
export interface CardList {
  /** Updated from outside by what changes a card alone, so that every face shows it at once (CARD-113, CARD-117). */
  readonly state: Store<CardListState>
  readonly view: Live<CardListView>
  /** What the card routes' guards ask (ROUTE-049); hidden cards are in no list. */
  readonly facts: Live<{ readonly initialised: boolean; readonly failed: boolean; readonly ids: ReadonlyArray<string> }>
  readonly hasGalileoCard: Live<boolean>
  /** What was paid and is not on its card yet (CARD-160): kept for every screen, updated by the slice that asks for it alone. */
  readonly topUps: Store<ReadonlyArray<TopUp>>
  readonly steps: { readonly cards: Step; readonly balances: Step }
  readonly tasks: {
    /** List and balances again, after a failure. */
    readonly reload: TE.TaskEither<Fault, void>
  }
  /** Makes a card the current one (CARD-023). */
  readonly choose: (id: string) => void
}

/** Nothing is asked for until a step runs or `reload` is called. */
export const makeCardList = (ports: CardListPorts): CardList => {
  const { stores, log, accounts } = ports
  const state = stores.make<CardListState>(unknownCards)
  const cards = makeStep(stores, {
    // One fetch for all callers of a session (CARD-022).
    request: makeReadCards({ log, accounts: { list: oncePerSession(stores, accounts.list) } }),
    effect: (answer) => state.update((now) => (E.isRight(answer) ? withList(now, answer.right) : withoutList(now))),
  })
  const askBalances = makeStep(stores, {
    request: makeReadBalances(ports),
    effect: (answer) => state.update((now) => withBalances(now, E.isRight(answer) ? answer.right : null)),
  })
  const balances: Step = () => {
    state.update(awaitingBalances)
    return askBalances()
  }
  return {
    state,
    view: project(state, cardListView),
    facts: project(state, (now) => ({
      initialised: now.initialised,
      failed: now.listFailed,
      ids: visibleCards(now.cards).map((card) => card.id),
    })),
    hasGalileoCard: project(state, (now) => hasGalileoCard(now.cards)),
    topUps: stores.make<ReadonlyArray<TopUp>>([]),
    steps: { cards, balances },
    tasks: {
      reload: F.pipe(
        runStep(cards),
        TE.flatMap(() => runStep(balances)),
      ),
    },
    choose: (id) => state.update((now) => ({ ...now, currentId: id })),
  }
}
