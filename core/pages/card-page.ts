import { type CardPageView, cardPageView } from '../cards/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Configuration } from '../platform/ports.ts'
import { isRecipient, type PayoutsState, recipientBanner } from '../receiving/index.ts'
import type { Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'
import { applicationFor, type ApplicationsState, type ApplicationsView } from '../verification/index.ts'

/** Returns the verification state of a payout recipient, with the link to the next step (RECV-104). */
const recipientOf = (
  payouts: PayoutsState,
  state: ApplicationsState,
  view: ApplicationsView,
  supportPage: string,
): CardPageView['recipient'] => {
  const text = !isRecipient(payouts)
    ? null
    : recipientBanner(applicationFor('payoutsRecipient', state.applications ?? []))
  const { action } = view.products.payoutsRecipient
  if (text === null) return null
  return {
    text,
    action:
      action === null ? null : { label: action.label, to: action.to, href: action.to === null ? supportPage : null },
  }
}

const withoutBalance = (view: CardPageView): CardPageView => ({
  ...view,
  balance: view.balance && {
    ...view.balance,
    amount: view.balance.amount && { whole: hiddenAmount.text, cents: '' },
    hidden: hiddenAmount.label,
  },
})

/** Makes the page of a card without its lists. For a card of another user, the page has neither tabs nor content. */
export const cardPageOf =
  (
    {
      applications,
      cardList,
      amountPrivacy,
      payouts,
    }: Pick<Slices, 'applications' | 'cardList' | 'amountPrivacy' | 'payouts'>,
    granted: Live<Permissions>,
    configuration: Pick<Configuration, 'pages' | 'productName'>,
  ) =>
  (cardId: string): Live<CardPageView> =>
    project(
      combine({
        cards: cardList.state,
        applications: applications.state,
        offered: applications.view,
        granted,
        isHidden: amountPrivacy.isOn,
        payouts: payouts.state,
      }),
      (now) => {
        const view = cardPageView({
          cardId,
          cards: now.cards,
          hasGalileoAccess: now.granted.galileo,
          recipient: recipientOf(now.payouts, now.applications, now.offered, configuration.pages.support),
          configuration,
        })
        return now.isHidden ? withoutBalance(view) : view
      },
    )
