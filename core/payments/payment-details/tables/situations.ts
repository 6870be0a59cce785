import type { Tone } from '../../../presentation/tone.ts'
import type { InvoiceStatus } from '../../model.ts'
import type { BillGroup } from '../../tables.ts'
import type { StepRow } from './steps.ts'

/** Situation of a payment by its effective status. */
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

/** Situation of a donation by its outcome. Null if `paymentSituations` decides. */
export const donationSituations = {
  processing: 'confirming',
  completed: 'donated',
  failed: 'invalid',
  unknown: null,
} as const satisfies Record<BillGroup, Situation | null>

/** Situation of a single bill's payment by its outcome. */
export const billSituations = {
  processing: 'billProcessing',
  completed: 'billPaid',
  failed: 'billFailed',
  unknown: 'unknown',
} as const satisfies Record<BillGroup, Situation>

/** Situation of a payout by the provider's status. Other statuses are 'unknown'. */
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

const created: StepRow = { name: 'created', state: 'done', reached: 'created' }

const paid: StepRow = { name: 'paid', state: 'done', reached: 'paid' }

const confirmed: StepRow = { name: 'confirmed', state: 'done', reached: 'confirmed' }

const toComplete: StepRow = { name: 'complete', state: 'later' }

const finished: ReadonlyArray<StepRow> = [
  created,
  paid,
  confirmed,
  { name: 'complete', state: 'done', reached: 'complete' },
]

const toClaim: ReadonlyArray<StepRow> = [created, paid, { name: 'claim', state: 'now' }]

/** Explanation of a situation, the next step and what the user can do. */
export interface SituationRow {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/** The provider sets the deadline and the cost of a claim. */
const howToClaim =
  'You can have it sent back: open the invoice to claim it. It says until when, and what sending it back costs.'

const help = 'Get help with this payment before you pay again.'

const noActionNeeded = 'There is nothing for you to do.'

const nothingLeftToDo = 'There is nothing left to do.'

/** Row of `situations`. */
export interface SituationTexts extends Omit<SituationRow, 'text'> {
  /** Null if `billReasons` has the text. */
  readonly text: string | null
  /** Timeline of a payment in this situation. Left out if no timeline is shown. */
  readonly steps?: ReadonlyArray<StepRow>
}

/** Situations of payments and payouts. {name} is the merchant, payor or biller. */
export const situations = {
  unpaid: {
    tone: 'wait',
    title: 'Not paid yet',
    text: 'Nothing has arrived so far. Open the invoice to pay it: unless it is paid in time it expires, and nothing is owed.',
    steps: [created, { name: 'awaited', state: 'now' }, toComplete],
  },
  confirming: {
    tone: 'wait',
    title: 'Waiting for confirmations',
    text: `Your payment is on the blockchain. It is complete once the network has confirmed it, usually within an hour. ${noActionNeeded}`,
    steps: [created, paid, { name: 'confirming', state: 'now' }, toComplete],
  },
  confirmed: {
    tone: 'wait',
    title: 'Confirmed, and soon complete',
    text: `The network has confirmed your payment, and {name} completes it next. ${noActionNeeded}`,
    steps: [created, paid, confirmed, { name: 'complete', state: 'now' }],
  },
  complete: {
    tone: 'good',
    title: 'Paid in full',
    text: `{name} has your payment. ${nothingLeftToDo}`,
    steps: finished,
  },
  expired: {
    tone: 'neutral',
    title: 'Expired without a payment',
    text: 'It was not paid in time, and nothing is owed. To pay {name} after all, start again there. If you did send something, get help with this payment.',
    steps: [created, { name: 'expired', state: 'failed', reached: 'expired' }],
  },
  invalid: {
    tone: 'bad',
    title: 'Not confirmed in time',
    text: `The network did not confirm this payment in time, so it does not count as paid. ${help}`,
    steps: [created, paid, { name: 'invalid', state: 'failed', reached: 'invalid' }],
  },
  underpaid: {
    tone: 'wait',
    title: 'Less than the price arrived',
    text: `The payment does not count until all of it is there. ${howToClaim}`,
    steps: toClaim,
  },
  overpaid: {
    tone: 'wait',
    title: 'More than the price arrived',
    text: `{name} has been paid, and the rest is yours. ${howToClaim}`,
    steps: toClaim,
  },
  declined: {
    tone: 'wait',
    title: 'Declined',
    text: `{name} did not take this payment. ${howToClaim}`,
    steps: [created, paid, { name: 'declined', state: 'failed' }, { name: 'claim', state: 'now' }],
  },
  nonRefundable: {
    tone: 'bad',
    title: 'Cannot be sent back',
    text: 'What arrived differs from the price, and sending it back would cost more than it is worth. There is nothing that you can claim. Get help with this payment if that seems wrong.',
  },
  refunded: {
    tone: 'neutral',
    title: 'Refunded',
    text: `The refund has been sent to you. ${nothingLeftToDo}`,
    steps: [created, paid, { name: 'refunded', state: 'done', reached: 'refunded' }],
  },
  donated: {
    tone: 'good',
    title: '{name} has your donation',
    text: 'Keep the form with your tax records.',
    steps: finished,
  },
  billProcessing: {
    tone: 'wait',
    title: 'The bill is being paid',
    text: null,
    steps: [created, paid, { name: 'billProcessing', state: 'now' }],
  },
  billRefunding: {
    tone: 'wait',
    title: 'A refund is on its way',
    text: null,
  },
  billPaid: {
    tone: 'good',
    title: '{name} has been paid',
    text: null,
    steps: [created, paid, { name: 'billPaid', state: 'done' }],
  },
  billFailed: {
    tone: 'bad',
    title: 'The bill was not paid',
    text: null,
  },
  payoutAwaited: {
    tone: 'wait',
    title: 'Not sent yet',
    text: `{name} has announced this payout. It shows here how it gets on once it is sent. ${noActionNeeded}`,
  },
  payoutConfirming: {
    tone: 'wait',
    title: 'Waiting for confirmations',
    text: `{name} has sent this payout. The coins are yours once the network has confirmed them, usually within an hour. ${noActionNeeded}`,
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
} as const satisfies Readonly<Record<string, SituationTexts>>
export type Situation = keyof typeof situations

/** Texts of a confirming payment whose confirmations are counted: {count} of {target} are missing. */
export const countedConfirming = {
  one: 'Waiting for 1 more confirmation',
  many: 'Waiting for {count} more confirmations',
  text: `Your payment is on the blockchain. After {target} confirmations it is complete, usually within an hour. ${noActionNeeded}`,
} as const

/** Text after that of an unpaid invoice; {time} is the expiry time. */
export const expiryText = 'It expires at {time}.'
