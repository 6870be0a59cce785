import { isoTime } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { formatTime } from '../../../presentation/time-of-day.ts'
import type { Activity, Invoice, Payout } from '../../model.ts'
import { isWhole } from '../../payment-list/index.ts'
import { paymentStepTexts as steps } from '../../texts.ts'
import type { DetailStep, InvoiceRecord } from '../model.ts'
import { confirmationSegments, type Situation, situations, type SituationTexts, type StepRow } from '../tables/index.ts'
import { confirmationsOf, isCount } from './confirmations.ts'
import { dayOf, counterpartyName } from './formatting.ts'
import { situationOf } from './situation.ts'

type Moment = Pick<DetailStep, 'note' | 'at'>

const unknown: Moment = { note: null, at: null }

/**
 * Formats the time `at` of a step. `full` is the time of the item, whose date the view already shows. If both times are on
 * the same date, the note is only the time of day; otherwise, it also contains the date.
 */
const momentOf = (at: number | null, full: number | null, timeZone: string): Moment => {
  const day = dayOf(at, timeZone)
  if (at === null || day === '') return unknown
  const time = formatTime(at, timeZone)
  const isSame = dayOf(full, timeZone) === day
  return { note: isSame ? time : filled(steps.date, { day, time }), at: isoTime(at) }
}

/**
 * True if the step shows the number of confirmations: the confirming step, or the final step while it is in progress.
 */
const isCounted = ({ name, state }: StepRow): boolean =>
  name === 'confirming' || (name === 'complete' && state === 'now')

/**
 * Returns the note of a step: its confirmations, its expiry or the estimated day. Null if the step shows the time at which
 * it was reached.
 */
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

/**
 * Returns the time of a step from the record's history, else from the list item. The last change of an invoice with the
 * status 'paid' was the payment.
 */
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

/**
 * Returns the text about a payout's confirmations: the lowest number among its transactions. Null if the number is unknown
 * for any transaction.
 */
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

/** Returns the timeline of an item; empty if the item has none. Unknown steps are left out. */
export const stepsOf = (item: Activity, record: InvoiceRecord | null, timeZone: string): ReadonlyArray<DetailStep> => {
  const situation = situationOf(item)
  if (situation === null) return []
  const { steps: rows = [] }: SituationTexts = situations[situation]
  const shownSteps =
    item.kind === 'payout' ? payoutSteps(item, situation, timeZone) : paymentSteps(item, record, rows, timeZone)
  return shownSteps.map((one) => ({ ...one, label: filled(one.label, { name: counterpartyName(item) }) }))
}
