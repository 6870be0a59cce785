import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { constant, type RouteFacts } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { Outlet } from '../../ui/app/Outlet.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, routeFactsToken, slice } from '../../ui/di/tokens.ts'
import { makeApp } from './real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
const lazyPortModules = await lazyPorts(lazySlices)

const signedInFacts: RouteFacts = {
  isAuthenticated: true,
  isDesktop: true,
  isDevelopment: false,
  cards: { initialised: false, failed: false, ids: [] },
  bills: { verified: false, available: false, connected: false, hasBills: false, payableIds: [], checks: {} },
  payoutsEnabled: false,
  hasMerchantAccess: false,
  hasFacadeAccess: false,
}

const Place = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

/**
 * Opens a path in the app. Returns the resulting path, the logged errors, the visited documents, and the calls of two
 * slices.
 */
const visit = async (address: string, facts: Partial<RouteFacts> = {}) => {
  const app = makeApp(lazyPortModules)
  app.rebind<unknown>(routeFactsToken).toConstantValue(constant({ ...signedInFacts, ...facts }))
  const effects = {
    errors: vi.spyOn(app.get(port('log')), 'error').mockImplementation(() => undefined),
    left: vi.spyOn(app.get(port('navigation')), 'leave').mockImplementation(() => undefined),
    arrived: vi.spyOn(app.get(slice('shell')).act, 'arriveAt'),
    entered: vi.spyOn(app.get(slice('currentSession')), 'trackEntry'),
  }
  render(
    <ContainerProvider container={app}>
      <MemoryRouter initialEntries={[address]}>
        <Place />
        <Outlet />
      </MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  return {
    place: screen.getByTestId('place').textContent,
    errors: effects.errors.mock.calls.flat(),
    left: effects.left.mock.calls.flat(),
    arrived: effects.arrived.mock.calls.flat(),
    entered: effects.entered.mock.calls.flat(),
  }
}

it.each(['/verification', '/verification?apply=', '/verification?Apply=shopperTier1'])(
  'ROUTE-015 ROUTE-016 the path %s redirects to home, and the reason is logged once',
  async (address) => {
    const { place: home, errors, entered } = await visit(address)
    expect(home).toBe('/home')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/"apply"/)
    expect(entered).toEqual(['/home'])
  },
)

it('ROUTE-016 a redirect from an unknown URL to home logs no error', async () => {
  const { place: home, errors } = await visit('/nothing')
  expect([home, errors]).toEqual(['/home', []])
})

it('a redirect to the sign-in page leaves the app, and does not track home as a page view', async () => {
  expect(await visit('/home', { isAuthenticated: false })).toEqual({
    place: '/home',
    errors: [],
    left: [expect.stringMatching(/^\/authenticate\/login/)],
    arrived: ['/home'],
    entered: [],
  })
})

it('while a card page waits for the list of cards, it reports its path once, and is not tracked as a page view', async () => {
  expect(await visit('/card/7')).toEqual({ place: '/card/7', errors: [], left: [], arrived: ['/card/7'], entered: [] })
})
