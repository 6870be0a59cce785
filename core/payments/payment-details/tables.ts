import { limit } from '../../kernel/limits.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { Tone } from '../../presentation/tone.ts'
import type { InvoiceStatus } from '../model.ts'
import type { BillGroup } from '../tables.ts'
import type { DetailStep, InvoiceStep, Situation } from './model.ts'

/** How much of a transaction id is shown: its end (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** The situation of a payment by the status that counts. */
export const paymentSituations = {
  new: 'unpaid',
  paid: 'confirming',
  confirmed: 'confirmed',
  complete: 'complete',
  expired: 'expired',
  invalid: 'invalid',
  paidPartial: 'underpaid',
  paidOver: 'overpaid',
  declined: 'declined',
} as const satisfies Record<InvoiceStatus, Situation>

/** Statuses of a donation that was paid, so that there is a form of it while it is kept (PAY-091). */
export const giftStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** As `paymentSituations`, of a donation by its group. */
export const donationSituations = {
  processing: 'confirming',
  completed: 'donated',
  failed: 'invalid',
  unknown: null,
} as const satisfies Record<BillGroup, Situation | null>

/** As `paymentSituations`, of the one bill of a payment by its group. */
export const billSituations = {
  processing: 'billProcessing',
  completed: 'billPaid',
  failed: 'billFailed',
  unknown: 'unknown',
} as const satisfies Record<BillGroup, Situation>

/** As `paymentSituations`, of a payout by the provider's word; any other word is not known. */
export const payoutSituations: ReadonlyMap<string, Situation> = new Map([
  ['new', 'payoutAwaited'],
  ['funded', 'payoutAwaited'],
  ['processing', 'payoutAwaited'],
  ['pending', 'payoutConfirming'],
  ['paid', 'payoutComplete'],
  ['complete', 'payoutComplete'],
  ['failed', 'payoutFailed'],
  ['canceled', 'payoutFailed'],
  ['cancelled', 'payoutFailed'],
  ['reversed', 'payoutFailed'],
])

/** A sentence about a situation: what is happening, what comes, and what there is to do. */
export interface SituationRow {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/** Until when, and what it costs, is the provider's to say. */
const claim =
  'You can have it sent back: open the invoice to claim it. It says until when, and what sending it back costs.'
const help = 'Get help with this payment before you pay again.'
const patience = 'There is nothing for you to do.'
const done = 'There is nothing left to do.'

/** A text of null is told by `billReasons`. */
type SituationText = Omit<SituationRow, 'text'> & { readonly text: string | null }

/** {name} is the merchant, payor or biller. */
export const situations = {
  unpaid: {
    tone: 'wait',
    title: 'Not paid yet',
    text: 'Nothing has arrived so far. Open the invoice to pay it: unless it is paid in time it expires, and nothing is owed.',
  },
  confirming: {
    tone: 'wait',
    title: 'Waiting for confirmations',
    text: `Your payment is on the blockchain. It is complete once the network has confirmed it, usually within an hour. ${patience}`,
  },
  confirmed: {
    tone: 'wait',
    title: 'Confirmed, and soon complete',
    text: `The network has confirmed your payment, and {name} completes it next. ${patience}`,
  },
  complete: { tone: 'good', title: 'Paid in full', text: `{name} has your payment. ${done}` },
  expired: {
    tone: 'neutral',
    title: 'Expired without a payment',
    text: 'It was not paid in time, and nothing is owed. To pay {name} after all, start again there. If you did send something, get help with this payment.',
  },
  invalid: {
    tone: 'bad',
    title: 'Not confirmed in time',
    text: `The network did not confirm this payment in time, so it does not count as paid. ${help}`,
  },
  underpaid: {
    tone: 'wait',
    title: 'Less than the price arrived',
    text: `The payment does not count until all of it is there. ${claim}`,
  },
  overpaid: {
    tone: 'wait',
    title: 'More than the price arrived',
    text: `{name} has been paid, and the rest is yours. ${claim}`,
  },
  declined: { tone: 'wait', title: 'Declined', text: `{name} did not take this payment. ${claim}` },
  nonRefundable: {
    tone: 'bad',
    title: 'Cannot be sent back',
    text: 'What arrived differs from the price, and sending it back would cost more than it is worth. There is nothing that you can claim. Get help with this payment if that seems wrong.',
  },
  refunded: { tone: 'neutral', title: 'Refunded', text: `The refund has been sent to you. ${done}` },
  donated: { tone: 'good', title: '{name} has your donation', text: 'Keep the form with your tax records.' },
  billProcessing: {
    tone: 'wait',
    title: 'The bill is being paid',
    text: null,
  },
  billRefunding: {
    tone: 'wait',
    title: 'A refund is on its way',
    text: null,
  },
  billPaid: { tone: 'good', title: '{name} has been paid', text: null },
  billFailed: {
    tone: 'bad',
    title: 'The bill was not paid',
    text: null,
  },
  payoutAwaited: {
    tone: 'wait',
    title: 'Not sent yet',
    text: `{name} has announced this payout. It shows here how it gets on once it is sent. ${patience}`,
  },
  payoutConfirming: {
    tone: 'wait',
    title: 'Waiting for confirmations',
    text: `{name} has sent this payout. The coins are yours once the network has confirmed them, usually within an hour. ${patience}`,
  },
  payoutComplete: { tone: 'good', title: 'Paid in full', text: 'It is confirmed, and the coins are in your wallet.' },
  payoutsComplete: {
    tone: 'good',
    title: 'Paid in full',
    text: 'All {count} transactions are confirmed, and the coins are in your wallets.',
  },
  payoutFailed: {
    tone: 'bad',
    title: 'Not paid out',
    text: 'This payout did not go through, and nothing was sent. Ask {name} to send it again.',
  },
  unknown: {
    tone: 'neutral',
    title: 'How it stands is not known',
    text: 'It has a status that is not known here. Get help if it stays like this.',
  },
} as const satisfies Record<Situation, SituationText>

/** What is said in place of "waiting" where it is counted: {count} are missing of {target}. */
export const countedConfirming = {
  one: 'Waiting for 1 more confirmation',
  many: 'Waiting for {count} more confirmations',
  text: `Your payment is on the blockchain. After {target} confirmations it is complete, usually within an hour. ${patience}`,
} as const

/** Put after the text of a payment that can still be made: {time} is when it expires. */
export const payUntil = 'It expires at {time}.'

/** More confirmations than these are told in figures alone. */
export const confirmationSegments = limit('confirmation segments', 12)

/** The steps of payments and payouts. */
export const stepTexts = {
  progress: 'Progress',
  created: 'Created',
  paid: 'Paid',
  awaited: 'Waiting for the payment',
  expired: 'Expired',
  invalid: 'Not confirmed in time',
  declined: 'Declined',
  claim: 'Refund to claim',
  sent: 'Sent by {name}',
  confirming: 'Confirming',
  confirmed: 'Confirmed',
  complete: 'Complete',
  refunded: 'Refunded',
  billProcessing: 'Being paid to {name}',
  billPaid: 'Paid to {name}',
  estimated: 'Estimated {day}',
  until: 'until {time}',
  noConfirmations: 'No confirmations yet',
  oneConfirmation: '1 confirmation',
  confirmations: '{count} confirmations',
  counted: '{count} of {target}',
} as const

type StepName = Exclude<keyof typeof stepTexts, 'progress'>

/** A step, and which of the provider's it is: that one's time is told. */
export interface StepRow {
  readonly name: StepName
  readonly state: DetailStep['state']
  readonly reached?: InvoiceStep
}

const created: StepRow = { name: 'created', state: 'done', reached: 'created' }
const paid: StepRow = { name: 'paid', state: 'done', reached: 'paid' }
const confirmed: StepRow = { name: 'confirmed', state: 'done', reached: 'confirmed' }
const finished: ReadonlyArray<StepRow> = [
  created,
  paid,
  confirmed,
  { name: 'complete', state: 'done', reached: 'complete' },
]
const toClaim: StepRow = { name: 'claim', state: 'now' }

/** The steps of a payment by its situation; of any other there are none to tell. */
export const stepRows: Readonly<Partial<Record<Situation, ReadonlyArray<StepRow>>>> = {
  unpaid: [created, { name: 'awaited', state: 'now' }, { name: 'complete', state: 'later' }],
  confirming: [created, paid, { name: 'confirming', state: 'now' }, { name: 'complete', state: 'later' }],
  confirmed: [created, paid, confirmed, { name: 'complete', state: 'now' }],
  complete: finished,
  donated: finished,
  expired: [created, { name: 'expired', state: 'failed', reached: 'expired' }],
  invalid: [created, paid, { name: 'invalid', state: 'failed', reached: 'invalid' }],
  underpaid: [created, paid, toClaim],
  overpaid: [created, paid, toClaim],
  declined: [created, paid, { name: 'declined', state: 'failed' }, toClaim],
  refunded: [created, paid, { name: 'refunded', state: 'done', reached: 'refunded' }],
  billProcessing: [created, paid, { name: 'billProcessing', state: 'now' }],
  billPaid: [created, paid, { name: 'billPaid', state: 'done' }],
}

/** What is known of a payment or payout, by name. */
export const detailTexts = {
  details: 'Details',
  bills: 'Bills',
  donor: 'Donor',
  donorName: 'Name',
  email: 'Email',
  phone: 'Phone',
  fee: 'Fee',
  convenienceFee: 'Convenience fee',
  swap: 'Swap code',
  transaction: 'Transaction',
  transactionOf: 'Transaction {number} of {count}',
  inTransactions: 'in {count} transactions',
  date: '{day}, {time}',
  stepDate: '{day}, {time}',
  rate: '1 {coin} = {price}',
  price: 'Price',
  exchangeRate: 'Exchange rate',
  subtotal: 'Subtotal',
  networkCost: 'Network cost',
  underpaid: 'Underpaid by',
  overpaid: 'Overpaid by',
  declined: 'Declined',
  orderId: 'Order id',
  transactionId: 'Transaction id',
  paidFrom: 'Paid from',
  paidTo: 'Paid to',
  address: 'Address',
  sent: 'Sent',
  confirmations: 'Confirmations',
  explorer: 'Open in the block explorer',
  invoice: 'View invoice',
  print: 'Print receipt',
  receipt: '{product} receipt',
} as const

/** What the provider's page of an invoice is for, where there is something to do on it. */
export const invoiceLinks: Readonly<Partial<Record<Situation, string>>> = {
  unpaid: 'Pay the invoice',
  underpaid: 'Claim the refund',
  overpaid: 'Claim the refund',
  declined: 'Claim the refund',
}

/** Where help is, by what it is about. */
export const helpTexts = {
  invoice: 'Get help with this payment',
  'bill-payment': 'Get help with this payment',
  donation: 'Get help with this donation',
  payout: 'Get help with this payout',
} as const satisfies Record<SlideKind, string>

/** Of a refusal: it was asked for too often, which says nothing of the invoice. */
export const tooMany = 429
