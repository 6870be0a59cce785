import * as t from 'io-ts'
import type { Paged } from '../../kernel/paged-resource.ts'
import type { CurrencyCode, DecimalText } from '../../money/model.ts'
import type { WholeActivity } from '../model.ts'
import type { DatePill, ListName } from '../payment-list/index.ts'

/** What a search can be narrowed to: a label of the lists, as their pills say it (`statusFilters`). */
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

/** A form that what is found can be saved in. */
export const SaveFormat = /* @__PURE__ */ t.keyof({ csv: null, json: null })
export type SaveFormat = t.TypeOf<typeof SaveFormat>

/** What the page is narrowed to, as it was typed and chosen. */
export interface PaymentFilter {
  readonly list: ListName
  /** Without effect while a day is chosen. */
  readonly pill: DatePill
  /** Looked for in names, order ids and transaction ids; empty: everything. */
  readonly text: string
  /** null: every status. */
  readonly status: PaymentFilterStatus | null
  /** Code of the currency that was paid in; null: every one. */
  readonly coin: CurrencyCode | null
  /** Fiat prices as typed, without a sign; empty: any. */
  readonly least: string
  readonly most: string
  /** First and last day, as in "2026-03-10", in UTC; empty: any. They take the place of the pill. */
  readonly from: string
  readonly to: string
}

/** What of a filter narrows a list beyond its dates. */
export const noNarrowing = { text: '', status: null, coin: null, least: '', most: '' } as const

/** What is looked for. */
export interface PaymentQuery {
  readonly list: ListName
  /** Words in any letter case, each of which an item has in a name, its order id or a transaction id; empty: all items. */
  readonly text: string
  /** Milliseconds since 1970, both inclusive; null: no end on that side. */
  readonly from: number | null
  readonly to: number | null
  /** Fiat price, both inclusive; null: any. */
  readonly least: DecimalText | null
  readonly most: DecimalText | null
  /** Currency code; null: any. */
  readonly coin: CurrencyCode | null
  readonly status: PaymentFilterStatus | null
}

/** A page of what was found. */
export interface FoundPage {
  readonly items: ReadonlyArray<WholeActivity>
  /** The opaque mark that the next page begins after; null: this is the last. */
  readonly after: string | null
  /** How many match in all. */
  readonly total: number
}

/** What was found before and after it was asked for anew. */
export interface SearchRefresh {
  readonly before: ReadonlyArray<WholeActivity>
  readonly after: ReadonlyArray<WholeActivity>
  /** How often that was: of each time something is told once. */
  readonly count: number
}

/** Payments that a search has found. */
export interface FoundPayments {
  readonly items: ReadonlyArray<WholeActivity>
  /** The mark that the next page begins after; null: there is none. */
  readonly after: string | null
  /** Number of matches in all; null: no page has come yet. */
  readonly total: number | null
  /** True if the provider cannot search. */
  readonly isUnsupported: boolean
  /** The change that the latest refresh brought. */
  readonly lastRefresh: SearchRefresh
}

/** What is known of the search. */
export interface PaymentSearchState
  extends FoundPayments, Pick<Paged<PaymentQuery, FoundPayments>, 'status' | 'refresh'> {
  /** Whether the provider can search; null: not known yet. */
  readonly isSupported: boolean | null
  /** What the page is narrowed to; null: it is not open. */
  readonly filter: PaymentFilter | null
  /** What was asked for; null: nothing is looked for, the list stands. */
  readonly activeQuery: PaymentQuery | null
  /** The form that is being saved; null: none is. */
  readonly saving: SaveFormat | null
  /** What came of the last saving; null: nothing to tell. */
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
