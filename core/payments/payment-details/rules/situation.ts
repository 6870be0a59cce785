import { filled } from '../../../kernel/text.ts'
import { billReason, singleBill } from '../../bill-reasons/index.ts'
import type { Activity, ExceptionStatus, Invoice, InvoiceStatus, Payout } from '../../model.ts'
import { billGroup, billState, donationGroup, effectiveStatus, isBillPayment, isDonation } from '../../rules.ts'
import { overrides } from '../../tables.ts'
import { countedConfirmingTexts as counting, invoiceExpiryText } from '../../texts.ts'
import type { InvoiceRecord } from '../model.ts'
import {
  billSituations,
  donationSituations,
  paymentSituations,
  payoutSituations,
  type Situation,
  type SituationRow,
  situations,
} from '../tables/index.ts'
import { confirmationsOf } from './confirmations.ts'
import { dateOf, counterpartyName } from './formatting.ts'

/** Situations of an invoice whose payment has arrived in full. */
const arrivedSituations: ReadonlyArray<Situation> = ['confirming', 'confirmed', 'complete', 'unknown']

const isException = (status: InvoiceStatus): status is ExceptionStatus => Object.hasOwn(overrides, status)

/** Returns the situation that follows from the effective status and the kind of payment (PAY-050, PAY-071). */
const paymentSituation = (invoice: Invoice): Situation => {
  if (invoice.alreadyRefunded) return 'refunded'
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return 'unknown'
  if (isException(status) && invoice.isNonRefundableUnderpayment) return 'nonRefundable'
  const group = isDonation(invoice) && !isException(status) ? donationGroup(status) : 'unknown'
  return donationSituations[group] ?? paymentSituations[status]
}

/**
 * Returns the bill of a bill payment with exactly one bill. Null for other payments. Also null if the bill has no status and
 * the invoice is not fully paid.
 */
const paidBill = (invoice: Invoice): ReturnType<typeof singleBill> => {
  const bill = singleBill(invoice)
  return bill?.status === null && !arrivedSituations.includes(paymentSituation(invoice)) ? null : bill
}

/** Returns the situation that matches the bill's label (PAY-070). */
const billSituation = (status: string | null): Situation => {
  const state = billState(status)
  if (state === 'refunded') return 'refunded'
  return state === 'refundable' || state === 'refundCreated' ? 'billRefunding' : billSituations[billGroup(status)]
}

const invoiceSituation = (invoice: Invoice): Situation | null => {
  const bill = paidBill(invoice)
  if (bill !== null) return billSituation(bill.status)
  return isBillPayment(invoice) && singleBill(invoice) === null ? null : paymentSituation(invoice)
}

const payoutSituation = ({ status, timestamp, transactions }: Payout): Situation => {
  const situation = payoutSituations.get(status) ?? 'unknown'
  if (situation === 'payoutConfirming' && timestamp === null) return 'payoutAwaited'
  return situation === 'payoutComplete' && transactions.length > 1 ? 'payoutsComplete' : situation
}

/** Returns the situation of an item. Null for a bill payment with several bills or with none. */
export const situationOf = (item: Activity): Situation | null =>
  item.kind === 'invoice' ? invoiceSituation(item) : payoutSituation(item)

/** Returns the text of an item's situation. Null if there is no situation. */
export const situationRow = (item: Activity, record: InvoiceRecord | null, timeZone: string): SituationRow | null => {
  const situation = situationOf(item)
  if (situation === null) return null
  const { tone, title, text } = situations[situation]
  const counted = situation === 'confirming' || situation === 'confirmed' ? confirmationsOf(record) : null
  if (counted !== null && counted.count < counted.target) {
    const count = counted.target - counted.count
    const heading = count === 1 ? counting.one : filled(counting.many, { count })
    return { tone, title: heading, text: filled(counting.text, { target: counted.target }) }
  }
  const until = situation === 'unpaid' ? dateOf(record?.expiresAt ?? null, timeZone) : null
  const bill = item.kind === 'payout' ? null : paidBill(item)
  const values = { name: counterpartyName(item), count: item.kind === 'payout' ? item.transactions.length : 0 }
  const sentence = filled(bill === null ? (text ?? '') : billReason(bill.status), values)
  return {
    tone,
    title: filled(title, values),
    text: until === null ? sentence : `${sentence} ${filled(invoiceExpiryText, { time: until })}`,
  }
}
