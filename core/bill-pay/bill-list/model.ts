import * as t from 'io-ts'
import type { Status } from '../../kernel/remote.ts'
import type { BillPayment } from '../../payments/index.ts'
import type { BillAccount, BillPayUser } from '../model.ts'

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
  readonly payments: ReadonlyArray<BillPayment>
}

/** Before the first load. */
export const unknownBillPay: BillPayState = {
  status: null,
  error: null,
  isInitialised: false,
  user: null,
  accounts: [],
  payments: [],
}
