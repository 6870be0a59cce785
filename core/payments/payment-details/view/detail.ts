import { filled } from '../../../kernel/text.ts'
import { isoTime } from '../../../kernel/years.ts'
import { invoiceAddress } from '../../../platform/invoice-page.ts'
import type { SlideKind } from '../../../platform/ports.ts'
import type { Activity, Invoice } from '../../model.ts'
import { paymentRow } from '../../recent-activity/index.ts'
import { isDonation } from '../../rules.ts'
import type {
  DetailAmount,
  DetailEnvironment,
  DetailSection,
  DetailStep,
  ListedItem,
  PaymentDetailState,
} from '../model.ts'
import { dateOf, counterpartyName, situationOf, situationRow, stepsOf } from '../rules/index.ts'
import {
  detailTexts as texts,
  paidDonationStatuses,
  helpTexts,
  invoiceLinks,
  type SituationRow,
  stepTexts,
} from '../tables/index.ts'
import { invoiceSections } from './invoice.ts'
import { transactionSection } from './payout.ts'
import { type AmountPresenter, makeAmountPresenter } from './rows.ts'

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

const belowOf = (item: Activity, coin: string | null, present: AmountPresenter): DetailAmount | null => {
  const count = item.kind === 'payout' ? item.transactions.length : 1
  if (count > 1) return { text: filled(texts.inTransactions, { count }), hidden: null }
  return coin === null ? null : present(coin)
}

/** The provider's page of an invoice, by what there is to do on it, and where help is. */
const linksOf = (item: Activity, slide: SlideKind, { support }: DetailEnvironment): PaymentDetail['links'] => {
  const help = { label: helpTexts[slide], href: support, isMain: false }
  if (item.kind === 'payout') return [help]
  const situation = situationOf(item)
  const label = situation === null ? texts.invoice : (invoiceLinks[situation] ?? texts.invoice)
  return [{ label, href: invoiceAddress(item.id), isMain: true }, help]
}

/** Whether it is a donation that was paid as it was asked for and is kept: of what was too much the rest may be sent back. */
const hasDonationForm = (item: Invoice): boolean => {
  const { status, exceptionStatus, alreadyRefunded } = item
  const isOver = status === 'paidOver' || exceptionStatus === 'paidOver'
  const isPaid = status !== null && paidDonationStatuses.includes(status) && (exceptionStatus === null || isOver)
  return isDonation(item) && isPaid && (!alreadyRefunded || isOver)
}

/** An item in detail: it begins with what its row says. */
export const paymentDetailView =
  (environment: DetailEnvironment) =>
  ({ item, record, hidden, currencies }: PaymentDetailState): PaymentDetail => {
    const present = makeAmountPresenter(hidden, currencies)
    const name = counterpartyName(item)
    const timeZone = environment.timeZone()
    const date = dateOf(item.timestamp, timeZone)
    const steps = stepsOf(item, record, timeZone)
    // Its date is told in full here, whatever the day is.
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
      progress: steps.length === 0 ? null : { label: stepTexts.progress, steps },
      sections:
        item.kind === 'invoice'
          ? invoiceSections({ item, record }, environment, present)
          : item.transactions.map(transactionSection(item, environment, present)),
      links: linksOf(item, listed.slide, environment),
      hasForm: item.kind === 'invoice' && hasDonationForm(item),
      receipt: { label: texts.print, heading: filled(texts.receipt, { product: environment.product }) },
    }
  }
