import { filled } from '../../../kernel/text.ts'
import { isoTime } from '../../../kernel/years.ts'
import { invoiceAddress } from '../../../platform/invoice-page.ts'
import type { SlideKind } from '../../../platform/ports.ts'
import type { Activity, Invoice } from '../../model.ts'
import { paymentRow } from '../../recent-activity/index.ts'
import { isDonation } from '../../rules.ts'
import type { DetailAmount, DetailPlaces, DetailSection, DetailStep, ListedItem, PaymentDetailState } from '../model.ts'
import { dateOf, otherSideOf, situationOf, situationRow, stepsOf } from '../rules/index.ts'
import {
  detailTexts as texts,
  giftStatuses,
  helpTexts,
  invoiceLinks,
  type SituationRow,
  stepTexts,
} from '../tables/index.ts'
import { invoiceSections } from './invoice.ts'
import { transactionSection } from './payout.ts'
import { type Showing, showing } from './rows.ts'

/** A payment, donation, bill payment or payout in detail, ready to render. What is not known is not there. */
export interface PaymentDetail {
  readonly id: string
  readonly slide: SlideKind
  readonly icon: ListedItem['icon']
  readonly mark: ListedItem['mark']
  readonly name: string
  readonly date: { readonly text: string; /** ISO 8601. */ readonly at: string } | null
  readonly direction: ListedItem['direction']
  readonly amount: DetailAmount
  /** The amount in coin, or in how many transactions it came. */
  readonly below: DetailAmount | null
  readonly status: ListedItem['status']
  readonly situation: SituationRow | null
  /** What the steps are, and the steps. */
  readonly progress: { readonly label: string; readonly steps: ReadonlyArray<DetailStep> } | null
  readonly sections: ReadonlyArray<DetailSection>
  /** The provider's page of it, and where help is; both leave the app. */
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly isMain: boolean }>
  /** Whether there is a form of it to download (PAY-091). */
  readonly hasForm: boolean
  /** What prints it, and what heads it on paper. */
  readonly receipt: { readonly label: string; readonly heading: string }
}

const belowOf = (item: Activity, coin: string | null, shown: Showing): DetailAmount | null => {
  const count = item.kind === 'payout' ? item.transactions.length : 1
  if (count > 1) return { text: filled(texts.inTransactions, { count }), hidden: null }
  return coin === null ? null : shown(coin)
}

/** The provider's page of an invoice, by what there is to do on it, and where help is. */
const linksOf = (item: Activity, slide: SlideKind, { support }: DetailPlaces): PaymentDetail['links'] => {
  const help = { label: helpTexts[slide], href: support, isMain: false }
  if (item.kind === 'payout') return [help]
  const situation = situationOf(item)
  const label = situation === null ? texts.invoice : (invoiceLinks[situation] ?? texts.invoice)
  return [{ label, href: invoiceAddress(item.id), isMain: true }, help]
}

/** Whether it is a donation that was paid as it was asked for and is kept: of what was too much the rest may be sent back. */
const isGift = (item: Invoice): boolean => {
  const { status, exceptionStatus, alreadyRefunded } = item
  const isOver = status === 'paidOver' || exceptionStatus === 'paidOver'
  const isPaid = status !== null && giftStatuses.includes(status) && (exceptionStatus === null || isOver)
  return isDonation(item) && isPaid && (!alreadyRefunded || isOver)
}

/** An item in detail: it begins with what its row says. */
export const paymentDetailView =
  (places: DetailPlaces) =>
  ({ item, record, hidden, currencies }: PaymentDetailState): PaymentDetail => {
    const shown = showing(hidden, currencies)
    const name = otherSideOf(item)
    const timeZone = places.timeZone()
    const date = dateOf(item.timestamp, timeZone)
    const steps = stepsOf(item, record, timeZone)
    // Its date is told in full here, whatever the day is.
    const { pictureOrigins } = places
    const listed = paymentRow(0, item, { book: currencies, width: 'wide', pictureOrigins })
    return {
      id: item.id,
      slide: listed.slide,
      icon: listed.icon,
      mark: listed.mark,
      name,
      date: date === null || item.timestamp === null ? null : { text: date, at: isoTime(item.timestamp) },
      direction: listed.direction,
      amount: shown(listed.amount),
      below: belowOf(item, listed.coin, shown),
      status: listed.status,
      situation: situationRow(item, record, timeZone),
      progress: steps.length === 0 ? null : { label: stepTexts.progress, steps },
      sections:
        item.kind === 'invoice'
          ? invoiceSections({ item, record }, places, shown)
          : item.transactions.map(transactionSection(item, places, shown)),
      links: linksOf(item, listed.slide, places),
      hasForm: item.kind === 'invoice' && isGift(item),
      receipt: { label: texts.print, heading: filled(texts.receipt, { product: places.product }) },
    }
  }
