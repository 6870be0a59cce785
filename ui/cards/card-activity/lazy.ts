import { makeCardActivity, makeCardTransaction, runStep } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Lists of a card. The slice of the transaction loads with them, because it determines if a row has a page. */
export { CardLists, KeptLists } from './CardLists.tsx'

export const slices = sliceModule({
  cardActivity: ({ stores, clock, log, device, cardActivities }, { cardList, cardTransaction }) =>
    makeCardActivity({
      stores,
      clock,
      log,
      device,
      activities: cardActivities,
      cards: cardList,
      transactions: cardTransaction,
      reloadBalances: runStep(cardList.steps.balances),
    }),
  cardTransaction: ({ stores, clock, log, device, cardTransactions }, { cardList }) =>
    makeCardTransaction({ stores, clock, log, device, transactions: cardTransactions, cards: cardList }),
})
