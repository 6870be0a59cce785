import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { isoTime } from '../../kernel/years.ts'
import { currencyRow, type DecimalText, displayCode, formatMoney } from '../../money/index.ts'
import { formatTime, formatZonedTime } from '../../presentation/time-of-day.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import { billReason, onlyBill } from '../bill-reasons/index.ts'
import { type Activity, type ExceptionStatus, type Invoice, type InvoiceStatus, type Payout } from '../model.ts'
import { isWhole } from '../payment-list/index.ts'
import { type CurrencyBook, isTold } from '../recent-activity/index.ts'
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
import type { DetailPlace, DetailSource, DetailStep, InvoiceRecord, KnownRecord, Situation } from './model.ts'
import {
  billSituations,
  confirmationSegments,
  countedConfirming,
  detailTexts,
  donationSituations,
  paymentSituations,
  payoutSituations,
  payUntil,
  type SituationRow,
  situations,
  type StepRow,
  stepRows,
  stepTexts as steps,
  transactionIdEnd,
} from './tables.ts'

/** Whether a network cost is told: none is not (PAY-086). */
export const hasNetworkCost = ({ networkCost }: Pick<Invoice, 'networkCost'>): boolean =>
  networkCost !== null && networkCost > 0n

/** A transaction id by its end (PAY-087). */
export const shortTransactionId = (id: string): string => [...id].slice(-transactionIdEnd.value).join('')

/** What one coin costs; null: it cannot be told. */
export const rateText = (code: string | null, price: string | null): string | null => {
  const coin = code === null ? '' : displayCode(code)
  return coin === '' || price === null ? null : filled(detailTexts.rate, { coin, price })
}

/** The places of a coin that we do not know are those that it came with. */
export const received = (amount: DecimalText, code: string, currencies: CurrencyBook): string => {
  const known = currencies.get(code) ?? currencyRow(code)
  return known === null ? `${amount} ${displayCode(code)}`.trimEnd() : formatMoney(amount, { code, ...known })
}

/** Whom it was paid to or who paid it, as far as the name can be seen. */
export const otherSideOf = (item: Activity): string => {
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return visibleText(name) || titles.unnamed
}

/** What has come in as it should, whatever follows. */
const arrived: ReadonlyArray<Situation> = ['confirming', 'confirmed', 'complete', 'unknown']

const isException = (status: InvoiceStatus): status is ExceptionStatus => Object.hasOwn(overrides, status)

/** By the status that counts, and what it is a payment of (PAY-050, PAY-071). */
const paymentSituation = (invoice: Invoice): Situation => {
  if (invoice.alreadyRefunded) return 'refunded'
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return 'unknown'
  if (isException(status) && invoice.isNonRefundableUnderpayment) return 'nonRefundable'
  const group = isDonation(invoice) && !isException(status) ? donationGroup(status) : 'unknown'
  return donationSituations[group] ?? paymentSituations[status]
}

/** The one bill of a payment; null: it has none, or one without a status, which was not paid either while its invoice is not. */
const paidBill = (invoice: Invoice): ReturnType<typeof onlyBill> => {
  const bill = onlyBill(invoice)
  return bill?.word === null && !arrived.includes(paymentSituation(invoice)) ? null : bill
}

/** As the label goes (PAY-070). */
const billSituation = (word: string | null): Situation => {
  const state = billState(word)
  if (state === 'refunded') return 'refunded'
  return state === 'refundable' || state === 'refundCreated' ? 'billRefunding' : billSituations[billGroup(word)]
}

const invoiceSituation = (invoice: Invoice): Situation | null => {
  const bill = paidBill(invoice)
  if (bill !== null) return billSituation(bill.word)
  return isBillPayment(invoice) && onlyBill(invoice) === null ? null : paymentSituation(invoice)
}

const payoutSituation = ({ status, timestamp, transactions }: Payout): Situation => {
  const situation = payoutSituations.get(status) ?? 'unknown'
  if (situation === 'payoutConfirming' && timestamp === null) return 'payoutAwaited'
  return situation === 'payoutComplete' && transactions.length > 1 ? 'payoutsComplete' : situation
}

/** What is happening with it; null: nothing that we could tell. */
export const situationOf = (item: Activity): Situation | null =>
  item.kind === 'invoice' ? invoiceSituation(item) : payoutSituation(item)

/** "Nov 22, 2026"; empty: it is not told, or no date. */
export const dayOf = (at: number | null, timeZone = 'UTC'): string => (isTold(at) ? formatDay(at, timeZone) : '')

/** "Nov 22, 2026, 9:04 AM EST"; null if it is unknown or no date. */
export const dateOf = (at: number | null, timeZone: string): string | null => {
  const day = dayOf(at, timeZone)
  return at === null || day === '' ? null : filled(detailTexts.date, { day, time: formatZonedTime(at, timeZone) })
}

/** Whether something is told of which there can be so many. */
export const isCount = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0

/** How often a payment is confirmed, of how often it has to be; null: one of them is not told, or makes no sense. */
export const confirmationsOf = (
  record: InvoiceRecord | null,
): { readonly count: number; readonly target: number } | null => {
  if (record === null) return null
  const { confirmations: count, targetConfirmations: target } = record
  return isCount(count) && isCount(target) && target > 0 ? { count: Math.min(count, target), target } : null
}

/** What is happening with it, in words; null: nothing that we could tell. */
export const situationRow = (item: Activity, record: InvoiceRecord | null, timeZone: string): SituationRow | null => {
  const situation = situationOf(item)
  if (situation === null) return null
  const { tone, title, text } = situations[situation]
  const counted = situation === 'confirming' || situation === 'confirmed' ? confirmationsOf(record) : null
  if (counted !== null && counted.count < counted.target) {
    const count = counted.target - counted.count
    const heading = count === 1 ? countedConfirming.one : filled(countedConfirming.many, { count })
    return { tone, title: heading, text: filled(countedConfirming.text, { target: counted.target }) }
  }
  const until = situation === 'unpaid' ? dateOf(record?.expiresAt ?? null, timeZone) : null
  const bill = item.kind === 'payout' ? null : paidBill(item)
  const values = { name: otherSideOf(item), count: item.kind === 'payout' ? item.transactions.length : 0 }
  const told = filled(bill === null ? (text ?? '') : billReason(bill.word), values)
  return {
    tone,
    title: filled(title, values),
    text: until === null ? told : `${told} ${filled(payUntil, { time: until })}`,
  }
}

type Moment = Pick<DetailStep, 'note' | 'at'>

const unknown: Moment = { note: null, at: null }

/** When a step was, beside a date that is told in full: its time alone where that is of the same day. */
const momentOf = (at: number | null, full: number | null, timeZone: string): Moment => {
  const day = dayOf(at, timeZone)
  if (at === null || day === '') return unknown
  const time = formatTime(at, timeZone)
  const isSame = dayOf(full, timeZone) === day
  return { note: isSame ? time : filled(detailTexts.stepDate, { day, time }), at: isoTime(at) }
}

/** The step that confirmations lead through: while there are too few, or until there are all. */
const isCounted = ({ name, state }: StepRow): boolean =>
  name === 'confirming' || (name === 'complete' && state === 'now')

/** What a step tells beside its name that is not its time. */
const noteOf = (row: StepRow, invoice: Invoice, record: InvoiceRecord | null, timeZone: string): string | null => {
  if (isCounted(row)) {
    const counted = confirmationsOf(record)
    return counted === null ? null : filled(steps.counted, counted)
  }
  if (row.name === 'awaited') {
    const time = momentOf(record?.expiresAt ?? null, invoice.timestamp, timeZone).note
    return time === null ? null : filled(steps.until, { time })
  }
  const [bill] = isWhole(invoice) ? invoice.bills : []
  const day = row.name === 'billProcessing' ? dayOf(bill?.estimatedCompletionDate ?? null) : ''
  return day === '' ? null : filled(steps.estimated, { day })
}

/** When a step was: as the record has it, else as far as the list tells. While it confirms, its last change was the payment. */
const reachedAt = ({ reached }: StepRow, invoice: Invoice, record: InvoiceRecord | null): number | null => {
  if (reached === undefined) return null
  const known = record?.history.find(({ step }) => step === reached)?.at ?? null
  if (dayOf(known) !== '') return known
  if (reached === 'created') return invoice.invoiceTime
  return reached === 'paid' && invoice.status === 'paid' ? invoice.timestamp : null
}

const partsOf = (row: StepRow, record: InvoiceRecord | null): Pick<DetailStep, 'parts'> => {
  const counted = isCounted(row) ? confirmationsOf(record) : null
  return counted === null || counted.target > confirmationSegments.value
    ? {}
    : { parts: { done: counted.count, of: counted.target } }
}

const paymentSteps = (invoice: Invoice, record: InvoiceRecord | null, rows: ReadonlyArray<StepRow>, zone: string) =>
  rows.map((row): DetailStep => {
    const note = noteOf(row, invoice, record, zone)
    const moment = momentOf(reachedAt(row, invoice, record), invoice.timestamp, zone)
    return {
      label: steps[row.name],
      state: row.state,
      ...(note === null ? moment : { note, at: null }),
      ...partsOf(row, record),
    }
  })

/** How often the least confirmed of its transactions is confirmed, in words; null: of one of them it is not told. */
const payoutConfirmations = ({ transactions }: Payout): string | null => {
  const counts = transactions.map(({ confirmations }) => confirmations).filter(isCount)
  if (counts.length === 0 || counts.length < transactions.length) return null
  const count = Math.min(...counts)
  if (count < 1) return steps.noConfirmations
  return count === 1 ? steps.oneConfirmation : filled(steps.confirmations, { count })
}

const step = (label: string, state: DetailStep['state'], moment: Moment = unknown): DetailStep => ({
  label,
  state,
  ...moment,
})

const payoutSteps = (payout: Payout, situation: Situation, timeZone: string): ReadonlyArray<DetailStep> => {
  const { timestamp } = payout
  if (timestamp === null) return []
  const sent = step(steps.sent, 'done', momentOf(timestamp, timestamp, timeZone))
  if (situation === 'payoutConfirming')
    return [
      sent,
      { ...step(steps.confirming, 'now'), note: payoutConfirmations(payout) },
      step(steps.complete, 'later'),
    ]
  return situation === 'payoutComplete' || situation === 'payoutsComplete'
    ? [sent, step(steps.confirmed, 'done'), step(steps.complete, 'done')]
    : []
}

/** What was done, what runs and what comes: only what is known, and nothing where that tells no story. */
export const stepsOf = (item: Activity, record: InvoiceRecord | null, timeZone: string): ReadonlyArray<DetailStep> => {
  const situation = situationOf(item)
  if (situation === null) return []
  const rows = stepRows[situation] ?? []
  const told =
    item.kind === 'payout' ? payoutSteps(item, situation, timeZone) : paymentSteps(item, record, rows, timeZone)
  return told.map((one) => ({ ...one, label: filled(one.label, { name: otherSideOf(item) }) }))
}

/** The item on the first of the lists that has it; null: on none. Payouts and invoices may have the same id. */
export const foundIn = (lists: ReadonlyArray<DetailSource>, { kind, id }: DetailPlace): Activity | null => {
  for (const { items } of lists) {
    const found = items.find((item) => item.id === id && (item.kind === 'payout') === (kind === 'payout'))
    if (found !== undefined) return found
  }
  return null
}

/** Changes exactly when the status of an item does. */
export const statusKey = (item: Activity | null): string => {
  if (item === null) return ''
  if (item.kind === 'payout') return item.status
  const { status, exceptionStatus, alreadyRefunded, isNonRefundableUnderpayment, bills } = item
  return JSON.stringify([
    status,
    exceptionStatus,
    alreadyRefunded,
    isNonRefundableUnderpayment,
    bills.map((bill) => bill.status),
  ])
}

/** Whether a record is of an item. */
export const isOf = (known: KnownRecord | null, { kind, id }: DetailPlace): boolean =>
  kind !== 'payout' && known?.record.invoice.id === id

/** The item as its newest source has it: its record, unless its list says another status by now. */
export const newestOf = (listed: Activity | null, known: KnownRecord | null): Activity | null => {
  const record = known?.record.invoice ?? null
  return listed === null || known?.listed === statusKey(listed) ? (record ?? listed) : listed
}
