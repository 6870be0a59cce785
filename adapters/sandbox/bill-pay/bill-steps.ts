import { completeAt } from '../kernel/blocks.ts'
import { day, hour } from '../kernel/seeded-random.ts'
import { type Invoice, isKept } from '../payments/invoice-steps.ts'
import type { BillColumn, BillStep } from '../payments/tables.ts'
import { businessDaysAfter, nextCutOff } from './business-days.ts'

interface Onward {
  readonly step: BillStep
  /** Returns when the next step is due, given the time of the current one. */
  readonly at: (since: number) => number
}

/** Time from a cut-off until the bank has the money. */
const sending = 2 * hour

const businessDays =
  (count: number) =>
  (since: number): number =>
    businessDaysAfter(since, count)

/** Next step of a bill payment, when it happens by itself. */
const onward: Readonly<Partial<Record<BillStep, Onward>>> = {
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
const reversible = 60 * day

const sentAtOf = ({ history = [] }: BillColumn): number | null =>
  history.findLast(({ step }) => step === 'sent')?.at ?? null

/** Moves that an operator at the provider can apply to a bill payment. */
export const billMoves = {
  next: { label: 'Next step', from: ['pending', ...Object.keys(onward)], to: null },
  cancel: { label: 'Cancel', from: ['pending'], to: 'canceled' },
  fail: { label: 'Fail', from: ['processing'], to: 'failed' },
  reverse: { label: 'Return by biller', from: ['sent', 'settled'], to: 'reversalRequired' },
  refund: { label: 'Refund', from: ['canceled', 'failed', 'reversed'], to: 'refundable' },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly from: ReadonlyArray<string>; readonly to: BillStep | null }>
>
export type BillMove = keyof typeof billMoves

export const isBillMove = (name: string): name is BillMove => Object.hasOwn(billMoves, name)

const isStep = (status: string | null): status is BillStep =>
  status !== null && (Object.hasOwn(onward, status) || status === 'settled' || status === 'refunded')

/**
 * Returns the payment after a step. The next step is due from that time.
 * A step is never dated before the previous step, even if the clock was set back.
 */
export const withStep = (bill: BillColumn, step: BillStep, when: number): BillColumn => {
  const at = Math.max(when, bill.history?.at(-1)?.at ?? when)
  const next = onward[step]
  return {
    ...bill,
    status: step,
    // A finished payment has no estimate. A settled one keeps its actual day.
    estimatedCompletionDate: step === 'settled' ? at : bill.estimatedCompletionDate,
    history: [...(bill.history ?? []), { step, at }],
    due: next === undefined ? null : { step: next.step, at: next.at(at) },
  }
}

/** Applies a move. Null if the move is not possible. */
export const movedBill = (bill: BillColumn, name: BillMove, now: number): BillColumn | null => {
  const { from, to } = billMoves[name]
  const { status } = bill
  const may: ReadonlyArray<string> = from
  if (!isStep(status) || !may.includes(status)) return null
  const step = to ?? onward[status]?.step
  if (step === undefined) return null
  const sentAt = sentAtOf(bill)
  return name === 'reverse' && sentAt !== null && now - sentAt > reversible ? null : withStep(bill, step, now)
}

/** Applies all steps that are due by now, each at its own time. */
const inTime = (bill: BillColumn, now: number): BillColumn =>
  bill.due === undefined || bill.due === null || bill.due.at > now
    ? bill
    : inTime(withStep(bill, bill.due.step, bill.due.at), now)

/** Invoice fields that determine the steps of its bill payments. */
export type Paying = Pick<
  Invoice,
  'invoiceTime' | 'timestamp' | 'status' | 'exceptionStatus' | 'alreadyRefunded' | 'history' | 'bills'
>

const stepAt = ({ history }: Paying, wanted: string): number | null =>
  history.findLast(({ step }) => step === wanted)?.at ?? null

/**
 * True if the invoice is valid and nothing was refunded.
 * The bill payments of an underpaid invoice wait until the rest arrives.
 */
export const isGood = (invoice: Paying): boolean =>
  isKept(invoice) && ['paid', 'confirmed', 'complete'].includes(invoice.status)

/** Steps of a payment that has not reached its biller. Null waits for the invoice. */
export const notSent: ReadonlySet<string | null> = new Set([null, 'pending', 'processing'])

/**
 * Applies the invoice's status: the payment begins once the invoice is paid, and waits for a cut-off once it is complete.
 */
const withInvoice = (bill: BillColumn, invoice: Paying): BillColumn => {
  const { status, due } = bill
  if (isGood(invoice)) {
    const paidAt = stepAt(invoice, 'paid')
    if (status === null) return paidAt === null ? bill : { ...withStep(bill, 'pending', paidAt), due: null }
    const complete = invoice.status === 'complete' ? stepAt(invoice, 'complete') : null
    if (status !== 'pending' || complete === null || (due ?? null) !== null) return bill
    return { ...bill, due: { step: 'processing', at: nextCutOff(complete) } }
  }
  return invoice.status === 'invalid' || invoice.alreadyRefunded ? withoutInvoice(bill, invoice) : bill
}

/** Steps that send money back to the payer. */
const sendingBack: ReadonlySet<string | null> = new Set(['canceled', 'failed', 'reversed', 'refundable'])

/** Stops the payment of an invalid or refunded invoice. The money neither goes out nor back a second time. */
const withoutInvoice = (bill: BillColumn, invoice: Paying): BillColumn => {
  const at = stepAt(invoice, 'invalid') ?? stepAt(invoice, 'refunded') ?? invoice.timestamp
  // Steps that were due earlier count as done.
  const stood = inTime(bill, at)
  const { status } = stood
  const isBegun = status !== null || stepAt(invoice, 'paid') !== null
  if (isBegun && notSent.has(status)) return { ...withStep(stood, 'canceled', at), due: null }
  return sendingBack.has(status) ? { ...stood, due: null } : stood
}

/** Returns the current bill payments of an invoice. */
export const billsInTime = (invoice: Paying, now: number): ReadonlyArray<BillColumn> =>
  invoice.bills.map((bill) => inTime(withInvoice(withInvoice(bill, invoice), invoice), now))

/**
 * Returns when the bills of an invoice are next due, in milliseconds since 1970. Due at once while the invoice is in
 * progress.
 * @returns null if nothing happens by itself
 */
export const billsDueAt = (invoice: Paying, bills: ReadonlyArray<BillColumn>): number | null => {
  const waits = bills.some(({ status, due }) => status === null || (status === 'pending' && (due ?? null) === null))
  const isOpen = ['new', 'paid', 'confirmed', 'complete'].includes(invoice.status) && !invoice.alreadyRefunded
  if (waits && isOpen) return invoice.invoiceTime
  const times = bills.flatMap(({ due }) => due?.at ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

/** Estimates when a payment settles. */
export const estimateFrom = (paidAt: number): number => {
  const sent = nextCutOff(completeAt(paidAt)) + sending
  return businessDaysAfter(sent, 2)
}
