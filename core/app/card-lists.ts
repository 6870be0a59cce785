import { makeCardActivity, makeCardTransaction } from '../cards/index.ts'
import { runStep } from '../kernel/load.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of a card's lists and transactions. */
export const cardListsMakers = {
  cardActivity: maker(
    ['stores', 'clock', 'log', 'device', 'cardActivities'],
    ['cardList', 'cardTransaction'],
    (ports, { cardList, cardTransaction }) =>
      makeCardActivity({
        ...ports,
        cards: cardList,
        transactions: cardTransaction,
        reloadBalances: runStep(cardList.steps.balances),
      }),
  ),
  cardTransaction: maker(
    ['stores', 'clock', 'log', 'device', 'cardTransactions'],
    ['cardList'],
    (ports, { cardList }) => makeCardTransaction({ ...ports, cards: cardList }),
  ),
} satisfies Makers<'cardActivity' | 'cardTransaction'>
