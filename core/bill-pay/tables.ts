import { limit } from '../kernel/limits.ts'
import type { BillCheck, BillChecks } from '../routes/index.ts'
import type { BillPayRoute } from './model.ts'
import { billKindTexts } from './texts.ts'

/** Analytics names of the screens (BILL-032 to BILL-037). */
export const pageNames = {
  home: 'Bills',
  verify: 'Verify ID',
  'wait-list': 'Waitlist',
  connect: 'Connect Bills',
  add: 'Add Bills',
  pay: 'Payment Amount Selection',
} as const satisfies Record<BillPayRoute, string>

/** Maximum number of characters of a merchant name on a bill card (BILL-093). */
export const billName = { length: limit('bill merchant name', 20) } as const

/**
 * Display names of liability types whose raw name is not in common use. The names of other types are derived from the raw
 * name.
 */
export const billKinds: ReadonlyMap<string, string> = new Map(Object.entries(billKindTexts))

/** Number of days before the due date from which the date is highlighted. */
export const dueSoon = limit('days before a bill is due', 7)

/** Query parameter of Bill Pay's home that selects the viewed bill. */
export const billQueryKey = 'bill'

const verification: BillCheck = ['verified', false, 'bill-pay-verify']
const availability: BillCheck = ['available', false, 'bill-pay-wait-list']
const connection: BillCheck = ['connected', false, 'bill-pay-connect']

/** Guard checks that precede Bill Pay's home, in the order of BILL-020. */
const homeChecks: ReadonlyArray<BillCheck> = [
  verification,
  availability,
  connection,
  ['hasBills', false, 'bill-pay-add'],
]

/**
 * Guard checks of each route. The first check that applies selects another route; if none applies, the route is shown
 * (BILL-015 to BILL-030).
 */
export const billChecks: BillChecks = {
  'bill-pay-home': homeChecks,
  'bill-pay-verify': [['verified', true, 'bill-pay-home']],
  'bill-pay-wait-list': [['available', true, 'bill-pay-home']],
  'bill-pay-connect': [verification, availability, ['connected', true, 'bill-pay-home']],
  'bill-pay-add': [verification, ['hasBills', true, 'bill-pay-home'], connection],
  'bill-pay-pay': [...homeChecks, ['payable', false, 'bill-pay-home']],
}
