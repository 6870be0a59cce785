import { arbitraries } from '@paydeck/core/properties'
import {
  cardTarget,
  matchRoute,
  resolveRoute,
  routeIds,
  routePath,
  routes,
  type Resolution,
  type RouteFacts,
  type RouteLocation,
} from '@paydeck/core/routes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths, segments } from '../../core/properties/arbitraries/paths.ts'
import { signedIn } from '../arbitraries/routes.ts'

const oneOf =
  (...words: ReadonlyArray<string>) =>
  (segment: string) =>
    words.includes(segment)

/** Resolves a location and follows its redirects. Returns the final result and the number of redirects. */
const follow = (start: RouteLocation, facts: RouteFacts): { readonly end: Resolution; readonly redirects: number } => {
  let resolution = resolveRoute(start, facts)
  let redirects = 0
  while (resolution._tag === 'Redirect' && redirects < 20) {
    resolution = resolveRoute(resolution, facts)
    redirects += 1
  }
  return { end: resolution, redirects }
}

const target = (path: string, query: ReadonlyMap<string, string> = new Map()): string | null => {
  const resolution = resolveRoute({ path, query }, signedIn)
  return resolution._tag === 'Redirect' ? resolution.path : null
}

const unknown = segments.filter((segment) => segment !== '')

describe('paths without a matching route', () => {
  it('ROUTE-009 an unknown path below /bill-pay redirects to Bill Pay home', () => {
    const others = fc
      .array(unknown, { minLength: 1, maxLength: 4 })
      .filter(([first]) => !oneOf('add', 'connect', 'pay', 'verify', 'wait-list')(first ?? ''))
    fc.assert(fc.property(others, (parts) => target(`/bill-pay/${parts.join('/')}`) === '/bill-pay'))
  })

  it('ROUTE-013 an unknown path with two or more segments below /card redirects to get-started', () => {
    const children = fc.array(unknown, { minLength: 2, maxLength: 4 })
    fc.assert(fc.property(children, (parts) => target(`/card/${parts.join('/')}`) === '/card/get-started'))
  })

  it('ROUTE-018 an unknown path below /verification redirects to get-started and keeps the query string', () => {
    const others = fc.array(unknown, { maxLength: 3 }).filter((parts) => parts.join('/') !== 'get-started')
    fc.assert(
      fc.property(others, arbitraries.RouteQuery, (parts, query) => {
        const resolution = resolveRoute({ path: ['/verification', ...parts].join('/'), query }, signedIn)
        expect(resolution).toMatchObject({ _tag: 'Redirect', path: '/verification/get-started' })
        expect(resolution).toHaveProperty('query', query)
      }),
    )
  })

  it('ROUTE-018 ROUTE-015 the verification page is shown if "apply" is a known product, and otherwise redirects to home', () => {
    const applies = fc.oneof(
      fc.constantFrom('individualShopperTier1', 'payoutsRecipient', 'payoutsrecipient', 'toString', '', ' '),
      fc.string(),
    )
    fc.assert(
      fc.property(applies, (apply) => {
        const location = { path: '/verification/get-started', query: new Map([['apply', apply]]) }
        const isKnown = apply === 'individualShopperTier1' || apply === 'payoutsRecipient'
        expect(resolveRoute(location, signedIn)).toMatchObject(
          isKnown ? { _tag: 'Show', params: { product: apply } } : { _tag: 'Redirect', path: '/home' },
        )
      }),
      { examples: [['famous'], ['__proto__']] },
    )
  })

  it('ROUTE-025 an unknown path below /settings redirects to the profile', () => {
    const children = fc
      .array(unknown, { minLength: 1, maxLength: 4 })
      .filter(
        (parts) => !(parts.length === 1 && oneOf('profile', 'security', 'card', 'receiving-addresses')(parts[0] ?? '')),
      )
      .filter((parts) => !(parts.length === 2 && parts[0] === 'card'))
    fc.assert(fc.property(children, (parts) => target(`/settings/${parts.join('/')}`) === '/settings/profile'))
  })

  it('ROUTE-035 a path with an unknown first segment redirects to home; every redirect leads to an existing route', () => {
    const areas = ['home', 'bill-pay', 'card', 'verification', 'crypto-payments', 'settings']
    const first = oneOf(...areas, 'utils-dashboard', 'dashboard', 'dev')
    const strangers = fc.array(unknown, { minLength: 1, maxLength: 4 }).filter(([segment]) => !first(segment ?? ''))
    fc.assert(fc.property(strangers, (parts) => target(`/${parts.join('/')}`) === '/home'))
    fc.assert(
      fc.property(paths, (path) => {
        const resolved = matchRoute(path) === null ? (target(path) ?? '') : path
        expect(matchRoute(resolved)).not.toBeNull()
      }),
    )
  })
})

describe('route table', () => {
  it('ROUTE-036 any path, for any user, resolves in at most 5 redirects to a page that the user may see', () => {
    fc.assert(
      fc.property(arbitraries.RouteLocation, arbitraries.RouteFacts, (location, facts) => {
        const { end, redirects } = follow(location, facts)
        expect(redirects).toBeLessThanOrEqual(5)
        expect(end._tag).not.toBe('Redirect')
        expect(end._tag === 'Login').toBe(!facts.isAuthenticated)
        if (end._tag === 'Wait') {
          const { area } = routes[end.id]
          expect(area === 'bill-pay' ? facts.bills : facts.cards.initialised).toBe(area === 'bill-pay' ? null : false)
        }
        if (end._tag === 'CardsFailed') expect(facts.cards).toMatchObject({ initialised: true, failed: true })
        if (end._tag === 'Show' && end.id === 'bill-pay-home')
          expect(facts.bills).toMatchObject({ verified: true, available: true, connected: true, hasBills: true })
        if (end._tag === 'Leave') expect(facts.hasFacadeAccess || facts.hasMerchantAccess).toBe(true)
        if (end._tag === 'Show' && end.id === 'dev') expect(facts.isDevelopment).toBe(true)
        if (end._tag === 'Show' && end.id === 'card') expect(facts.cards.ids).toContain(end.params['id'])
        if (end._tag === 'Show' && end.id === 'settings-receiving-addresses') expect(facts.payoutsEnabled).toBe(true)
      }),
    )
  })

  it('ROUTE-037 any path sends a visitor without a session to the login page', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...routeIds).map((id) => routePath(id, { id: '7' })),
          paths,
        ),
        arbitraries.RouteQuery,
        arbitraries.RouteFacts,
        (path, query, facts) => {
          const resolution = resolveRoute({ path, query }, { ...facts, isAuthenticated: false })
          expect(resolution._tag).toBe('Login')
          expect(resolution._tag === 'Login' && resolution.address).toMatch(/^\/authenticate\/login\?/)
        },
      ),
    )
  })

  it('a path that was built for a route, with any id, resolves back to this route', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routeIds), fc.string({ unit: 'grapheme', minLength: 1 }), (id, text) => {
        fc.pre(!['get-started', '.', '..'].includes(text))
        expect(matchRoute(routePath(id, { id: text }))?.id).toBe(id)
      }),
    )
  })
})

describe('card guard', () => {
  it('ROUTE-044 the card guard keeps a known card id, uses the first card if the id is missing, and otherwise finds no card', () => {
    const lists: fc.Arbitrary<string[]> = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'))
    const ids = fc.option(fc.constantFrom('1', '2', '3', '4', '5'))
    fc.assert(
      fc.property(lists, ids, (list, id) => {
        const { _tag } = cardTarget(list, id)
        expect(_tag === 'stay').toBe(id !== null && list.includes(id))
        expect(_tag === 'first').toBe(id === null && list.length > 0)
      }),
    )
  })
})
