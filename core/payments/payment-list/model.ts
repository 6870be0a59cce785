import * as t from 'io-ts'
import type { Status } from '../../kernel/remote.ts'
import type { InvoiceCurrency, MerchantStatus, WholeActivity, WholeInvoice } from '../model.ts'
import { emptyList, type ListPage, type PagedList } from '../paged-list/index.ts'

/** Which list of the payments page an item stands in (PAY-001). */
export const ListName = /* @__PURE__ */ t.keyof({ payments: null, payouts: null, donations: null })
export type ListName = t.TypeOf<typeof ListName>

/** How far back a list goes (PAY-004). */
export type DatePill = '3m' | '6m' | '1y' | 'all'

/** Which list is looked at, and how far back it goes. */
export interface ListSelection {
  readonly list: ListName
  readonly pill: DatePill
}

/** A list, and when it begins: the same for all its pages (PAY-006, PAY-026). */
export interface DatedSelection extends ListSelection {
  /** An instant in ISO 8601, UTC; null: none is sent. */
  readonly startDate: string | null
}

/** Which page of a list is asked for (CALL-038 to CALL-040). */
export interface ListQuery {
  readonly list: ListName
  readonly limit: number
  /** How many items of the list came before (PAY-023). */
  readonly skip: number
  /** An instant in ISO 8601, UTC; null: none is sent. */
  readonly startDate: string | null
  readonly merchantStatus: MerchantStatus
}

/** Which unconfirmed payments are asked for (CALL-041). */
export type UnconfirmedQuery = Pick<ListQuery, 'limit' | 'skip' | 'merchantStatus'>

/** A page of unconfirmed payments. */
export type UnconfirmedPage = ListPage<WholeInvoice>

/** The key of a list that is loaded. */
export type ListKey = `${ListName} ${DatePill}`

/** What is read aloud. Two in a row may say the same, so each has a number of its own. */
export interface PaymentAnnouncement {
  /** Empty: nothing. */
  readonly text: string
  readonly count: number
}

/** What is known of the lists of the page. */
export interface PaymentListState {
  /** null: the page is not open. */
  readonly selection: ListSelection | null
  /** Each list as far as it is loaded. */
  readonly lists: Readonly<Partial<Record<ListKey, PagedList<WholeActivity>>>>
  readonly confirming: PagedList<WholeInvoice>
  /** Whether the list waits a moment for what is unconfirmed, so that it stands still once it is there. */
  readonly isAwaitingConfirming: boolean
  /** By code; empty: not loaded (PAY-029). */
  readonly currencies: ReadonlyMap<string, InvoiceCurrency>
  readonly refresh: Status
  /** What has been confirmed while the page was open. */
  readonly announcement: PaymentAnnouncement
  /** When relative dates were last reckoned, milliseconds since 1970. */
  readonly seenAt: number
}

/** Nothing was told yet. */
export const noAnnouncement: PaymentAnnouncement = { text: '', count: 0 }

/** Before the page is opened. */
export const noPaymentLists: PaymentListState = {
  selection: null,
  lists: {},
  confirming: emptyList,
  isAwaitingConfirming: false,
  currencies: new Map(),
  refresh: null,
  announcement: noAnnouncement,
  seenAt: 0,
}
