import {
  billChecks,
  billPageName,
  billPayRoutes,
  billsToPay,
  pageNames,
  type BillPayRoute,
} from '@paydeck/core/bill-pay'
import { arbitraries } from '@paydeck/core/properties'
import { resolveRoute, routeIds, routePath, type BillFacts, type Resolution } from '@paydeck/core/routes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accounts, plainAccount } from '../arbitraries/bill-pay.ts'
import { signedIn } from '../arbitraries/routes.ts'

const routes = fc.constantFrom(...billPayRoutes)
const all: BillFacts = {
  verified: true,
  available: true,
  connected: true,
  hasBills: true,
  payableIds: ['b1', 'b3'],
  checks: billChecks,
}

const pathOf = (route: BillPayRoute, bill?: string): string =>
  routePath(`bill-pay-${route}`, bill === undefined ? {} : { id: bill })
const at = (path: string, bills: BillFacts | null): Resolution =>
  resolveRoute({ path, query: new Map() }, { ...signedIn, bills })

/** Returns the path that the guards redirect `path` to; null if the guards do not redirect. */
const redirectOf = (path: string, bills: BillFacts): string | null => {
  const resolution = at(path, bills)
  return resolution._tag === 'Redirect' ? resolution.path : null
}

/** Returns the Bill Pay route for the first condition that is not met, or `home` if all conditions are met. */
const homeTarget = ({ verified, available, connected, hasBills }: BillFacts): BillPayRoute => {
  if (!verified) return 'verify'
  if (!available) return 'wait-list'
  if (!connected) return 'connect'
  return hasBills ? 'home' : 'add'
}

const chainOf = (path: string, known: BillFacts): ReadonlyArray<string> => {
  const chain = [path]
  for (let turn = 0; turn < 10; turn += 1) {
    const next = redirectOf(chain.at(-1) ?? '', known)
    if (next === null) return chain
    chain.push(next)
  }
  return chain
}

const addresses = fc.tuple(routes, fc.option(fc.constantFrom('b1', 'b2', 'gone'), { nil: undefined }))

it('BILL-031 after at most four redirects, every Bill Pay route reaches a page that can be shown', () => {
  fc.assert(
    fc.property(addresses, arbitraries.BillFacts, ([route, bill], known) => {
      const chain = chainOf(pathOf(route, bill), known)
      expect(chain.length - 1).toBeLessThanOrEqual(4)
      expect(at(chain.at(-1) ?? '', known)._tag).toBe('Show')
      expect(chainOf('/bill-pay', known).at(-1)).toBe(pathOf(homeTarget(known)))
    }),
    { numRuns: 1000 },
  )
})

it('BILL-020 Bill Pay home redirects to the target of the first guard check that fails', () => {
  fc.assert(
    fc.property(arbitraries.BillFacts, (known) => {
      const target = homeTarget(known)
      expect(redirectOf('/bill-pay', known)).toBe(target === 'home' ? null : pathOf(target))
    }),
  )
})

it('BILL-001 only a verified user for whom Bill Pay is available sees Bill Pay home or the payment page', () => {
  fc.assert(
    fc.property(addresses, arbitraries.BillFacts, ([route, bill], known) => {
      const shown = chainOf(pathOf(route, bill), known).at(-1) ?? ''
      const isOpen = shown === '/bill-pay' || shown.startsWith('/bill-pay/pay')
      if (isOpen) expect([known.verified, known.available]).toEqual([true, true])
    }),
  )
})

it('BILL-008 until the user’s Bill Pay data has loaded, no Bill Pay route is shown', () => {
  for (const route of billPayRoutes) expect(at(pathOf(route), null)).toEqual({ _tag: 'Wait', id: `bill-pay-${route}` })
})

const expectTarget = (route: BillPayRoute, change: Partial<BillFacts>, target: BillPayRoute | null): void => {
  expect(redirectOf(pathOf(route), { ...all, ...change })).toBe(target === null ? null : pathOf(target))
}

it.each([
  ['home', { verified: false, available: false }, 'verify'],
  ['home', { available: false, connected: false }, 'wait-list'],
  ['home', { connected: false, hasBills: false }, 'connect'],
  ['home', { hasBills: false }, 'add'],
] as const)('BILL-015 BILL-016 BILL-017 BILL-018 the Bill Pay route %s of a user with %j redirects to %s', expectTarget)

it('BILL-019 if no guard check fails, Bill Pay home is shown', () => {
  expectTarget('home', {}, null)
})

it.each([
  ['verify', {}, 'home'],
  ['verify', { verified: false }, null],
  ['wait-list', {}, 'home'],
  ['wait-list', { available: false }, null],
  ['wait-list', { verified: false, available: false }, null],
  ['connect', { connected: false, hasBills: false }, null],
  ['connect', { available: false, connected: false }, 'wait-list'],
  ['connect', { available: false }, 'wait-list'],
  ['connect', {}, 'home'],
  ['connect', { verified: false, connected: false }, 'verify'],
  ['connect', { verified: false }, 'verify'],
] as const)('BILL-021 BILL-022 BILL-023 BILL-024 the Bill Pay route %s of a user with %j redirects to %s', expectTarget)

it.each([
  ['add', {}, 'home'],
  ['add', { connected: false }, 'home'],
  ['add', { hasBills: false }, null],
  ['add', { hasBills: false, connected: false }, 'connect'],
  ['add', { verified: false }, 'verify'],
  ['add', { verified: false, hasBills: false, connected: false }, 'verify'],
  ['pay', { verified: false }, 'verify'],
  ['pay', { available: false }, 'wait-list'],
  ['pay', { connected: false }, 'connect'],
  ['pay', { hasBills: false }, 'add'],
  ['pay', { payableIds: [] }, 'home'],
  ['pay', {}, null],
] as const)('BILL-025 BILL-026 BILL-027 the Bill Pay route %s of a user with %j redirects to %s', expectTarget)

it.each([
  ['b1', {}, null],
  ['b2', {}, 'home'],
  ['gone', {}, 'home'],
  ['b1', { payableIds: ['b3'] }, 'home'],
  ['b1', { hasBills: false, payableIds: [] }, 'add'],
] as const)('BILL-030 the payment route of bill %s for a user with %j redirects to %s', (bill, change, target) => {
  expect(redirectOf(pathOf('pay', bill), { ...all, ...change })).toBe(target === null ? null : pathOf(target))
})

it('BILL-030 the payment route accepts any bill id that a path can contain', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id.isWellFormed()),
      (id) => {
        fc.pre(id !== '.' && id !== '..')
        expect(redirectOf(pathOf('pay', id), { ...all, payableIds: [id] })).toBeNull()
      },
    ),
  )
})

it('BILL-028 BILL-029 BILL-030 `billsToPay` returns the payable bill with the given id or, for null, all payable bills', () => {
  const unpayable = { ...plainAccount, id: 'b2', isPayable: false }
  const third = { ...plainAccount, id: 'b3' }
  const known = [plainAccount, unpayable, third]
  expect(billsToPay('b3', known)).toEqual([third])
  expect(billsToPay(null, known)).toEqual([plainAccount, third])
  expect(billsToPay('b2', known)).toEqual([])
  expect(billsToPay('gone', known)).toEqual([])
})

it('BILL-099 `billsToPay` returns payable bills only', () => {
  fc.assert(
    fc.property(accounts, fc.option(fc.constantFrom('b1', 'b2', 'gone')), (list, id) => {
      expect(billsToPay(id, list).every(({ isPayable }) => isPayable)).toBe(true)
    }),
  )
})

const expectName = (route: BillPayRoute, name: string): void => {
  expect(pageNames[route]).toBe(name)
  expect(billPageName(`bill-pay-${route}`)).toBe(name)
}

it.each([
  ['home', 'Bills'],
  ['connect', 'Connect Bills'],
  ['add', 'Add Bills'],
] as const)('BILL-032 BILL-033 BILL-034 in analytics, the page %s has the name "%s"', expectName)

it.each([
  ['pay', 'Payment Amount Selection'],
  ['verify', 'Verify ID'],
  ['wait-list', 'Waitlist'],
] as const)('BILL-014 BILL-035 BILL-036 BILL-037 in analytics, the page %s has the name "%s"', expectName)

it('BILL-038 `billPageName` returns null for routes outside Bill Pay', () => {
  const named = routeIds.filter((id) => billPageName(id) !== null)
  expect(named).toEqual(routeIds.filter((id) => id.startsWith('bill-pay-')))
})
