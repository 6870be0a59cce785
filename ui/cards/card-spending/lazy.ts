import { makeCardSpending } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Spending chart on the page of a card. */
export { SpendingPanel } from './SpendingPanel.tsx'

export const slices = sliceModule({
  cardSpending: ({ stores, clock, log, device, cardActivities, storage }, { cardActivity, cardList }) =>
    makeCardSpending({
      stores,
      clock,
      log,
      device,
      activities: cardActivities,
      cards: cardList,
      storage,
      activity: cardActivity,
    }),
})
