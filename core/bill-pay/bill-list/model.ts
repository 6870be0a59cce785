import * as t from 'io-ts'
import type { Status } from '../../kernel/remote.ts'
import type { BillActivityList } from '../../payments/index.ts'
import type { BillAccount, BillPaymentRecord, BillPayUser } from '../model.ts'

/** Orders of bills: by merchant name, or by due date with undated bills last (BILL-108, BILL-109). */
export const BillOrder = /* @__PURE__ */ t.keyof({ alphabetical: null, dueDate: null })
export type BillOrder = t.TypeOf<typeof BillOrder>

/** State of a user's bills. */
export interface BillPayState {
  /** Status of the latest attempt at the initial load (BILL-013). */
  readonly status: Status
  /** Provider's message about a failed load. Null if the load did not fail, or the provider sent no message. */
  readonly error: string | null
  /** True if the initial load succeeded (BILL-011, BILL-012). */
  readonly isInitialised: boolean
  readonly user: BillPayUser | null
  readonly accounts: ReadonlyArray<BillAccount>
  /** Newest first. */
  readonly payments: ReadonlyArray<BillPaymentRecord>
  /**
   * Status of the refresh that the user started with the refresh button. The button's indicator turns while loading
   * (BILL-090, BILL-091).
   */
  readonly refresh: Status
  /** Parts that may be out of date, because the app has not reloaded them since a change such as a new connection. */
  readonly behind: ReadonlyArray<BillPart>
  /** Maximum number of rows to show in each activity list (BILL-111). */
  readonly shown: Readonly<Record<BillActivityList, number>>
  /** Time at which the bills were last loaded or viewed, in milliseconds since 1970. Due dates are relative to this time. */
  readonly seenAt: number
}

/** Name of the modal that explains why a bill cannot be paid (BILL-101). */
export type BillListModal = 'unpayable-bill'

/** Part of the state that can be reloaded on its own. */
export type BillPart = 'user' | 'accounts' | 'payments'
