import { billChecks } from '@paydeck/core/bill-pay'
import {
  areaNames,
  cardTarget,
  resolveRoute,
  routeIds,
  routeNames,
  routePath,
  routes,
  routesOf,
  type Resolution,
  type RouteFacts,
} from '@paydeck/core/routes'
import { describe, expect, it } from 'vitest'

const shopper: RouteFacts = {
  isAuthenticated: true,
  isDesktop: true,
  isDevelopment: false,
  cards: { initialised: true, failed: false, ids: ['7', '9'] },
  bills: { verified: true, available: true, connected: true, hasBills: true, payableIds: ['42'], checks: billChecks },
  payoutsEnabled: true,
  hasMerchantAccess: false,
  hasFacadeAccess: false,
}

const resolve = (path: string, facts: Partial<RouteFacts> = {}, query: Record<string, string> = {}): Resolution =>
  resolveRoute({ path, query: new Map(Object.entries(query)) }, { ...shopper, ...facts })

const nameOf = (resolution: Resolution): string =>
  resolution._tag === 'Show' ? routeNames[resolution.id] : resolution._tag

const pathOf = (resolution: Resolution): string => (resolution._tag === 'Redirect' ? resolution.path : resolution._tag)

const noCards: RouteFacts['cards'] = { initialised: true, failed: false, ids: [] }

describe('route table', () => {
  it.each([
    ['ROUTE-001', '/home', 'home'],
    ['ROUTE-003', '/bill-pay', 'home'],
    ['ROUTE-003', '/bill-pay/', 'home'],
    ['ROUTE-006', '/bill-pay/pay', 'pay'],
    ['ROUTE-011', '/card/get-started', 'get-started'],
    ['ROUTE-012', '/card/7', 'card'],
    ['ROUTE-019', '/crypto-payments', 'crypto'],
    ['ROUTE-020', '/settings/profile', 'settings-profile'],
    ['ROUTE-021', '/settings/security', 'settings-security'],
    ['ROUTE-023', '/settings/card/7', 'settings-card-details'],
    ['ROUTE-024', '/settings/receiving-addresses', 'settings-receiving-addresses'],
  ])('%s the path %s resolves to the route with the name "%s"', (_id, path, name) => {
    expect(nameOf(resolve(path))).toBe(name)
  })

  it.each([
    ['/bill-pay/add', 'add', { hasBills: false, payableIds: [] }],
    ['/bill-pay/connect', 'connect', { connected: false }],
    ['/bill-pay/verify', 'verify', { verified: false }],
    ['/bill-pay/wait-list', 'wait-list', { available: false }],
  ])('ROUTE-004 ROUTE-005 ROUTE-007 ROUTE-008 %s resolves to "%s" if this is the next step', (path, name, change) => {
    const known = shopper.bills
    expect(nameOf(resolve(path, { bills: known && { ...known, ...change } }))).toBe(name)
  })

  it('ROUTE-010 ROUTE-022 the routes cardHome and settings-card-home have the paths /card and /settings/card', () => {
    expect([routes['card-home'].path, routeNames['card-home']]).toEqual(['/card', 'cardHome'])
    expect([routes['settings-card-home'].path, routeNames['settings-card-home']]).toEqual([
      '/settings/card',
      'settings-card-home',
    ])
  })

  it('ROUTE-006 /bill-pay/pay resolves to the payment page, with and without a bill id', () => {
    expect(resolve('/bill-pay/pay/42')).toEqual({ _tag: 'Show', id: 'bill-pay-pay', params: { id: '42' } })
    expect(resolve('/bill-pay/pay')).toEqual({ _tag: 'Show', id: 'bill-pay-pay', params: {} })
    expect(pathOf(resolve('/bill-pay/pay/42/more'))).toBe('/bill-pay')
  })

  it('ROUTE-011 /card/get-started resolves to the get-started page, even if a card has the id "get-started"', () => {
    expect(
      nameOf(resolve('/card/get-started', { cards: { initialised: true, failed: false, ids: ['get-started'] } })),
    ).toBe('get-started')
  })

  it('ROUTE-012 a card id is encoded when its path is built, and decoded when the path is resolved', () => {
    const cards = { initialised: true, failed: false, ids: ['a b/ü'] }
    const path = routePath('card', { id: 'a b/ü' })
    expect(path).toBe('/card/a%20b%2F%C3%BC')
    expect(resolve(path, { cards })).toEqual({ _tag: 'Show', id: 'card', params: { id: 'a b/ü' } })
  })

  it('ROUTE-012 a card id with invalid percent-encoding stays unchanged when its path is resolved', () => {
    expect(resolve('/card/50%', { cards: { initialised: true, failed: false, ids: ['50%'] } })).toMatchObject({
      params: { id: '50%' },
    })
  })

  it('ROUTE-006 routePath omits an optional id that is not given', () => {
    expect([routePath('bill-pay-pay'), routePath('bill-pay-pay', { id: '42' })]).toEqual([
      '/bill-pay/pay',
      '/bill-pay/pay/42',
    ])
  })

  it('ROUTE-014 ROUTE-015 the verification page is shown for a known product', () => {
    expect(resolve('/verification/get-started', {}, { apply: 'individualShopperTier1' })).toEqual({
      _tag: 'Show',
      id: 'verification-get-started',
      params: { product: 'individualShopperTier1' },
    })
    expect(routeNames['verification-get-started']).toBe('verification-get-started')
  })

  it.each([{}, { apply: '' }, { Apply: 'payoutsRecipient' }])(
    'ROUTE-015 ROUTE-016 the verification page redirects to home, with a reason, if the query parameters are %j',
    (query) => {
      const resolution = resolve('/verification/get-started', {}, query)
      expect(resolution).toMatchObject({ _tag: 'Redirect', path: '/home' })
      expect(resolution._tag === 'Redirect' && resolution.problem).toMatch(/apply/)
    },
  )

  it.each([
    ['ROUTE-035', '/unknown', []],
    ['ROUTE-009', '/bill-pay/unknown', []],
    ['ROUTE-013', '/card/7/unknown', []],
    ['ROUTE-025', '/settings/unknown', []],
    ['ROUTE-018', '/verification/unknown', [['apply', 'payoutsRecipient']]],
  ])('%s the unknown path %s redirects and keeps these query parameters: %j', (_id, path, query) => {
    const resolution = resolve(path, {}, { apply: 'payoutsRecipient' })
    expect(resolution._tag === 'Redirect' && [...resolution.query]).toEqual(query)
  })

  it('ROUTE-018 the redirect from /verification keeps the product in the parameter "apply"', () => {
    const first = resolve('/verification', {}, { apply: 'payoutsRecipient' })
    expect(first._tag === 'Redirect' && nameOf(resolveRoute(first, shopper))).toBe('verification-get-started')
  })

  it('/settings redirects to the profile on a wide screen, and shows the settings list on a narrow screen', () => {
    expect(pathOf(resolve('/settings', { isDesktop: true }))).toBe('/settings/profile')
    expect(nameOf(resolve('/settings', { isDesktop: false }))).toBe('settings-hub')
  })

  it('ROUTE-027 ROUTE-029 the util dashboard opens only for users with facade access', () => {
    expect([routes['util-dashboard'].path, routeNames['util-dashboard']]).toEqual([
      '/utils-dashboard',
      'Util Dashboard',
    ])
    expect(resolve('/utils-dashboard', { hasFacadeAccess: true })).toEqual({
      _tag: 'Leave',
      address: '/utils-dashboard',
    })
    expect(pathOf(resolve('/utils-dashboard', { hasMerchantAccess: true }))).toBe('/home')
  })

  it('ROUTE-028 ROUTE-029 the business dashboard opens only for merchants', () => {
    expect([routes.business.path, routeNames.business]).toEqual(['/dashboard', 'Switch to Business'])
    expect(resolve('/dashboard', { hasMerchantAccess: true })).toEqual({ _tag: 'Leave', address: '/dashboard' })
    expect(pathOf(resolve('/dashboard', { hasFacadeAccess: true }))).toBe('/home')
  })

  it('ROUTE-030 ROUTE-034 the dev route exists only in development builds', () => {
    expect(nameOf(resolve('/dev', { isDevelopment: true }))).toBe('dev')
    expect(pathOf(resolve('/dev'))).toBe('/home')
  })

  it.each(['', '/', '/HOME', '/home/more', '/crypto-payments/1', '/unknown', '/constructor', '//evil.example'])(
    'ROUTE-035 the path %j redirects to home',
    (path) => {
      expect(pathOf(resolve(path))).toBe('/home')
    },
  )

  const routesByArea = [
    ['ROUTE-001', 'root', ['home', 'activity', 'statements', 'crypto', 'Util Dashboard', 'Switch to Business', 'dev']],
    ['ROUTE-003', 'bill-pay', ['home', 'add', 'connect', 'pay', 'verify', 'wait-list']],
    ['ROUTE-010', 'card', ['cardHome', 'get-started', 'card']],
    ['ROUTE-014', 'verification', ['verification-get-started']],
    [
      'ROUTE-020',
      'settings',
      [
        'settings-hub',
        'settings-profile',
        'settings-security',
        'settings-card-home',
        'settings-card-details',
        'settings-receiving-addresses',
      ],
    ],
  ] as const

  it.each(routesByArea)('%s the routes of the area "%s" have the expected names and order', (_ids, area, names) => {
    expect(routesOf(area).map((id) => routeNames[id])).toEqual(names)
  })

  it('the route table has exactly five areas: root, bill-pay, card, verification and settings', () => {
    expect(areaNames).toEqual(routesByArea.map(([, area]) => area))
  })

  it('route names are distinct within each area', () => {
    const names = routeIds.map((id) => `${routes[id].area} ${routeNames[id]}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('route guards', () => {
  it('ROUTE-039 the page of the receiving addresses redirects to the settings if payouts are disabled', () => {
    expect(pathOf(resolve('/settings/receiving-addresses', { payoutsEnabled: false }))).toBe('/settings/')
    expect(pathOf(resolve('/settings/', { payoutsEnabled: false }))).toBe('/settings/profile')
  })

  it('ROUTE-040 the page of the receiving addresses requires only a session and enabled payouts', () => {
    const least: RouteFacts = {
      isAuthenticated: true,
      isDesktop: false,
      isDevelopment: false,
      cards: { initialised: false, failed: false, ids: [] },
      bills: null,
      payoutsEnabled: true,
      hasMerchantAccess: false,
      hasFacadeAccess: false,
    }
    expect(nameOf(resolve('/settings/receiving-addresses', least))).toBe('settings-receiving-addresses')
  })

  it('ROUTE-041 /card redirects to the first card', () => {
    expect(pathOf(resolve('/card'))).toBe('/card/7')
  })

  it.each(['/card', '/card/7'])('ROUTE-042 %s redirects to get-started if the user has no cards', (path) => {
    expect(pathOf(resolve(path, { cards: noCards }))).toBe('/card/get-started')
  })

  it('ROUTE-044 cardTarget finds no card if the user has no cards or the card id is unknown', () => {
    expect([cardTarget([], null), cardTarget([], '7'), cardTarget(['9'], '7')]).toEqual([
      { _tag: 'none' },
      { _tag: 'none' },
      { _tag: 'none' },
    ])
  })

  it('ROUTE-037 ROUTE-057 a visitor without a session is sent to the login page, with the requested page as return URL', () => {
    expect(resolve('/card/7', { isAuthenticated: false })).toEqual({
      _tag: 'Login',
      address: '/authenticate/login?redirect=%2Fid%2Fcard%2F7',
    })
  })

  it('ROUTE-043 the page of an unknown card redirects to get-started', () => {
    expect(pathOf(resolve('/card/8'))).toBe('/card/get-started')
  })

  it('ROUTE-045 /settings/card redirects to the settings of the first card', () => {
    expect(pathOf(resolve('/settings/card'))).toBe('/settings/card/7')
  })

  it.each(['/settings/card', '/settings/card/7'])('ROUTE-046 without cards, %s redirects to the profile', (path) => {
    expect(pathOf(resolve(path, { cards: noCards }))).toBe('/settings/profile')
  })

  it('ROUTE-047 the settings page of an unknown card redirects to the settings of the first card', () => {
    expect(pathOf(resolve('/settings/card/8'))).toBe('/settings/card/7')
  })

  it.each(['', '.', '..', '\ud800'])(
    'ROUTE-036 to avoid a loop, redirects skip a card whose id no path can contain: %j',
    (id) => {
      const beside = { cards: { initialised: true, failed: false, ids: [id, '7'] } }
      expect(pathOf(resolve('/card', beside))).toBe('/card/7')
      expect(pathOf(resolve('/settings/card', beside))).toBe('/settings/card/7')
      expect(pathOf(resolve('/settings/card/8', beside))).toBe('/settings/card/7')
      const alone = { cards: { initialised: true, failed: false, ids: [id] } }
      expect(pathOf(resolve('/card', alone))).toBe('/card/get-started')
      expect(pathOf(resolve('/settings/card', alone))).toBe('/settings/profile')
    },
  )

  it.each(['/card', '/card/9', '/settings/card', '/settings/card/9'])(
    'ROUTE-049 the guard of %s waits until the list of cards has loaded, and then accepts a card in the list',
    (path) => {
      expect(resolve(path, { cards: { initialised: false, failed: false, ids: [] } })).toMatchObject({ _tag: 'Wait' })
      expect(nameOf(resolve('/card/9'))).toBe('card')
      expect(nameOf(resolve('/settings/card/9'))).toBe('settings-card-details')
    },
  )

  it.each(['/card', '/card/9', '/settings/card', '/settings/card/9'])(
    'ROUTE-049 if the list of cards failed to load, the guard of %s reports the failure',
    (path) => {
      const cards = { initialised: true, failed: true, ids: [] }
      expect(resolve(path, { cards })).toEqual({ _tag: 'CardsFailed' })
    },
  )

  it('ROUTE-049 the page of an already loaded card stays available if reloading the card list fails', () => {
    const cards = { initialised: true, failed: true, ids: ['9'] }
    expect(nameOf(resolve('/card/9', { cards }))).toBe('card')
    expect(nameOf(resolve('/settings/card/9', { cards }))).toBe('settings-card-details')
  })
})
