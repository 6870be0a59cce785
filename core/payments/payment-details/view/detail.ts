import { isoTime } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { invoiceAddress } from '../../../platform/invoice-page.ts'
import type { PaymentSlideKind } from '../../../platform/ports.ts'
import type { Activity, Invoice } from '../../model.ts'
import { paymentRow } from '../../recent-activity/index.ts'
import { isDonation } from '../../rules.ts'
import { paymentActionTexts as actions, paymentDetailTexts as texts, paymentStepTexts } from '../../texts.ts'
import type {
  DetailAmount,
  DetailEnvironment,
  DetailSection,
  DetailStep,
  ListedItem,
  PaymentDetailState,
} from '../model.ts'
import { dateOf, counterpartyName, situationOf, situationRow, stepsOf } from '../rules/index.ts'
import { helpLinks, invoiceLinks, paidDonationStatuses, type SituationRow } from '../tables/index.ts'
import { invoiceSections } from './invoice.ts'
import { transactionSection } from './payout.ts'
import { type AmountPresenter, makeAmountPresenter } from './rows.ts'

/** View of a payment, donation, bill payment or payout. Unknown parts are left out. */
export interface PaymentDetail {
  readonly id: string
  readonly slide: PaymentSlideKind
  readonly icon: ListedItem['icon']
  readonly mark: ListedItem['mark']
  readonly name: string
  readonly date: { readonly text: string; /** Time in ISO 8601. */ readonly at: string } | null
  readonly direction: ListedItem['direction']
  readonly amount: DetailAmount
  /** Text below the amount: the amount in coin, or the number of transactions. */
  readonly below: DetailAmount | null
  readonly status: ListedItem['status']
  readonly situation: SituationRow | null
  /** Timeline and its label. */
  readonly progress: { readonly label: string; readonly steps: ReadonlyArray<DetailStep> } | null
  readonly sections: ReadonlyArray<DetailSection>
  /** Links to the provider's invoice page and the support page. Both leave the app. */
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly isMain: boolean }>
  /** True if a donation form can be downloaded (PAY-091). */
  readonly hasForm: boolean
  /** Label of the print button, and heading of the printed receipt. */
  readonly receipt: { readonly label: string; readonly heading: string }
}

const belowOf = (item: Activity, coin: string | null, present: AmountPresenter): DetailAmount | null => {
  const count = item.kind === 'payout' ? item.transactions.length : 1
  if (count > 1) return { text: filled(texts.inTransactions, { count }), hidden: null }
  return coin === null ? null : present(coin)
}

/** Returns the links of an item. The label of the invoice link names the user's action on the invoice page. */
const linksOf = (item: Activity, slide: PaymentSlideKind, { support }: DetailEnvironment): PaymentDetail['links'] => {
  const help = { label: helpLinks[slide], href: support, isMain: false }
  if (item.kind === 'payout') return [help]
  const situation = situationOf(item)
  const label = situation === null ? actions.invoice : (invoiceLinks[situation] ?? actions.invoice)
  return [{ label, href: invoiceAddress(item.id), isMain: true }, help]
}

/**
 * True if the item is a donation that was paid in full and not refunded. An overpaid donation counts even if refunded,
 * because the refund may only cover the excess.
 */
const hasDonationForm = (item: Invoice): boolean => {
  const { status, exceptionStatus, alreadyRefunded } = item
  const isOver = status === 'paidOver' || exceptionStatus === 'paidOver'
  const isPaid = status !== null && paidDonationStatuses.includes(status) && (exceptionStatus === null || isOver)
  return isDonation(item) && isPaid && (!alreadyRefunded || isOver)
}

/** Makes the details view, which starts with the fields of the list row. */
export const paymentDetailView =
  (environment: DetailEnvironment) =>
  ({ item, record, hidden, currencies }: PaymentDetailState): PaymentDetail => {
    const present = makeAmountPresenter(hidden, currencies)
    const name = counterpartyName(item)
    const timeZone = environment.timeZone()
    const date = dateOf(item.timestamp, timeZone)
    const steps = stepsOf(item, record, timeZone)
    // The view shows the full date itself, so the row's relative date is not used.
    const { pictureOrigins } = environment
    const listed = paymentRow(0, item, { book: currencies, width: 'wide', pictureOrigins })
    return {
      id: item.id,
      slide: listed.slide,
      icon: listed.icon,
      mark: listed.mark,
      name,
      date: date === null || item.timestamp === null ? null : { text: date, at: isoTime(item.timestamp) },
      direction: listed.direction,
      amount: present(listed.amount),
      below: belowOf(item, listed.coin, present),
      status: listed.status,
      situation: situationRow(item, record, timeZone),
      progress: steps.length === 0 ? null : { label: paymentStepTexts.progress, steps },
      sections:
        item.kind === 'invoice'
          ? invoiceSections({ item, record }, environment, present)
          : item.transactions.map(transactionSection(item, environment, present)),
      links: linksOf(item, listed.slide, environment),
      hasForm: item.kind === 'invoice' && hasDonationForm(item),
      receipt: { label: actions.print, heading: filled(actions.receipt, { product: environment.product }) },
    }
  }
