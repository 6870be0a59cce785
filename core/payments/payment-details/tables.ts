import { limit } from '../../kernel/limits.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { InvoiceStatus } from '../model.ts'
import type { BillGroup, Tone } from '../tables.ts'
import type { Situation } from './model.ts'

/** How much of a transaction id is shown: its end (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** The provider's page of an invoice, outside the app (PAY-013). */
export const invoicePage = { path: '/invoice', version: '4', language: 'en-US' } as const

/** The situation of a payment by the status that counts; null: nothing is told. */
export const paymentSituations = {
  new: null,
  paid: 'confirming',
  confirmed: 'confirmed',
  complete: 'complete',
  expired: null,
  invalid: 'invalid',
  paidPartial: 'underpaid',
  paidOver: 'overpaid',
  declined: 'declined',
} as const satisfies Record<InvoiceStatus, Situation | null>

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
  unknown: null,
} as const satisfies Record<BillGroup, Situation | null>

/** A sentence about a situation: what is happening, what comes, and what there is to do. */
export interface SituationRow {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

const claim = 'You can have it sent back: open the invoice to claim it.'
const help = 'Get help with this payment before you pay again.'
const patience = 'There is nothing for you to do.'
const done = 'There is nothing left to do.'

/** {name} is the merchant, payor or biller. */
export const situations = {
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
    text: 'What arrived differs from the price and cannot be refunded. Get help with this payment if that seems wrong.',
  },
  refunded: { tone: 'neutral', title: 'Refunded', text: `This payment was sent back to you. ${done}` },
  donated: { tone: 'good', title: '{name} has your donation', text: 'Keep the details with your tax records.' },
  billProcessing: {
    tone: 'wait',
    title: 'The bill is being paid',
    text: `Your payment has arrived and goes on to {name}. ${patience}`,
  },
  billRefunding: {
    tone: 'wait',
    title: 'A refund is on its way',
    text: `{name} was not paid, and the amount comes back to you. ${patience}`,
  },
  billPaid: { tone: 'good', title: '{name} has been paid', text: `Your bill is settled. ${done}` },
  billFailed: {
    tone: 'bad',
    title: 'The bill was not paid',
    text: `The payment to {name} did not go through. ${help}`,
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
} as const satisfies Record<Situation, SituationRow>

/** The steps of payments and payouts. */
export const stepTexts = {
  progress: 'Progress',
  created: 'Created',
  paid: 'Paid',
  sent: 'Sent by {name}',
  confirming: 'Confirming',
  confirmed: 'Confirmed',
  complete: 'Complete',
  refunded: 'Refunded',
  billProcessing: 'Being paid to {name}',
  billPaid: 'Paid to {name}',
  noConfirmations: 'No confirmations yet',
  oneConfirmation: '1 confirmation',
  confirmations: '{count} confirmations',
} as const

/** What is known of a payment or payout, by name. */
export const detailTexts = {
  details: 'Details',
  bills: 'Bills',
  transaction: 'Transaction',
  transactionOf: 'Transaction {number} of {count}',
  inTransactions: 'in {count} transactions',
  date: '{day}, {time} UTC',
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
} as const

/** Where help is, by what it is about. */
export const helpTexts = {
  invoice: 'Get help with this payment',
  'bill-payment': 'Get help with this payment',
  donation: 'Get help with this donation',
  payout: 'Get help with this payout',
} as const satisfies Record<SlideKind, string>
