import * as t from 'io-ts'
import type { Status } from '../../kernel/remote.ts'
import type { InvoiceCurrency, MerchantStatus, WholeActivity, WholeInvoice } from '../model.ts'
import { emptyList, type ListPage, type PagedList } from '../paged-list/index.ts'

/** Name of a list of the payments page (PAY-001). */
export const ListName = /* @__PURE__ */ t.keyof({ payments: null, payouts: null, donations: null })
export type ListName = t.TypeOf<typeof ListName>

/** Period of a list, which ends now (PAY-004). */
export type DatePill = '3m' | '6m' | '1y' | 'all'

/** Selected list and its period. */
export interface ListSelection {
  readonly list: ListName
  readonly pill: DatePill
}

/** Selected list with its start date. All pages of the list use the same start date (PAY-006, PAY-026). */
export interface DatedSelection extends ListSelection {
  /** Instant in ISO 8601, UTC. Null if no start date is sent. */
  readonly startDate: string | null
}

/** Query for one page of a list (CALL-038 to CALL-040). */
export interface ListQuery {
  readonly list: ListName
  readonly limit: number
  /** Number of items received before this page (PAY-023). */
  readonly skip: number
  /** Instant in ISO 8601, UTC. Null if no start date is sent. */
  readonly startDate: string | null
  readonly merchantStatus: MerchantStatus
}

/** Query for one page of unconfirmed payments (CALL-041). */
export type UnconfirmedQuery = Pick<ListQuery, 'limit' | 'skip' | 'merchantStatus'>

/** Page of unconfirmed payments. */
export type UnconfirmedPage = ListPage<WholeInvoice>

/** Key of a loaded list. */
export type ListKey = `${ListName} ${DatePill}`

/** Text for screen readers. `count` distinguishes consecutive announcements with equal text. */
export interface PaymentAnnouncement {
  /** Empty if there is nothing to announce. */
  readonly text: string
  readonly count: number
}

/** State of the lists of the page. */
export interface PaymentListState {
  /** Selected list. Null while the page is closed. */
  readonly selection: ListSelection | null
  /** Loaded part of each list. */
  readonly lists: Readonly<Partial<Record<ListKey, PagedList<WholeActivity>>>>
  readonly confirming: PagedList<WholeInvoice>
  /** True while the first list waits for the unconfirmed payments above it, so that its rows do not shift later. */
  readonly isAwaitingConfirming: boolean
  /** Invoice currencies by code. Empty until loaded (PAY-029). */
  readonly currencies: ReadonlyMap<string, InvoiceCurrency>
  readonly refresh: Status
  /** Announcement of status changes since the page was opened. */
  readonly announcement: PaymentAnnouncement
  /** Time to which relative dates refer, milliseconds since 1970. */
  readonly seenAt: number
}

/** State before the first announcement. */
export const noAnnouncement: PaymentAnnouncement = { text: '', count: 0 }

/** State before the page opens. */
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
