import { cardTopUpOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that adds money to a card. */
export const cardTopUpMakers = {
  cardTopUp: maker(
    ['stores', 'clock', 'log', 'navigation', 'appNavigation', 'paymentWindow', 'cardTopUps'],
    ['amountPrivacy', 'cardList', 'shell', 'toasts'],
    (ports, { amountPrivacy, cardList, shell, toasts }) =>
      cardTopUpOf({
        ...ports,
        modals: shell.modals,
        toasts,
        cards: cardList,
        amountsHidden: amountPrivacy.isOn,
      }),
  ),
} satisfies Makers<'cardTopUp'>
