import { limit } from '../kernel/limits.ts'
import type { BillCheck, BillChecks } from '../routes/index.ts'
import type { BillPayRoute } from './model.ts'

/** What analytics calls each screen (BILL-032 to BILL-037). */
export const pageNames = {
  home: 'Bills',
  verify: 'Verify ID',
  'wait-list': 'Waitlist',
  connect: 'Connect Bills',
  add: 'Add Bills',
  pay: 'Payment Amount Selection',
} as const satisfies Record<BillPayRoute, string>

/** Stands on Bill Pay's home and on its payment screen (BILL-005 to BILL-007). */
export const billNotice = {
  lead: 'No late fees. Credit is instant.',
  rest: 'Your bank statement may take 1-2 business days to show the payment.',
} as const

/** A longer merchant name is cut on a bill card (BILL-093). */
export const billName = { length: limit('bill merchant name', 20) } as const

/** Types of liabilities whose word is not what people call them. Any other is written with spaces. */
export const billKinds: ReadonlyMap<string, string> = new Map([
  ['bnpl', 'Buy now, pay later'],
  ['student_loans', 'Student loan'],
  ['utility', 'Utility bill'],
  ['medical', 'Medical bill'],
])

/** How a bill is told of wherever it stands; {day} and {amount} are filled in. */
export const billWords = {
  due: 'Due {day}',
  overdue: 'Was due {day}',
  nothingDue: 'No payment due',
  noDate: 'No due date',
  estimated: 'Estimated {day}',
  fee: 'Fee {amount}',
} as const

/** So many days before it is due the date of a bill begins to stand out. */
export const dueSoon = limit('days before a bill is due', 7)

/** Says in the address of Bill Pay's home which bill's own view is shown. */
export const billQueryKey = 'bill'

/** In this order (BILL-020). */
const homeChecks = [
  ['verified', false, 'bill-pay-verify'],
  ['available', false, 'bill-pay-wait-list'],
  ['connected', false, 'bill-pay-connect'],
  ['hasBills', false, 'bill-pay-add'],
] as const satisfies ReadonlyArray<BillCheck>
const [verification, availability, connection] = homeChecks

/** Of the checks of a route the first that applies decides; others are shown (BILL-015 to BILL-030). */
export const billChecks: BillChecks = {
  'bill-pay-home': homeChecks,
  'bill-pay-verify': [['verified', true, 'bill-pay-home']],
  'bill-pay-wait-list': [['available', true, 'bill-pay-home']],
  'bill-pay-connect': [verification, availability, ['connected', true, 'bill-pay-home']],
  'bill-pay-add': [verification, ['hasBills', true, 'bill-pay-home'], connection],
  'bill-pay-pay': [...homeChecks, ['payable', false, 'bill-pay-home']],
}
