import { type BillPayTables, billPayTables } from '../../tables/bill-pay.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { connectionStatements, payingStatements } from './bill-flow-statements.ts'
import { columnLaw } from './columns.ts'

const screenStatements = (tables: BillPayTables): ReadonlyArray<Law> => [
  columnLaw('BILL-032 to BILL-037 state the analytics name of each screen.', tables.pageNames, String, {
    Bills: 'home',
    'Connect Bills': 'connect',
    'Add Bills': 'add',
    'Payment Amount Selection': 'pay',
    'Verify ID': 'verify',
    Waitlist: 'wait-list',
  }),
  columnLaw(
    'BILL-015 to BILL-030 state the checks of each route.',
    tables.billChecks,
    (checks) => JSON.stringify(checks),
    {
      [JSON.stringify([
        ['verified', false, 'bill-pay-verify'],
        ['available', false, 'bill-pay-wait-list'],
        ['connected', false, 'bill-pay-connect'],
        ['hasBills', false, 'bill-pay-add'],
      ])]: 'bill-pay-home',
      [JSON.stringify([['verified', true, 'bill-pay-home']])]: 'bill-pay-verify',
      [JSON.stringify([['available', true, 'bill-pay-home']])]: 'bill-pay-wait-list',
      [JSON.stringify([
        ['verified', false, 'bill-pay-verify'],
        ['available', false, 'bill-pay-wait-list'],
        ['connected', true, 'bill-pay-home'],
      ])]: 'bill-pay-connect',
      [JSON.stringify([
        ['verified', false, 'bill-pay-verify'],
        ['hasBills', true, 'bill-pay-home'],
        ['connected', false, 'bill-pay-connect'],
      ])]: 'bill-pay-add',
      [JSON.stringify([
        ['verified', false, 'bill-pay-verify'],
        ['available', false, 'bill-pay-wait-list'],
        ['connected', false, 'bill-pay-connect'],
        ['hasBills', false, 'bill-pay-add'],
        ['payable', false, 'bill-pay-home'],
      ])]: 'bill-pay-pay',
    },
  ),
  columnLaw(
    'BILL-040, BILL-043, BILL-053 and BILL-083 state the headings.',
    tables.billEntrances,
    (row) => row.heading,
    {
      'Verify your identity to proceed': 'verify',
      "Bill Pay isn't available in your area": 'wait-list',
      'Pay your bills with crypto': 'connect',
      'Your Bills': 'add',
    },
  ),
  columnLaw(
    'BILL-041, BILL-044, BILL-053 and BILL-084 state the buttons.',
    tables.billEntrances,
    (row) => row.action?.label,
    {
      'Verify Identity': 'verify',
      'Connect my Bills': 'connect',
      'Add Bills': 'add',
      undefined: 'wait-list',
    },
  ),
  columnLaw('BILL-042 states the page of "Verify Identity".', tables.billEntrances, ({ action }) => action?.to, {
    '/verification/get-started?apply=individualShopperTier1': 'verify',
    null: 'add connect',
    undefined: 'wait-list',
  }),
  columnLaw('The text of a screen says what is missing.', tables.billEntrances, ({ text }) => text.split('. ')[0], {
    'You need a verified identity to use Bill Pay': 'verify',
    'You can only pay bills in the United States for now': 'wait-list',
    'Connect your credit cards, mortgages and loans once, then pay one of them, or all in a single payment.': 'connect',
    "You're connected, but you don't have any bills here yet.": 'add',
  }),
]

const listStatements = (tables: BillPayTables): ReadonlyArray<Law> => [
  columnLaw('A type of bills whose raw name is unusual has a name.', tables.billKinds, String, {
    'Buy now, pay later': 'bnpl',
    'Student loan': 'student_loans',
    'Utility bill': 'utility',
    'Medical bill': 'medical',
  }),
  law('BILL-003, BILL-128, BILL-129 and BILL-135 state country, currency, minimum and decimals.', () => {
    const { country, currency, minimum, decimals, digits } = tables.billPay
    mustEqual([country, currency, minimum.value, decimals.value], ['US', 'USD', 1, 2], 'they')
    mustEqual(digits.value, 15, 'the digits that the field accepts')
  }),
  law('BILL-109 states the default order of the bills.', () =>
    mustEqual([tables.defaultOrder, ...tables.billOrders], ['dueDate', 'dueDate', 'alphabetical'], 'the orders'),
  ),
  law('BILL-183 states that reminders begin 14 days before a bill is due; they are urgent from 5 days on.', () =>
    mustEqual([tables.reminderStages.early.value, tables.reminderStages.urgent.value], [14, 5], 'the days'),
  ),
]

/** Laws that state the rows of Paydeck's own tables of Bill Pay, as its requirements do. */
export const billPayStatements = (tables: BillPayTables = billPayTables): ReadonlyArray<Law> => [
  ...screenStatements(tables),
  ...listStatements(tables),
  ...connectionStatements(tables),
  ...payingStatements(tables),
]
