import * as t from 'io-ts'
import type { Status } from '../../kernel/remote.ts'
import type { BillActivityList } from '../../payments/index.ts'
import type { BillAccount, BillPaymentRecord, BillPayUser } from '../model.ts'

/** How bills are sorted: by merchant's name, or the one due first, those without a date last (BILL-108, BILL-109). */
export const BillOrder = /* @__PURE__ */ t.keyof({ alphabetical: null, dueDate: null })
export type BillOrder = t.TypeOf<typeof BillOrder>

/** What is known of a user's bills. */
export interface BillPayState {
  /** How the last load stands (BILL-013). */
  readonly status: Status
  /** The provider's words for why it failed; null: it sent none. */
  readonly error: string | null
  /** Whether the initial load went through (BILL-011, BILL-012). */
  readonly isInitialised: boolean
  readonly user: BillPayUser | null
  readonly accounts: ReadonlyArray<BillAccount>
  /** The newest first. */
  readonly payments: ReadonlyArray<BillPaymentRecord>
  /** How the last press of the refresh button stands; its indicator turns while it runs (BILL-090, BILL-091). */
  readonly refresh: Status
  /** What has changed, as by a connection, and has not come since: it may be out of date. */
  readonly behind: ReadonlyArray<BillPart>
  /** How many rows of each activity list are shown at most (BILL-111). */
  readonly shown: Readonly<Record<BillActivityList, number>>
  /** When the page was looked at or loaded last, milliseconds since 1970: due dates are told as of then. */
  readonly seenAt: number
}

/** What the list of bills opens: why a bill cannot be paid (BILL-101). */
export type BillListModal = 'unpayable-bill'

/** What can be loaded again by itself. */
export type BillPart = 'user' | 'accounts' | 'payments'
