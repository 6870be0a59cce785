import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { BillActivityList } from '../../payments/index.ts'
import type { BillOrder, BillPayState } from './model.ts'

/** How bills are listed unless the user asks for another order (BILL-109). */
export const defaultOrder: BillOrder = 'dueDate'

/** What a bill's balance is as of; {date} and {time} are filled in. */
export const billTextsOnCard = {
  balance: 'Balance as of {date} at {time}',
  balanceUnknown: 'Balance status currently unavailable',
} as const

/** How many rows more each bill activity list shows at a time (BILL-111, LIM-017). */
export const billActivityPage = limit('bill activity page', 10)

/** Each press of the refresh button turns its indicator for at least so long (BILL-091). */
export const refreshIndicator = delay('bill refresh indicator', 750)

/** What a connection or a payment has changed is asked for so many times, with that much time in between. */
export const reloadTries = limit('bill reload tries', 5)
export const reloadAgain = delay('bill reload again', 5000)
/** What has not come by then is told to be out of date, as is what has failed. */
export const reloadTold = delay('bill reload told', 3000)

/** So many places are kept while bills and rows are on their way: what most people have. */
export const billBones = { cards: limit('bill card bones', 4), rows: limit('bill activity bones', 6) } as const

/** Where the browser keeps the order of the bills (BILL-109). */
export const billOrderKey = 'bill-order'

/** Before the first load. */
export const unknownBillPay: BillPayState = {
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

/** What a bill card says. */
export const billCardTexts = {
  unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
  reconnect: 'Its data is not kept up any more. Connect it again to see what you owe.',
  connectAgain: 'Connect Again',
  activating: "We're connecting this bill. You can pay it in 3 to 5 business days.",
  details: 'Details',
  bills: '{count} bills',
} as const

/** The choices of BILL-109, the default first. */
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

/** BILL-088, BILL-089. */
export const activityTitles = { pending: 'Pending', recent: 'Recent Activity' } as const satisfies Record<
  BillActivityList,
  string
>

/** What the modal of "Learn More" reads (ERR-065). */
export const unpayableText =
  'We are currently unable to process payments for this bill. We are actively working on a solution.'
