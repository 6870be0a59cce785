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
import { withBalancesLoading, withBalances, withList, withFailedList } from './rules.ts'
import { makeReadBalances, makeReadCards } from './use-cases.ts'
import { type CardListView, cardListView } from './view.ts'

/** Ports of the slice `cardList`. */
export interface CardListPorts {
  readonly stores: Stores
  readonly log: Log
  readonly cardAccounts: CardAccounts
}

/** The user's cards. */
export interface CardList {
  /**
   * State of the cards. Slices that change one card update this state, so that every picture of the card shows the change
   * immediately (CARD-113, CARD-117).
   */
  readonly state: Store<CardListState>
  readonly view: Live<CardListView>
  /** Data for the guards of the card routes, without hidden cards (ROUTE-049). */
  readonly facts: Live<{ readonly initialised: boolean; readonly failed: boolean; readonly ids: ReadonlyArray<string> }>
  readonly hasGalileoCard: Live<boolean>
  /** Pending top-ups (CARD-160), shared by all screens. Only the slice that loads the top-ups may update them. */
  readonly topUps: Store<ReadonlyArray<TopUp>>
  readonly steps: { readonly cards: Step; readonly balances: Step }
  readonly tasks: {
    /** Loads the card list and the balances, also after a failure. If it fails again, `view.failure` has the text. */
    readonly reload: TE.TaskEither<Fault, void>
  }
  /** Sets the current card (CARD-023). */
  readonly choose: (id: string) => void
}

/**
 * Makes the slice `cardList`. The slice sends no request before a start-up step or `reload`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const list = makeCardList(ports)
 * await list.tasks.reload()
 * list.view.get().cards.map(({ name, balance }) => `${name} ${balance}`) // ['Everyday $1,284.55', 'Travel $312.00']
 */
export const makeCardList = (ports: CardListPorts): CardList => {
  const { stores, log, cardAccounts: accounts } = ports
  const state = stores.make<CardListState>(unknownCards)
  const cards = makeStep(stores, {
    // All callers in a session share a single request (CARD-022).
    request: makeReadCards({ log, accounts: { list: oncePerSession(stores, accounts.list) } }),
    effect: (answer) => state.update((now) => (E.isRight(answer) ? withList(now, answer.right) : withFailedList(now))),
  })
  const fetchBalances = makeStep(stores, {
    request: makeReadBalances(ports),
    effect: (answer) => state.update((now) => withBalances(now, E.isRight(answer) ? answer.right : null)),
  })
  const balances: Step = () => {
    state.update(withBalancesLoading)
    return fetchBalances()
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
