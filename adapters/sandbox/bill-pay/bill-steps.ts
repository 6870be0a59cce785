import { completeAt } from '../kernel/blocks.ts'
import { day, hour } from '../kernel/chance.ts'
import { type Invoice, isKept } from '../payments/invoice-steps.ts'
import type { BillColumn, BillStep } from '../payments/tables.ts'
import { businessDaysAfter, nextCutOff } from './business-days.ts'

interface Onward {
  readonly step: BillStep
  /** When it happens, of what stands as it does since some time. */
  readonly at: (since: number) => number
}

/** How long what goes out at a cut-off takes until it is with the bank. */
const sending = 2 * hour

const businessDays =
  (count: number) =>
  (since: number): number =>
    businessDaysAfter(since, count)

/** What becomes of a bill's payment by itself. */
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

/** A biller may send money back for so long after it was sent. */
const reversible = 60 * day

const sentAtOf = ({ history = [] }: BillColumn): number | null =>
  history.findLast(({ step }) => step === 'sent')?.at ?? null

/** What a person at the provider does with a bill's payment. */
export const billMoves = {
  next: { label: 'Move on', from: ['pending', ...Object.keys(onward)], to: null },
  cancel: { label: 'Cancel', from: ['pending'], to: 'canceled' },
  fail: { label: 'Fail', from: ['processing'], to: 'failed' },
  reverse: { label: 'Send back, as the biller', from: ['sent', 'settled'], to: 'reversalRequired' },
  refund: { label: 'Refund', from: ['canceled', 'failed', 'reversed'], to: 'refundable' },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly from: ReadonlyArray<string>; readonly to: BillStep | null }>
>
export type BillMove = keyof typeof billMoves

export const isBillMove = (name: string): name is BillMove => Object.hasOwn(billMoves, name)

const isStep = (status: string | null): status is BillStep =>
  status !== null && (Object.hasOwn(onward, status) || status === 'settled' || status === 'refunded')

/**
 * A bill's payment that has come to a step; what is next is due from then. Nothing is dated before what led to it, also where
 * the clock was moved back in between.
 */
export const withStep = (bill: BillColumn, step: BillStep, when: number): BillColumn => {
  const at = Math.max(when, bill.history?.at(-1)?.at ?? when)
  const next = onward[step]
  return {
    ...bill,
    status: step,
    // Once it is over there is nothing to estimate any more; what has settled keeps the day.
    estimatedCompletionDate: step === 'settled' ? at : bill.estimatedCompletionDate,
    history: [...(bill.history ?? []), { step, at }],
    due: next === undefined ? null : { step: next.step, at: next.at(at) },
  }
}

/** The bill's payment after a move; null: it cannot be made. */
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

/** What time alone has brought about, each step at its own time. */
const inTime = (bill: BillColumn, now: number): BillColumn =>
  bill.due === undefined || bill.due === null || bill.due.at > now
    ? bill
    : inTime(withStep(bill, bill.due.step, bill.due.at), now)

/** What of an invoice decides about its bills. */
export type Paying = Pick<
  Invoice,
  'invoiceTime' | 'timestamp' | 'status' | 'exceptionStatus' | 'alreadyRefunded' | 'history' | 'bills'
>

const stepAt = ({ history }: Paying, wanted: string): number | null =>
  history.findLast(({ step }) => step === wanted)?.at ?? null

/**
 * Whether the network has not found it invalid, and nothing was sent back. What was paid too little begins nothing, nor goes
 * on, until the rest has come.
 */
export const isGood = (invoice: Paying): boolean =>
  isKept(invoice) && ['paid', 'confirmed', 'complete'].includes(invoice.status)

/** Steps of a payment that is going to its biller and is not there yet; null: it waits for its invoice. */
export const notSent: ReadonlySet<string | null> = new Set([null, 'pending', 'processing'])

/** A bill's payment as its invoice allows it: it begins when that is paid, and waits for a cut-off once that is complete. */
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

/** A bill's payment of whose money nothing came, or that the payer has again: it does not go out, nor is it sent back twice. */
const withoutInvoice = (bill: BillColumn, invoice: Paying): BillColumn => {
  const at = stepAt(invoice, 'invalid') ?? stepAt(invoice, 'refunded') ?? invoice.timestamp
  // What was due before that has happened.
  const stood = inTime(bill, at)
  const { status } = stood
  const isBegun = status !== null || stepAt(invoice, 'paid') !== null
  if (isBegun && notSent.has(status)) return { ...withStep(stood, 'canceled', at), due: null }
  return sendingBack.has(status) ? { ...stood, due: null } : stood
}

/** The bills of an invoice as they stand by now. */
export const billsInTime = (invoice: Paying, now: number): ReadonlyArray<BillColumn> =>
  invoice.bills.map((bill) => inTime(withInvoice(withInvoice(bill, invoice), invoice), now))

/**
 * When the bills of an invoice are to be looked at again, milliseconds since 1970: at once as long as its own course decides.
 * @returns null: nothing becomes of them by itself
 */
export const billsDueAt = (invoice: Paying, bills: ReadonlyArray<BillColumn>): number | null => {
  const waits = bills.some(({ status, due }) => status === null || (status === 'pending' && (due ?? null) === null))
  const isOpen = ['new', 'paid', 'confirmed', 'complete'].includes(invoice.status) && !invoice.alreadyRefunded
  if (waits && isOpen) return invoice.invoiceTime
  const times = bills.flatMap(({ due }) => due?.at ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

/** When a payment that is made at some time has probably settled. */
export const estimateFrom = (paidAt: number): number => {
  const sent = nextCutOff(completeAt(paidAt)) + sending
  return businessDaysAfter(sent, 2)
}
