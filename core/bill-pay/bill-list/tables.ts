import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { BillActivityList } from '../../payments/index.ts'
import type { BillOrder, BillPayState } from './model.ts'

/** Default order of the bills (BILL-109). */
export const defaultOrder: BillOrder = 'dueDate'

/** Texts for the age of a bill's balance. {date} and {time} are placeholders. */
export const balanceTexts = {
  balance: 'Balance as of {date} at {time}',
  balanceUnknown: 'Balance status currently unavailable',
} as const

/** Rows added by each "more" of an activity list (BILL-111, LIM-017). */
export const billActivityPage = limit('bill activity page', 10)

/** Minimum time that the refresh indicator turns (BILL-091). */
export const refreshIndicator = delay('bill refresh indicator', 750)

/** Most tries to reload a part that a connection or payment changed. */
export const reloadTries = limit('bill reload tries', 5)
export const reloadAgain = delay('bill reload again', 5000)
/** Time after which a pending reload is shown as out of date. */
export const slowReload = delay('bill reload told', 3000)

/** Numbers of skeleton cards and rows: what most users have. */
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

/** Texts of a bill card. */
export const billCardTexts = {
  unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
  reconnect: 'Its data is not kept up any more. Connect it again to see what you owe.',
  connectAgain: 'Connect Again',
  activating: "We're connecting this bill. You can pay it in 3 to 5 business days.",
  details: 'Details',
  bills: '{count} bills',
} as const

/** Order choices, the default first (BILL-109). */
export const billOrders = {
  label: 'Order of the bills',
  options: [
    { value: 'dueDate', label: 'Due date' },
    { value: 'alphabetical', label: 'Name' },
  ],
} as const satisfies {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: BillOrder; readonly label: string }>
}

/** Titles of the activity lists (BILL-088, BILL-089). */
export const activityTitles = { pending: 'Pending', recent: 'Recent Activity' } as const satisfies Record<
  BillActivityList,
  string
>

/** Text of the "Learn More" modal (ERR-065). */
export const unpayableText =
  'We are currently unable to process payments for this bill. We are actively working on a solution.'
