import { billChecks } from '@paydeck/core/bill-pay'
import { makeStores } from '@paydeck/core/kernel'
import { permissionsOf, routeFactsOf } from '@paydeck/core/pages'
import type { Permissions } from '@paydeck/core/session'
import { expect, it } from 'vitest'

const noPermissions: Permissions = {
  merchant: false,
  facade: false,
  visaCard: false,
  galileo: false,
  cardAccess: false,
  payouts: false,
}

type Known = Parameters<typeof permissionsOf>[0]

/** Makes empty stores for the user's data, and the permissions that derive from the data. */
const known = (invite: string | null = null) => {
  const stores = makeStores()
  const parts = {
    session: stores.make<{ readonly accessTypes: ReadonlyArray<string> }>({ accessTypes: [] }),
    facadeAccess: stores.make<Readonly<Record<string, boolean>>>({}),
    country: stores.make<string | null>(null),
    info: stores.make<{ readonly experiments: ReadonlyArray<string> } | null>(null),
    payouts: stores.make<{ readonly payors: ReadonlyArray<unknown> }>({ payors: [] }),
  }
  const { session, facadeAccess, country, info, payouts } = parts
  const slices = {
    basicInfo: { info },
    currentSession: { session, facadeAccess, country },
    payouts: { state: payouts },
  }
  return { ...parts, granted: permissionsOf(slices as unknown as Known, { invite }) }
}

it('SESS-035 permissionsOf grants no permission until the data of the user has loaded', () => {
  expect(known().granted.get()).toEqual(noPermissions)
})

it('SESS-035 permissionsOf grants or revokes a permission as soon as the user’s data changes', () => {
  const user = known()
  const emitted: Array<Permissions> = []
  user.granted.changes$.subscribe((now) => void emitted.push(now))
  user.session.update(() => ({ accessTypes: ['merchant', 'visaCard', 'galileo'] }))
  const types = { ...noPermissions, merchant: true, visaCard: true, galileo: true }
  expect(user.granted.get()).toEqual(types)
  user.session.update(() => ({ accessTypes: [] }))
  user.facadeAccess.update(() => ({ utils: true }))
  expect(user.granted.get()).toEqual({ ...noPermissions, facade: true })
  user.facadeAccess.update(() => ({ utils: false }))
  user.country.update(() => 'US')
  expect(user.granted.get()).toEqual({ ...noPermissions, cardAccess: true })
  user.country.update(() => 'CA')
  expect(user.granted.get()).toEqual(noPermissions)
  user.info.update(() => ({ experiments: ['NADebitCard'] }))
  expect(user.granted.get()).toEqual({ ...noPermissions, cardAccess: true })
  user.payouts.update(() => ({ payors: ['p1'] }))
  expect(user.granted.get()).toEqual({ ...noPermissions, cardAccess: true, payouts: true })
  expect(emitted.at(0)).toEqual(types)
  expect(emitted.at(-1)).toEqual(user.granted.get())
})

it('SESS-041 permissionsOf grants the permission for payouts to a user who has an invite', () => {
  expect(known('token').granted.get()).toEqual({ ...noPermissions, payouts: true })
})

it('routeFactsOf emits new facts when the session, the screen width, the cards, the permissions or the bills change', () => {
  const stores = makeStores()
  const session = stores.make({ isAuthenticated: false })
  const cards = stores.make({ initialised: false, failed: false, ids: [] as ReadonlyArray<string> })
  const granted = stores.make(noPermissions)
  const width = stores.make(767)
  const slices = { currentSession: { session }, cardList: { facts: cards } }
  const facts = routeFactsOf(slices as unknown as Parameters<typeof routeFactsOf>[0], granted, width, false, stores)
  const unknown = {
    isAuthenticated: false,
    isDesktop: false,
    isDevelopment: false,
    cards: { initialised: false, failed: false, ids: [] },
    bills: null,
    payoutsEnabled: false,
    hasMerchantAccess: false,
    hasFacadeAccess: false,
  }
  expect(facts.get()).toEqual(unknown)
  session.update(() => ({ isAuthenticated: true }))
  expect(facts.get()).toEqual({ ...unknown, isAuthenticated: true })
  session.update(() => ({ isAuthenticated: false }))
  width.update(() => 768)
  expect(facts.get()).toEqual({ ...unknown, isDesktop: true })
  width.update(() => 320)
  cards.update(() => ({ initialised: true, failed: false, ids: ['c1'] }))
  expect(facts.get()).toEqual({ ...unknown, cards: { initialised: true, failed: false, ids: ['c1'] } })
  for (const [permission, fact] of [
    ['payouts', 'payoutsEnabled'],
    ['merchant', 'hasMerchantAccess'],
    ['facade', 'hasFacadeAccess'],
  ] as const) {
    granted.update(() => ({ ...noPermissions, [permission]: true }))
    expect(facts.get()).toEqual({ ...unknown, cards: cards.get(), [fact]: true })
  }
  const bills = {
    verified: true,
    available: true,
    connected: false,
    hasBills: false,
    payableIds: [],
    checks: billChecks,
    guard: () => null,
  }
  facts.bills.update(() => bills)
  expect(facts.get().bills).toBe(bills)
  expect(routeFactsOf(slices as never, granted, width, true, stores).get().isDevelopment).toBe(true)
})
