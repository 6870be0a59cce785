import { completeAt } from '../kernel/blocks.ts'
import { day, hour } from '../kernel/seeded-random.ts'
import { type Invoice, isKept } from '../payments/invoice-steps.ts'
import type { BillColumn, BillStep } from '../payments/tables.ts'
import { businessDaysAfter, nextCutOff } from './business-days.ts'

interface NextStep {
  readonly step: BillStep
  /** Returns the time at which the next step is due. `since` is the time of the current step. */
  readonly at: (since: number) => number
}

/** Time from a cut-off until the payment is sent to the biller. */
const sending = 2 * hour

const businessDays =
  (count: number) =>
  (since: number): number =>
    businessDaysAfter(since, count)

/** For each step of a bill payment, the automatic step that follows and the time at which it is due. */
const nextSteps: Readonly<Partial<Record<BillStep, NextStep>>> = {
  pending: { step: 'processing', at: nextCutOff },
  processing: { step: 'sent', at: (since) => since + sending },
  sent: { step: 'settled', at: businessDays(2) },
  canceled: { step: 'refundable', at: businessDays(1) },
  failed: { step: 'refundable', at: businessDays(1) },
  reversalRequired: { step: 'reversalProcessing', at: businessDays(1) },
  reversalProcessing: { step: 'reversed', at: businessDays(2) },
  reversed: { step: 'refundable', at: businessDays(1) },
  refundable: { step: 'refundCreated', at: businessDays(1) },
  refundCreated: { step: 'refunded', at: businessDays(2) },
}

/** Time after sending in which a biller may send money back. */
const reversalPeriod = 60 * day

const sentAtOf = ({ history = [] }: BillColumn): number | null =>
  history.findLast(({ step }) => step === 'sent')?.at ?? null

/**
 * Actions of the provider's operator on a bill payment. `from` lists the statuses that allow the action. `to` is the new
 * status; null for the next automatic step.
 */
export const billMoves = {
  next: { label: 'Next step', from: ['pending', ...Object.keys(nextSteps)], to: null },
  cancel: { label: 'Cancel', from: ['pending'], to: 'canceled' },
  fail: { label: 'Fail', from: ['processing'], to: 'failed' },
  reverse: { label: 'Biller returns the payment', from: ['sent', 'settled'], to: 'reversalRequired' },
  refund: { label: 'Refund', from: ['canceled', 'failed', 'reversed'], to: 'refundable' },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly from: ReadonlyArray<string>; readonly to: BillStep | null }>
>
export type BillMove = keyof typeof billMoves

export const isBillMove = (name: string): name is BillMove => Object.hasOwn(billMoves, name)

const isStep = (status: string | null): status is BillStep =>
  status !== null && (Object.hasOwn(nextSteps, status) || status === 'settled' || status === 'refunded')

/**
 * Adds a step to a bill payment, and schedules the automatic step that follows. A step is never dated before the previous
 * one, even if the clock was set back.
 */
export const withStep = (bill: BillColumn, step: BillStep, when: number): BillColumn => {
  const at = Math.max(when, bill.history?.at(-1)?.at ?? when)
  const next = nextSteps[step]
  return {
    ...bill,
    status: step,
    // A settled payment shows its actual completion date instead of the estimate.
    estimatedCompletionDate: step === 'settled' ? at : bill.estimatedCompletionDate,
    history: [...(bill.history ?? []), { step, at }],
    due: next === undefined ? null : { step: next.step, at: next.at(at) },
  }
}

/** Applies an action of the provider's operator. Null if the status or age of the payment does not allow the action. */
export const movedBill = (bill: BillColumn, name: BillMove, now: number): BillColumn | null => {
  const { from, to } = billMoves[name]
  const { status } = bill
  const allowed: ReadonlyArray<string> = from
  if (!isStep(status) || !allowed.includes(status)) return null
  const step = to ?? nextSteps[status]?.step
  if (step === undefined) return null
  const sentAt = sentAtOf(bill)
  return name === 'reverse' && sentAt !== null && now - sentAt > reversalPeriod ? null : withStep(bill, step, now)
}

/** Applies all steps that are due by now. Each step gets the time at which it was due. */
const withDueSteps = (bill: BillColumn, now: number): BillColumn =>
  bill.due === undefined || bill.due === null || bill.due.at > now
    ? bill
    : withDueSteps(withStep(bill, bill.due.step, bill.due.at), now)

/** Fields of an invoice that determine the steps of the bill payments in it. */
export type Paying = Pick<
  Invoice,
  'invoiceTime' | 'timestamp' | 'status' | 'exceptionStatus' | 'alreadyRefunded' | 'history' | 'bills'
>

const stepAt = ({ history }: Paying, name: string): number | null =>
  history.findLast(({ step }) => step === name)?.at ?? null

/**
 * True if the invoice is paid in full and the merchant keeps the payment. The bill payments of an underpaid invoice wait
 * until the user has paid the rest.
 */
export const isPaidInFull = (invoice: Paying): boolean =>
  isKept(invoice) && ['paid', 'confirmed', 'complete'].includes(invoice.status)

/** Statuses of a payment that was not sent to its biller. The status is null until the invoice is paid. */
export const notSent: ReadonlySet<string | null> = new Set([null, 'pending', 'processing'])

/**
 * Applies the status of the invoice to a bill payment. When the invoice is paid, the bill payment begins. When the invoice
 * is complete, the bill payment is scheduled for the next cut-off.
 */
const withInvoice = (bill: BillColumn, invoice: Paying): BillColumn => {
  const { status, due } = bill
  if (isPaidInFull(invoice)) {
    const paidAt = stepAt(invoice, 'paid')
    if (status === null) return paidAt === null ? bill : { ...withStep(bill, 'pending', paidAt), due: null }
    const complete = invoice.status === 'complete' ? stepAt(invoice, 'complete') : null
    if (status !== 'pending' || complete === null || (due ?? null) !== null) return bill
    return { ...bill, due: { step: 'processing', at: nextCutOff(complete) } }
  }
  return invoice.status === 'invalid' || invoice.alreadyRefunded ? withoutInvoice(bill, invoice) : bill
}

/** Steps after which a bill payment has to be refunded, but has no refund yet. */
const beforeRefund: ReadonlySet<string | null> = new Set(['canceled', 'failed', 'reversed', 'refundable'])

/**
 * Stops the bill payment of an invalid or refunded invoice, so that its money is neither sent to the biller nor refunded a
 * second time.
 */
const withoutInvoice = (bill: BillColumn, invoice: Paying): BillColumn => {
  const at = stepAt(invoice, 'invalid') ?? stepAt(invoice, 'refunded') ?? invoice.timestamp
  // Steps that were due earlier are applied first.
  const before = withDueSteps(bill, at)
  const { status } = before
  const isBegun = status !== null || stepAt(invoice, 'paid') !== null
  if (isBegun && notSent.has(status)) return { ...withStep(before, 'canceled', at), due: null }
  return beforeRefund.has(status) ? { ...before, due: null } : before
}

/** Returns the bill payments of an invoice with all steps that are due by now. */
export const currentBills = (invoice: Paying, now: number): ReadonlyArray<BillColumn> =>
  // Applies the status of the invoice twice. The first pass can begin a payment. The second pass can schedule it.
  invoice.bills.map((bill) => withDueSteps(withInvoice(withInvoice(bill, invoice), invoice), now))

/**
 * Returns the time of the next automatic step of an invoice's bills, in milliseconds since 1970. While a payment waits for
 * its open invoice, returns the invoice's creation time, so that every run of due work checks the invoice.
 * @returns null if there is no automatic step
 */
export const billsDueAt = (invoice: Paying, bills: ReadonlyArray<BillColumn>): number | null => {
  const waits = bills.some(({ status, due }) => status === null || (status === 'pending' && (due ?? null) === null))
  const isOpen = ['new', 'paid', 'confirmed', 'complete'].includes(invoice.status) && !invoice.alreadyRefunded
  if (waits && isOpen) return invoice.invoiceTime
  const times = bills.flatMap(({ due }) => due?.at ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

/** Estimates the time at which bills settle if their invoice is paid at `paidAt`. */
export const estimateFrom = (paidAt: number): number => {
  const sent = nextCutOff(completeAt(paidAt)) + sending
  return businessDaysAfter(sent, 2)
}
