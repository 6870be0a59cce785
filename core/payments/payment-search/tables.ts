import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { SlideKind } from '../../platform/ports.ts'
import type { ListName } from '../payment-list/index.ts'
import { itemKey } from '../tables.ts'
import type { PaymentFilterStatus } from './model.ts'

/** Page size of a search. */
export const searchPage = limit('payment search page', 30)

/** Debounce delay of typed text. */
export const searchTyping = delay('payment search typing', 300)

/** Status filter: the row labels that it matches (PAY-039 to PAY-045, PAY-056, PAY-057, PAY-063 to PAY-067). */
interface StatusFilterRow {
  readonly labels: ReadonlyArray<string>
  /** Name of the filter, with exceptions for single lists. */
  readonly names: Readonly<Partial<Record<ListName, string>>> & { readonly all: string }
}

/** Status filters. */
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

/** Status filters of each list. Bill payments are in the payments list. */
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

/** Status filter of each list for items in progress. */
export const inProgressStatuses = {
  payments: 'confirming',
  payouts: 'confirming',
  donations: 'processing',
} as const satisfies Record<ListName, PaymentFilterStatus>

/** Query keys of the filter and the open item in a URL. */
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

/** Kinds of items that a URL can name. */
export const itemKinds = {
  invoice: true,
  'bill-payment': true,
  donation: true,
  payout: true,
} as const satisfies Record<SlideKind, true>

/** Titles of the lists and names of their items. */
export const listNames = {
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
  payouts: { title: 'Payouts', one: 'payout', many: 'payouts' },
  donations: { title: 'Donations', one: 'donation', many: 'donations' },
} as const satisfies Record<ListName, { readonly title: string; readonly one: string; readonly many: string }>

/** Texts of the filter bar and the search. */
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

/** Names of periods within a sentence; {within} is 'of' or 'in'. */
export const timeTexts = {
  months: '{within} the last {months} months',
  year: '{within} the last year',
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const

/** Texts of saving. */
export const savingTexts = {
  label: 'Export what is listed',
  csv: 'Export as CSV',
  json: 'Export as JSON',
  making: 'Preparing {file}…',
  saved: '{file} was downloaded.',
  file: '{list}-{day}.{format}',
} as const
