import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { BillOrder, BillPayState } from './model.ts'

/** Default order of the bills (BILL-109). */
export const defaultOrder: BillOrder = 'dueDate'

/** Number of rows that each "more" adds to an activity list (BILL-111, LIM-017). */
export const billActivityPage = limit('bill activity page', 10)

/** Minimum time that the refresh indicator turns (BILL-091). */
export const refreshIndicator = delay('bill refresh indicator', 750)

/** Maximum number of tries to reload a part that a connection or payment changed. */
export const reloadTries = limit('bill reload tries', 5)
export const reloadAgain = delay('bill reload again', 5000)
/** Time after which a part whose reload is still pending is shown as out of date. */
export const slowReload = delay('bill reload told', 3000)

/** Numbers of skeleton cards and rows. Most users have this many bills and payments. */
export const billSkeletons = {
  cards: limit('bill card skeletons', 4),
  rows: limit('bill activity skeletons', 6),
} as const

/** Storage key of the order of bills (BILL-109). */
export const billOrderKey = 'bill-order'

/** State before the first load. */
export const initialBillPayState: BillPayState = {
  status: null,
  error: null,
  isInitialised: false,
  user: null,
  accounts: [],
  payments: [],
  refresh: null,
  behind: [],
  shown: { pending: billActivityPage.value, recent: billActivityPage.value },
  seenAt: 0,
}

/** Orders of the bills, the default first (BILL-109). */
export const billOrders: ReadonlyArray<BillOrder> = ['dueDate', 'alphabetical']
