import { type BillPayRoute, BillOrder, billPayRoutes } from '../../model.ts'
import type { BillCheck } from '../../routes/index.ts'
import { type BillPayTables, billPayTables } from '../../tables/bill-pay.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { connectionLaws, payingLaws } from './bill-flows.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { failureLaws } from './failures.ts'
import { limitsLaw } from './limits.ts'
import { linkLaw } from './links.ts'

const facts = ['verified', 'available', 'connected', 'hasBills', 'payable'] as const
type Facts = Readonly<Record<(typeof facts)[number], boolean>>

/** Every combination of the facts. */
const everyCase: ReadonlyArray<Facts> = Array.from({ length: 2 ** facts.length }, (_, bits) => {
  const [verified, available, connected, hasBills, payable] = facts.map((_fact, at) => (bits >> at) % 2 === 1)
  const is = (fact: boolean | undefined): boolean => fact === true
  return {
    verified: is(verified),
    available: is(available),
    connected: is(connected),
    hasBills: is(hasBills),
    payable: is(payable),
  }
})

const idOf = (route: BillPayRoute) => `bill-pay-${route}` as const

const guardLaws = ({ billChecks, billEntrances }: BillPayTables): ReadonlyArray<Law> => {
  const all = new Map<string, ReadonlyArray<BillCheck>>(Object.entries(billChecks))
  const checksOf = (id: string): ReadonlyArray<BillCheck> => all.get(id) ?? []
  const isShown = (id: string, known: Facts): boolean => checksOf(id).every(([fact, is]) => known[fact] !== is)
  /** Returns the route that is shown in place of a route; null after more than four redirects. */
  const end = (id: string, known: Facts, redirects = 0): string | null => {
    const to = checksOf(id).find(([fact, is]) => known[fact] === is)?.[2]
    if (to === undefined) return id
    return redirects === 4 ? null : end(to, known, redirects + 1)
  }
  const home = checksOf('bill-pay-home')
  return [
    law('Each screen of Bill Pay has checks (BILL-014).', () =>
      mustEqual(Object.keys(billChecks).toSorted(), billPayRoutes.map(idOf).toSorted(), 'the routes'),
    ),
    eachRow('A check knows its fact, and leads to another screen of Bill Pay.', billChecks, (checks, route) =>
      checks.every(
        ([fact, is, to]) =>
          facts.includes(fact) &&
          typeof is === 'boolean' &&
          to !== route &&
          billPayRoutes.some((one) => idOf(one) === to),
      ),
    ),
    eachRow(
      'A route checks no fact twice.',
      billChecks,
      (checks) => new Set(checks.map(([fact]) => fact)).size === checks.length,
    ),
    eachRow('Redirects end after at most four steps (BILL-031).', billChecks, (_checks, route) =>
      everyCase.every((known) => end(route, known) !== null),
    ),
    eachRow('Each screen is shown in some case.', billChecks, (_checks, route) =>
      everyCase.some((known) => isShown(route, known)),
    ),
    law('The checks of home lead to the screen that is shown until the fact holds (BILL-020).', () => {
      for (const [fact, is, to] of home)
        must(
          checksOf(to).some(([other, value, back]) => other === fact && value === !is && back === 'bill-pay-home'),
          `${to} does not return when "${fact}" holds.`,
        )
      mustEqual(
        home.map(([, , to]) => to).toSorted(),
        (Object.keys(billEntrances) as ReadonlyArray<BillPayRoute>).map(idOf).toSorted(),
        'the screens',
      )
    }),
    law('The payment has the checks of home, and then its own (BILL-027).', () =>
      mustEqual(checksOf('bill-pay-pay').slice(0, home.length), home, 'its first checks'),
    ),
    law('From home a user reaches the screen of the first fact that does not hold (BILL-031).', () => {
      for (const known of everyCase) {
        const first = home.find(([fact, is]) => known[fact] === is)
        mustEqual(end('bill-pay-home', known), first?.[2] ?? 'bill-pay-home', 'the screen')
      }
    }),
  ]
}

const screenLaws = (tables: BillPayTables): ReadonlyArray<Law> => {
  const { pageNames, billKinds, billEntrances } = tables
  const paths = Object.entries(billEntrances).flatMap(([name, { action }]) =>
    action === null || action.to === null ? [] : [[name, action.to] as const],
  )
  return [
    law('Each screen of Bill Pay has an analytics name.', () =>
      mustEqual(Object.keys(pageNames).toSorted(), billPayRoutes.toSorted(), 'the screens'),
    ),
    distinctLaw('No two screens have the same analytics name.', pageNames, (name) => name),
    distinctLaw('No two screens have the same heading.', billEntrances, ({ heading }) => heading),
    distinctLaw('No two screens have the same text.', billEntrances, ({ text }) => text),
    distinctLaw('No two buttons have the same label.', billEntrances, ({ action }, name) => action?.label ?? name),
    linkLaw('The button of a screen leads to a page of the app, or opens a modal.', new Map(paths)),
    distinctLaw('No two types of bills have the same name.', billKinds, (name) => name),
    eachRow('A type of bills is a word of the provider, and has a name.', billKinds, (name, kind) =>
      /^[a-z]+(_[a-z]+)*$/.test(kind) ? /^[A-Z]/.test(name) : false,
    ),
  ]
}

const listLaws = ({ billOrders, defaultOrder, reminderStages, billPay }: BillPayTables): ReadonlyArray<Law> => [
  law('Every order of the bills is offered once, the default first (BILL-109).', () => {
    mustEqual(billOrders.toSorted(), Object.keys(BillOrder.keys).toSorted(), 'the orders')
    mustEqual(billOrders[0], defaultOrder, 'the first order')
  }),
  law('A reminder becomes urgent after it began.', () =>
    must(reminderStages.urgent.value < reminderStages.early.value, 'the stages are not in order.'),
  ),
  law('Bill Pay has a country code, a currency code and whole digits.', () => {
    must(/^[A-Z]{2}$/.test(billPay.country), `the country is "${billPay.country}".`)
    must(/^[A-Z]{3}$/.test(billPay.currency), `the currency is "${billPay.currency}".`)
    must(`${billPay.minimum.value}`.length <= billPay.digits.value, 'the minimum has too many digits.')
  }),
]

/**
 * Laws of every set of tables of Bill Pay, whatever its texts and screens: no two tables contradict each other.
 * @example
 * const home = billPayTables.billChecks['bill-pay-home']?.slice(1)
 * const own = { ...billPayTables, billChecks: { ...billPayTables.billChecks, 'bill-pay-home': home ?? [] } }
 * const broken = await brokenLaws(billPayTableLaws(own))
 * broken.length > 0 // true
 */
export const billPayTableLaws = (tables: BillPayTables = billPayTables): ReadonlyArray<Law> => [
  limitsLaw(tables),
  ...guardLaws(tables),
  ...screenLaws(tables),
  ...listLaws(tables),
  ...connectionLaws(tables),
  ...payingLaws(tables),
  ...failureLaws('Loading a receipt', tables.receiptFailures),
  ...failureLaws('The toast of a removal', tables.failedRemovals),
  ...failureLaws('The dialog of a removal', tables.removalFailures),
]
