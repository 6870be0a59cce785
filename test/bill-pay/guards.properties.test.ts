import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type BillPayFacts,
  billPayRedirect,
  type BillPayRoute,
  billPayRoutes,
  billsToPay,
  pageNames,
} from '../../core/bill-pay/index.ts'
import { accounts, plainAccount } from '../arbitraries/bill-pay.ts'

const facts: fc.Arbitrary<BillPayFacts> = fc.record({
  verified: fc.boolean(),
  available: fc.boolean(),
  connected: fc.boolean(),
  hasBills: fc.boolean(),
  payable: fc.boolean(),
})
const routes = fc.constantFrom(...billPayRoutes)
const all: BillPayFacts = { verified: true, available: true, connected: true, hasBills: true, payable: true }

/** Where home leads, by its first check that fails. */
const homeTarget = ({ verified, available, connected, hasBills }: BillPayFacts): BillPayRoute => {
  if (!verified) return 'verify'
  if (!available) return 'wait-list'
  if (!connected) return 'connect'
  return hasBills ? 'home' : 'add'
}

const chainOf = (route: BillPayRoute, known: BillPayFacts): ReadonlyArray<BillPayRoute> => {
  const chain = [route]
  for (let turn = 0; turn < 10; turn += 1) {
    const next = billPayRedirect(chain.at(-1) ?? 'home', known)
    if (next === null) return chain
    chain.push(next)
  }
  return chain
}

it('BILL-031 leads from every route in at most four redirects to one that is shown', () => {
  fc.assert(
    fc.property(routes, facts, (route, known) => {
      const chain = chainOf(route, known)
      expect(chain.length - 1).toBeLessThanOrEqual(4)
      expect(billPayRedirect(chain.at(-1) ?? 'home', known)).toBeNull()
      expect(chainOf('home', known).at(-1)).toBe(homeTarget(known))
    }),
    { numRuns: 500 },
  )
})

it('BILL-020 sends home to what the first failing check asks for', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const target = homeTarget(known)
      expect(billPayRedirect('home', known)).toBe(target === 'home' ? null : target)
    }),
  )
})

it('BILL-001 shows home and the payment only to those who are verified and for whom it is available', () => {
  fc.assert(
    fc.property(routes, facts, (route, known) => {
      const shown = chainOf(route, known).at(-1)
      if (shown === 'home' || shown === 'pay') expect(known.verified && known.available).toBe(true)
    }),
  )
})

it.each([
  ['home', { verified: false, available: false }, 'verify'],
  ['home', { available: false, connected: false }, 'wait-list'],
  ['home', { connected: false, hasBills: false }, 'connect'],
  ['home', { hasBills: false }, 'add'],
  ['home', {}, null],
  ['verify', {}, 'home'],
  ['verify', { verified: false }, null],
  ['wait-list', {}, 'home'],
  ['wait-list', { available: false }, null],
  ['connect', { connected: false, hasBills: false }, null],
  ['connect', { available: false, connected: false }, 'wait-list'],
  ['connect', {}, 'home'],
  ['connect', { verified: false, connected: false }, 'verify'],
  ['add', {}, 'home'],
  ['add', { hasBills: false }, null],
  ['add', { hasBills: false, connected: false }, 'connect'],
  ['add', { verified: false }, 'verify'],
  ['pay', { verified: false }, 'verify'],
  ['pay', { hasBills: false }, 'add'],
  ['pay', { payable: false }, 'home'],
  ['pay', {}, null],
] as const)(
  'BILL-015 BILL-016 BILL-017 BILL-018 BILL-019 BILL-021 BILL-022 BILL-023 BILL-024 BILL-025 BILL-026 BILL-027 BILL-030 leads from %s with %j to %s',
  (route, change, target) => {
    expect(billPayRedirect(route, { ...all, ...change })).toBe(target)
  },
)

it('BILL-028 BILL-029 BILL-030 pays the bill that the path names, else all that can be paid', () => {
  const stuck = { ...plainAccount, id: 'b2', isPayable: false }
  const third = { ...plainAccount, id: 'b3' }
  const known = [plainAccount, stuck, third]
  expect(billsToPay('b3', known)).toEqual([third])
  expect(billsToPay(null, known)).toEqual([plainAccount, third])
  expect(billsToPay('b2', known)).toEqual([])
  expect(billsToPay('gone', known)).toEqual([])
})

it('BILL-099 leaves out of the payment whatever cannot be paid', () => {
  fc.assert(
    fc.property(accounts, fc.option(fc.constantFrom('b1', 'b2', 'gone')), (list, id) => {
      expect(billsToPay(id, list).every(({ isPayable }) => isPayable)).toBe(true)
    }),
  )
})

it.each([
  ['home', 'Bills'],
  ['connect', 'Connect Bills'],
  ['add', 'Add Bills'],
  ['pay', 'Payment Amount Selection'],
  ['verify', 'Verify ID'],
  ['wait-list', 'Waitlist'],
] as const)('BILL-014 BILL-032 BILL-033 BILL-034 BILL-035 BILL-036 BILL-037 calls the page %s "%s"', (route, name) => {
  expect(pageNames[route]).toBe(name)
})
