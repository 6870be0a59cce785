import * as t from 'io-ts'
import type { Paged } from '../../kernel/paged-resource.ts'
import type { CurrencyCode, DecimalText } from '../../money/model.ts'
import type { WholeActivity } from '../model.ts'
import type { DatePill, ListName } from '../payment-list/index.ts'

/** Status filter of a search. Each value matches the row labels that `statusFilters` lists. */
export const PaymentFilterStatus = /* @__PURE__ */ t.keyof({
  confirming: null,
  complete: null,
  refundAvailable: null,
  nonRefundable: null,
  refunded: null,
  invalid: null,
  processing: null,
  refundProcessing: null,
  failed: null,
})
export type PaymentFilterStatus = t.TypeOf<typeof PaymentFilterStatus>

/** File format of saved search results. */
export const SaveFormat = /* @__PURE__ */ t.keyof({ csv: null, json: null })
export type SaveFormat = t.TypeOf<typeof SaveFormat>

/** Filter of the page, as typed and chosen by the user. */
export interface PaymentFilter {
  readonly list: ListName
  /** Period. Ignored while a day is chosen. */
  readonly pill: DatePill
  /** Text to find in names, order ids and transaction ids. Empty for all items. */
  readonly text: string
  /** Null for every status. */
  readonly status: PaymentFilterStatus | null
  /** Code of the payment currency. Null for every currency. */
  readonly coin: CurrencyCode | null
  /** Fiat price limits as typed, without a sign. Empty for no limit. */
  readonly least: string
  readonly most: string
  /** First and last day, as in "2026-03-10", in UTC. Empty for no limit. A chosen day replaces the period. */
  readonly from: string
  readonly to: string
}

/** Filter values that match every item. */
export const noNarrowing = { text: '', status: null, coin: null, least: '', most: '' } as const

/** Query of a payment search, as the provider receives it. */
export interface PaymentQuery {
  readonly list: ListName
  /**
   * Words to find in any letter case. Each must occur in a name, the order id or a transaction id. Empty for all
   * items.
   */
  readonly text: string
  /** Milliseconds since 1970, inclusive. Null for no limit. */
  readonly from: number | null
  readonly to: number | null
  /** Fiat price limits, inclusive. Null for no limit. */
  readonly least: DecimalText | null
  readonly most: DecimalText | null
  /** Currency code. Null for every currency. */
  readonly coin: CurrencyCode | null
  readonly status: PaymentFilterStatus | null
}

/** Page of search results. */
export interface FoundPage {
  readonly items: ReadonlyArray<WholeActivity>
  /** Opaque cursor of the next page. Null on the last page. */
  readonly after: string | null
  /** Number of all matches. */
  readonly total: number
}

/** Results before and after a refresh. */
export interface SearchRefresh {
  readonly before: ReadonlyArray<WholeActivity>
  readonly after: ReadonlyArray<WholeActivity>
  /** Number of refreshes so far, so that each refresh is announced once. */
  readonly count: number
}

/** Results of a search. */
export interface FoundPayments {
  readonly items: ReadonlyArray<WholeActivity>
  /** Cursor of the next page. Null if there is none. */
  readonly after: string | null
  /** Number of all matches. Null before the first page. */
  readonly total: number | null
  /** True if the provider cannot search. */
  readonly isUnsupported: boolean
  /** Results before and after the last refresh. */
  readonly lastRefresh: SearchRefresh
}

/** State of the search. */
export interface PaymentSearchState
  extends FoundPayments, Pick<Paged<PaymentQuery, FoundPayments>, 'status' | 'refresh'> {
  /** True if the provider can search. Null if unknown. */
  readonly isSupported: boolean | null
  /** Filter of the page. Null while the page is closed. */
  readonly filter: PaymentFilter | null
  /** Query of the shown results. Null if the plain list is shown. */
  readonly activeQuery: PaymentQuery | null
  /** Format of the file being saved. Null if no file is being saved. */
  readonly saving: SaveFormat | null
  /** Outcome of the last save. Null if there is none. */
  readonly outcome: { readonly kind: 'saved' | 'failed'; readonly text: string } | null
  /** Time of the latest start or refresh, milliseconds since 1970. */
  readonly seenAt: number
}

/** State before the first page. */
export const nothingFound: FoundPayments = {
  items: [],
  after: null,
  total: null,
  isUnsupported: false,
  lastRefresh: { before: [], after: [], count: 0 },
}

/** State before the page is opened. */
export const noPaymentSearch: PaymentSearchState = {
  ...nothingFound,
  status: null,
  refresh: null,
  isSupported: null,
  filter: null,
  activeQuery: null,
  saving: null,
  outcome: null,
  seenAt: 0,
}
