import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { permissionsToken, slice } from '../../ui/di/tokens.ts'
import { PaymentsScreen } from '../../ui/payments/PaymentsScreen.tsx'
import { makeApp } from './real-app.ts'

const currency = (code: string) => ({
  code,
  name: code,
  chain: null,
  chainName: null,
  enabled: true,
  showChain: false,
  displayName: code,
  displayCode: code,
})
const payoutCurrencies = ['BTC', 'BUSD', 'BUSD_m', 'DAI', 'DAI_m', 'WBTC_m', 'SHIB_m'].map(currency)

vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
  if (typeof body !== 'string' || !body.includes('"GetCurrencies"')) throw new TypeError('offline')
  return new Response(JSON.stringify({ data: { user: { payoutCurrencies } } }))
})

const lazyPortModules = await lazyPorts(lazySlices)

/** Starts the app at this URL. */
const openAt = (address: string) => {
  window.history.replaceState(null, '', address)
  return makeApp(lazyPortModules)
}

it.each([
  ['/id/settings/receiving-addresses', ['BTC', 'DAI']],
  ['/id/home?hidden-currencies=false', ['BTC', 'BUSD', 'BUSD_m', 'DAI', 'DAI_m', 'WBTC_m', 'SHIB_m']],
])(
  'ROUTE-070 CUR-010 CUR-011 if the app starts at the URL %s, the receiving address form offers the currencies %j',
  async (address, codes) => {
    const app = openAt(address)
    // Simulates a navigation inside the app, which drops the query string.
    window.history.replaceState(null, '', '/id/settings/receiving-addresses')
    app.get(slice('addressDirectory')).load()
    await settle()
    const form = app.get(slice('addressForm'))
    form.add(null)
    expect(form.view.get()?.currency.options.map(({ code }) => code)).toEqual(codes)
  },
)

it('SESS-041 ROUTE-068 slices receive the URL parameters "accept-invite-payload" and "secret" when the app starts', () => {
  const readOptions = (address: string) => {
    const app = openAt(address)
    const { idExperiment } = app.get(slice('shell')).state.get()
    return { payouts: app.get(permissionsToken).get().payouts, idExperiment }
  }
  const nothing = { payouts: false, idExperiment: false }
  expect(readOptions('/id/home')).toEqual(nothing)
  expect(readOptions('/id/home?accept-invite-payload=token')).toEqual({ ...nothing, payouts: true })
  expect(readOptions('/id/home?secret=bpa')).toEqual({ ...nothing, idExperiment: true })
})

const payments = '/crypto-payments'

/** Opens the payments page with this query string. Returns the list that the page shows: payments, donations or payouts. */
const openPayments = async (app: ReturnType<typeof makeApp>, search: string) => {
  const { unmount } = render(
    <ContainerProvider container={app}>
      <MemoryRouter initialEntries={[`${payments}${search}`]}>
        <PaymentsScreen headerActions={null} />
      </MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  const list = app.get(slice('paymentSearch')).state.get().filter?.list
  unmount()
  return list
}

it('the payments page shows the list type named in the URL at the start of the app, but only on the first visit', async () => {
  const app = openAt(`/id${payments}?type=donations`)
  // The URL no longer contains the query string, since a slide that covers the page has removed it.
  expect(await openPayments(app, '')).toBe('donations')
  expect(await openPayments(app, '')).toBe('payments')
  expect(await openPayments(app, '?type=payouts')).toBe('payouts')
})
