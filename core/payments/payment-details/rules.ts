import { formatDay } from '../../kernel/calendar.ts'
import { withQuery } from '../../kernel/query.ts'
import { filled } from '../../kernel/text.ts'
import { formatTime } from '../../kernel/time-of-day.ts'
import { visibleText } from '../../kernel/visible-text.ts'
import type { Activity, ExceptionStatus, Invoice, InvoiceStatus, Payout } from '../model.ts'
import {
  billGroup,
  billState,
  donationGroup,
  effectiveStatus,
  isBillPayment,
  isDonation,
  merchantLabel,
} from '../rules.ts'
import { overrides, titles } from '../tables.ts'
import type { DetailStep, Situation } from './model.ts'
import {
  billSituations,
  detailTexts,
  donationSituations,
  invoicePage,
  paymentSituations,
  stepTexts as steps,
  transactionIdEnd,
} from './tables.ts'

/** Whether a network cost is told: none is not (PAY-086). */
export const hasNetworkCost = ({ networkCost }: Pick<Invoice, 'networkCost'>): boolean =>
  networkCost !== null && networkCost > 0n

/** A transaction id by its end (PAY-087). */
export const shortTransactionId = (id: string): string => [...id].slice(-transactionIdEnd.value).join('')

/** The provider's page of an invoice; it lies outside the app, on the same origin (PAY-013). */
export const invoiceAddress = (id: string): string =>
  withQuery(invoicePage.path, [
    ['v', invoicePage.version],
    ['id', id],
    ['lang', invoicePage.language],
  ])

/** Whom it was paid to or who paid it, as far as the name can be seen. */
export const otherSideOf = (item: Activity): string => {
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return visibleText(name) || titles.unnamed
}

const isException = (status: InvoiceStatus): status is ExceptionStatus => Object.hasOwn(overrides, status)

/** Refunded before all, then the exception, then what it is a payment of: as its label goes (PAY-050, PAY-070, PAY-071). */
const invoiceSituation = (invoice: Invoice): Situation | null => {
  if (isBillPayment(invoice)) {
    const [only, ...others] = invoice.bills
    // Of several there is no status (PAY-081).
    if (only === undefined || others.length > 0) return null
    const state = billState(only.status)
    if (state === 'refunded') return 'refunded'
    return state === 'refundable' || state === 'refundCreated'
      ? 'billRefunding'
      : billSituations[billGroup(only.status)]
  }
  if (invoice.alreadyRefunded) return 'refunded'
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return null
  if (isException(status) && invoice.isNonRefundableUnderpayment) return 'nonRefundable'
  const isGift = isDonation(invoice) && !isException(status) && status !== 'invalid'
  return isGift ? donationSituations[donationGroup(status)] : paymentSituations[status]
}

const payoutSituation = ({ status, timestamp, transactions }: Payout): Situation | null => {
  if (status === 'pending') return timestamp === null ? 'payoutAwaited' : 'payoutConfirming'
  if (status !== 'paid') return null
  return transactions.length > 1 ? 'payoutsComplete' : 'payoutComplete'
}

/** What is happening with it; null: nothing that we could tell. */
export const situationOf = (item: Activity): Situation | null =>
  item.kind === 'invoice' ? invoiceSituation(item) : payoutSituation(item)

/** "Nov 22, 2026, 9:04 AM UTC"; null: it is no date. */
export const dateOf = (at: number | null): string | null => {
  const day = at === null ? '' : formatDay(at)
  return at === null || day === '' ? null : filled(detailTexts.date, { day, time: formatTime(at) })
}

type Moment = Pick<DetailStep, 'note' | 'at'>

const unknown: Moment = { note: null, at: null }

/** When a step was, beside a date that is told in full: its time alone where that is of the same day. */
const momentOf = (at: number, full: number | null): Moment => {
  const day = formatDay(at)
  if (day === '') return unknown
  const time = formatTime(at)
  const isSame = full !== null && formatDay(full) === day
  return { note: isSame ? time : filled(detailTexts.stepDate, { day, time }), at: new Date(at).toISOString() }
}

const step = (label: string, state: DetailStep['state'], moment: Moment = unknown): DetailStep => ({
  label,
  state,
  ...moment,
})

/** What was paid: only while it confirms is its last change the moment of the payment. */
const paidSteps = (invoice: Invoice): ReadonlyArray<DetailStep> => [
  step(steps.created, 'done', momentOf(invoice.invoiceTime, invoice.timestamp)),
  step(steps.paid, 'done', invoice.status === 'paid' ? momentOf(invoice.timestamp, invoice.timestamp) : unknown),
]

/** The steps that follow those of a payment, by its situation; of any other there are none to tell. */
const following: Readonly<Partial<Record<Situation, ReadonlyArray<DetailStep>>>> = {
  confirming: [step(steps.confirming, 'now'), step(steps.complete, 'later')],
  confirmed: [step(steps.confirmed, 'done'), step(steps.complete, 'now')],
  complete: [step(steps.confirmed, 'done'), step(steps.complete, 'done')],
  donated: [step(steps.confirmed, 'done'), step(steps.complete, 'done')],
  refunded: [step(steps.refunded, 'done')],
  billProcessing: [step(steps.billProcessing, 'now')],
  billPaid: [step(steps.billPaid, 'done')],
}

const named = (name: string, one: DetailStep): DetailStep => ({ ...one, label: filled(one.label, { name }) })

/** How often the least confirmed of its transactions is confirmed, in words; null: there is none to count. */
const confirmationsOf = ({ transactions }: Payout): string | null => {
  const counts = transactions.map(({ confirmations }) => confirmations).filter(Number.isSafeInteger)
  const count = Math.min(...counts)
  if (counts.length === 0) return null
  if (count < 1) return steps.noConfirmations
  return count === 1 ? steps.oneConfirmation : filled(steps.confirmations, { count })
}

const payoutSteps = (payout: Payout, situation: Situation): ReadonlyArray<DetailStep> => {
  const { timestamp } = payout
  if (timestamp === null) return []
  const sent = step(steps.sent, 'done', momentOf(timestamp, timestamp))
  return situation === 'payoutConfirming'
    ? [sent, { ...step(steps.confirming, 'now'), note: confirmationsOf(payout) }, step(steps.complete, 'later')]
    : [sent, step(steps.confirmed, 'done'), step(steps.complete, 'done')]
}

/** What was done, what runs and what comes: only what is known, and nothing where that tells no story. */
export const stepsOf = (item: Activity): ReadonlyArray<DetailStep> => {
  const situation = situationOf(item)
  if (situation === null) return []
  const name = otherSideOf(item)
  if (item.kind === 'payout') return payoutSteps(item, situation).map((one) => named(name, one))
  const next = following[situation]
  return next === undefined ? [] : [...paidSteps(item), ...next].map((one) => named(name, one))
}
