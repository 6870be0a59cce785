import {
  billChecks,
  billPageName,
  billPayRoutes,
  billsToPay,
  pageNames,
  type BillPayRoute,
} from '@paydeck/core/bill-pay'
import { resolveRoute, routeIds, routePath, type BillFacts, type Resolution } from '@paydeck/core/routes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accounts, plainAccount } from '../arbitraries/bill-pay.ts'
import { billFacts, signedIn } from '../arbitraries/routes.ts'

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

/** The route of Bill Pay that a path leads to; null: it is shown. */
const redirectOf = (path: string, bills: BillFacts): string | null => {
  const resolution = at(path, bills)
  return resolution._tag === 'Redirect' ? resolution.path : null
}

/** Where home leads, by its first check that fails. */
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

const places = fc.tuple(routes, fc.option(fc.constantFrom('b1', 'b2', 'gone'), { nil: undefined }))

it('BILL-031 leads from every route in at most four redirects to one that is shown', () => {
  fc.assert(
    fc.property(places, billFacts, ([route, bill], known) => {
      const chain = chainOf(pathOf(route, bill), known)
      expect(chain.length - 1).toBeLessThanOrEqual(4)
      expect(at(chain.at(-1) ?? '', known)._tag).toBe('Show')
      expect(chainOf('/bill-pay', known).at(-1)).toBe(pathOf(homeTarget(known)))
    }),
    { numRuns: 1000 },
  )
})

it('BILL-020 sends home to what the first failing check asks for', () => {
  fc.assert(
    fc.property(billFacts, (known) => {
      const target = homeTarget(known)
      expect(redirectOf('/bill-pay', known)).toBe(target === 'home' ? null : pathOf(target))
    }),
  )
})

it('BILL-001 shows home and the payment only to those who are verified and for whom it is available', () => {
  fc.assert(
    fc.property(places, billFacts, ([route, bill], known) => {
      const shown = chainOf(pathOf(route, bill), known).at(-1) ?? ''
      const isOpen = shown === '/bill-pay' || shown.startsWith('/bill-pay/pay')
      if (isOpen) expect([known.verified, known.available]).toEqual([true, true])
    }),
  )
})

it('BILL-008 says nothing of any of its routes before the initial load has come', () => {
  for (const route of billPayRoutes) expect(at(pathOf(route), null)).toEqual({ _tag: 'Wait', id: `bill-pay-${route}` })
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
  ['wait-list', { verified: false, available: false }, null],
  ['connect', { connected: false, hasBills: false }, null],
  ['connect', { available: false, connected: false }, 'wait-list'],
  ['connect', { available: false }, 'wait-list'],
  ['connect', {}, 'home'],
  ['connect', { verified: false, connected: false }, 'verify'],
  ['connect', { verified: false }, 'verify'],
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
] as const)(
  'BILL-015 BILL-016 BILL-017 BILL-018 BILL-019 BILL-021 BILL-022 BILL-023 BILL-024 BILL-025 BILL-026 BILL-027 leads from %s with %j to %s',
  (route, change, target) => {
    expect(redirectOf(pathOf(route), { ...all, ...change })).toBe(target === null ? null : pathOf(target))
  },
)

it.each([
  ['b1', {}, null],
  ['b2', {}, 'home'],
  ['gone', {}, 'home'],
  ['b1', { payableIds: ['b3'] }, 'home'],
  ['b1', { hasBills: false, payableIds: [] }, 'add'],
] as const)('BILL-030 leads from the payment of %s with %j to %s', (bill, change, target) => {
  expect(redirectOf(pathOf('pay', bill), { ...all, ...change })).toBe(target === null ? null : pathOf(target))
})

it('BILL-030 finds a bill by any id that an address can carry', () => {
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
  expect(billPageName(`bill-pay-${route}`)).toBe(name)
})

it('BILL-038 names no route of another area', () => {
  const named = routeIds.filter((id) => billPageName(id) !== null)
  expect(named).toEqual(routeIds.filter((id) => id.startsWith('bill-pay-')))
})
