import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { ListName } from '../payment-list/index.ts'
import { itemKey } from '../tables.ts'
import type { PaymentFilterStatus } from './model.ts'

/** How much is asked for at a time. */
export const searchPage = limit('payment search page', 30)

/** What is typed is asked for this long after the last key. */
export const searchTyping = delay('payment search typing', 300)

/** A status to be chosen: the labels of rows that it stands for (PAY-039 to PAY-045, PAY-056, PAY-057, PAY-063 to PAY-067). */
interface StatusFilterRow {
  readonly labels: ReadonlyArray<string>
  /** What a list calls it that has another label for it. */
  readonly names: Readonly<Partial<Record<ListName, string>>> & { readonly all: string }
}

/** Every status that can be chosen. */
export const statusFilters = {
  confirming: { labels: ['Confirming'], names: { all: 'Confirming' } },
  complete: { labels: ['Complete', 'Completed'], names: { all: 'Complete', donations: 'Completed' } },
  refundAvailable: { labels: ['Refund Available'], names: { all: 'Refund Available' } },
  refunded: { labels: ['Refunded'], names: { all: 'Refunded' } },
  nonRefundable: { labels: ['Non Refundable'], names: { all: 'Non Refundable' } },
  invalid: { labels: ['Invalid'], names: { all: 'Invalid' } },
  processing: { labels: ['Processing'], names: { all: 'Processing' } },
  refundProcessing: { labels: ['Refund Processing'], names: { all: 'Refund Processing' } },
  failed: { labels: ['Failed'], names: { all: 'Failed' } },
} as const satisfies Record<PaymentFilterStatus, StatusFilterRow>

/** Which of them a list can have; bills stand among the payments. */
export const listStatuses = {
  payments: [
    'confirming',
    'complete',
    'refundAvailable',
    'refunded',
    'nonRefundable',
    'invalid',
    'processing',
    'refundProcessing',
    'failed',
  ],
  payouts: ['confirming', 'complete'],
  donations: ['processing', 'complete', 'refundAvailable', 'nonRefundable', 'refunded'],
} as const satisfies Record<ListName, ReadonlyArray<PaymentFilterStatus>>

/** What is called so of a list moves on by itself. */
export const inProgressStatuses = {
  payments: 'confirming',
  payouts: 'confirming',
  donations: 'processing',
} as const satisfies Record<ListName, PaymentFilterStatus>

/** Under which keys an address says what the page is narrowed to, and what is open on it. */
export const filterKeys = {
  list: 'type',
  pill: 'dates',
  text: 'q',
  status: 'status',
  coin: 'coin',
  least: 'least',
  most: 'most',
  from: 'from',
  to: 'to',
  item: itemKey,
} as const

/** The kinds of items that an address may name. */
export const itemKinds = {
  invoice: true,
  'bill-payment': true,
  donation: true,
  payout: true,
} as const satisfies Record<SlideKind, true>

/** What the lists and the items of each are called. */
export const listNames = {
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
  payouts: { title: 'Payouts', one: 'payout', many: 'payouts' },
  donations: { title: 'Donations', one: 'donation', many: 'donations' },
} as const satisfies Record<ListName, { readonly title: string; readonly one: string; readonly many: string }>

/** What the bar above the lists says, and what is told of a search. */
export const searchTexts = {
  label: 'Filter of the payments',
  types: 'Type',
  dates: 'Dates',
  text: { label: 'Search payments', placeholder: 'Merchant, order id or transaction id', clear: 'Clear search' },
  statuses: { label: 'Status', all: 'All statuses' },
  coins: { label: 'Coin', all: 'All coins' },
  result: { one: '1 {item} matches.', many: '{count} {items} match.' },
  clearAll: 'Clear all',
  noMatch: 'No {item} matches {what}.',
  noMatchWhen: 'No {item} {when} matches {what}.',
  chosen: 'what you chose',
  textAlone: '“{text}”',
  textAndChosen: '“{text}” and what you chose',
  searchAllDates: 'Search all dates',
  failed: 'The search did not come through.',
  pageFailed: 'The next {items} could not be loaded.',
} as const

/** How a time is called within a sentence; {within} is 'of' or 'in'. */
export const timeTexts = {
  months: '{within} the last {months} months',
  year: '{within} the last year',
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const

/** What saving says. */
export const savingTexts = {
  label: 'Export what is listed',
  csv: 'Export as CSV',
  json: 'Export as JSON',
  making: 'Preparing {file}…',
  saved: '{file} was downloaded.',
  file: '{list}-{day}.{format}',
} as const
