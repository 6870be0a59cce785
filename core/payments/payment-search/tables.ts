import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { PaymentSlideKind } from '../../platform/ports.ts'
import type { ListName } from '../payment-list/index.ts'
import { itemKey } from '../tables.ts'
import { paymentStatusTexts as texts } from '../texts.ts'
import type { PaymentFilterStatus } from './model.ts'

/** Page size of a search. */
export const searchPage = limit('payment search page', 30)

/** Debounce delay of typed text. */
export const searchTyping = delay('payment search typing', 300)

/**
 * Row labels that a status filter matches, and the names of the filter (PAY-039 to PAY-045, PAY-056, PAY-057, PAY-063 to
 * PAY-067).
 */
export interface StatusFilterRow {
  readonly labels: ReadonlyArray<string>
  /** Name of the filter in each list. `all` is the name in every list that has no entry of its own. */
  readonly names: Readonly<Partial<Record<ListName, string>>> & { readonly all: string }
}

/** Status filters. */
export const statusFilters = {
  confirming: { labels: [texts.confirming], names: { all: texts.confirming } },
  complete: { labels: [texts.complete, texts.completed], names: { all: texts.complete, donations: texts.completed } },
  refundAvailable: { labels: [texts.refundAvailable], names: { all: texts.refundAvailable } },
  refunded: { labels: [texts.refunded], names: { all: texts.refunded } },
  nonRefundable: { labels: [texts.nonRefundable], names: { all: texts.nonRefundable } },
  invalid: { labels: [texts.invalid], names: { all: texts.invalid } },
  processing: { labels: [texts.processing], names: { all: texts.processing } },
  refundProcessing: { labels: [texts.refundProcessing], names: { all: texts.refundProcessing } },
  failed: { labels: [texts.failed], names: { all: texts.failed } },
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
} as const satisfies Record<PaymentSlideKind, true>
