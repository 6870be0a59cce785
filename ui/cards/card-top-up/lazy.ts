import { cardTopUpOf } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Dialog of a top-up. */
export { AddFundsModal } from './AddFundsModal.tsx'

export const slices = sliceModule({
  cardTopUp: (
    { stores, clock, log, navigation, appNavigation, paymentWindow, cardTopUps },
    { amountPrivacy, cardList, shell, toasts },
  ) =>
    cardTopUpOf({
      stores,
      clock,
      log,
      navigation,
      modals: shell.modals,
      toasts,
      appNavigation,
      paymentWindow,
      topUps: cardTopUps,
      cards: cardList,
      amountsHidden: amountPrivacy.isOn,
    }),
})
