import { makeCardSpending } from '../cards/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that shows the spending of a card by category and month. */
export const cardSpendingMakers = {
  cardSpending: maker(
    ['stores', 'clock', 'log', 'device', 'cardActivities', 'storage'],
    ['cardActivity', 'cardList'],
    (ports, { cardActivity, cardList }) => makeCardSpending({ ...ports, cards: cardList, activity: cardActivity }),
  ),
} satisfies Makers<'cardSpending'>
