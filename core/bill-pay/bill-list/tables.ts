import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { BillOrder } from './model.ts'

/** How bills are listed unless the user asks for another order (BILL-109). */
export const defaultOrder: BillOrder = 'dueDate'

/** A longer merchant name is cut on a bill card (BILL-093). */
export const billName = { length: limit('bill merchant name', 20), ellipsis: '…' } as const

export const billTextsOnCard = {
  balance: 'Balance as of {date} at {time}',
  balanceUnknown: 'Balance status currently unavailable',
} as const

/** How many rows more each bill activity list shows at a time (BILL-111, LIM-017). */
export const billActivityPage = limit('bill activity page', 10)

/** Each press of the refresh button turns its indicator for at least so long (BILL-091). */
export const refreshIndicator = delay('bill refresh indicator', 750)
