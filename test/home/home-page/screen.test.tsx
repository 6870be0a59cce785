import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { pricedCoins, type CardRow, type HomeSources, type TotalBalance } from '@paydeck/core/home'
import { constant, makeStores } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../../ui/di/tokens.ts'
import { preloadActivity } from '../../../ui/home/home-page/ActivityPanel.tsx'
import { HomePageScreen } from '../../../ui/home/home-page/HomePageScreen.tsx'
import { PriceRows } from '../../../ui/home/home-page/PriceRows.tsx'
import { PricesPanel } from '../../../ui/home/home-page/PricesPanel.tsx'
import { makeApp } from '../../app/real-app.ts'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { homeWith, plainCardRow, point } from '../bench.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
const lazyPortModules = await lazyPorts(lazySlices)
await preloadActivity()

const total: TotalBalance = {
  label: 'Total available balance',
  amount: { whole: '$1,596', cents: '.55' },
  unavailable: 'Balance unavailable',
  note: 'On 1 card',
  addFunds: { label: 'Add Funds', cardId: '7' },
}
const card: CardRow = { ...plainCardRow, addFunds: 'Add Funds: Everyday' }

/** Renders home in the real app, with loaded cards and activity. */
const show = async (sources: Partial<HomeSources> = {}) => {
  const app = makeApp(lazyPortModules)
  const device = app.get(port('device'))
  const isOnline = makeStores().make(true)
  const privacy = app.get(slice('amountPrivacy'))
  const { home } = homeWith({
    cards: constant([card]),
    balance: constant(total),
    activity: constant(1),
    amountsHidden: privacy.isOn,
    ...sources,
  })
  app.rebind<unknown>(slice('homePage')).toConstantValue(home)
  app.rebind<unknown>(slice('recentActivity')).toConstantValue({
    state: constant({ seenAt: 0, items: [{ ...plainInvoice, price: decimalText('18.40') }] }),
  })
  app.rebind<unknown>(port('device')).toConstantValue({ ...device, isOnline })
  render(
    <ContainerProvider container={app}>
      <MemoryRouter>
        <HomePageScreen />
      </MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  return { connect: (is: boolean) => act(() => isOnline.update(() => is)) }
}

const panel = (name: string) => within(screen.getByRole('region', { name }))
const eye = () => screen.getByRole('button', { name: 'Hide amounts' })

it('L1 while amounts are hidden, each amount on home is labelled "Amount hidden"', async () => {
  await show()
  const hiddenCounts = () =>
    ['Total available balance', 'Card', 'Recent Activity'].map(
      (name) => panel(name).queryAllByText('Amount hidden').length,
    )
  const seen = () => [eye().getAttribute('aria-pressed'), hiddenCounts()]
  expect(seen()).toEqual(['false', [0, 0, 0]])
  await userEvent.click(eye())
  // The activity row hides two amounts: the price and the amount of the coin.
  expect(seen()).toEqual(['true', [1, 1, 2]])
  await userEvent.click(eye())
  expect(seen()).toEqual(['false', [0, 0, 0]])
})

it.each([
  ['the balance', total, 'Total available balance'],
  ['the activity if there is no balance', null, 'Recent Activity'],
] as const)('L1 the button that hides amounts is beside %s', async (_, balance, place) => {
  await show({ balance: constant(balance) })
  expect(screen.getAllByRole('button', { name: 'Hide amounts' })).toHaveLength(1)
  expect(panel(place).getByRole('button', { name: 'Hide amounts' })).toBe(eye())
})

it('F5 while the device is offline, the balance panel of home disables "Add Funds" and shows the reason', async () => {
  const { connect } = await show()
  const { getByRole, queryByText } = panel('Total available balance')
  const seen = () => [
    getByRole<HTMLButtonElement>('button', { name: 'Add Funds' }).disabled,
    queryByText('You need to be online') !== null,
  ]
  expect(seen()).toEqual([false, false])
  connect(false)
  expect(seen()).toEqual([true, true])
  connect(true)
  expect(seen()).toEqual([false, false])
})

it.each([
  ['up', '1', '2'],
  ['down', '2', '1'],
  ['flat', '1', '1'],
])(
  'for the trend "%s", the chart and the percentage of a price are both marked with this trend',
  (trend, before, now) => {
    const { home } = homeWith()
    const loads = home.prices.get()
    const prices = constant({ ...loads, BTC: { ...loads.BTC, value: [point(before), point(now, 1)] } })
    const { container } = render(<PriceRows prices={prices} onRetry={() => undefined} />)
    const [row] = within(container).getAllByRole('listitem')
    const toned = [...(row?.querySelectorAll('[data-trend]') ?? [])].map((one) => one.getAttribute('data-trend'))
    expect(toned).toEqual([trend, trend])
  },
)

it('HOME-032 the price panel is marked as busy until the prices appear', async () => {
  const { home, answer, clock } = homeWith()
  render(<PricesPanel head={home.view.get().prices} prices={home.prices} onRetry={() => undefined} />)
  const busy = () => screen.getByRole('region', { name: 'Prices' }).getAttribute('aria-busy')
  expect(busy()).toBe('false')
  await act(async () => home.loadPrices())
  expect(busy()).toBe('true')
  await act(async () => {
    for (const code of pricedCoins) await answer(code, E.right([point('1'), point('2', 1)]))
    await clock.advance(1999)
  })
  expect(busy()).toBe('true')
  await act(() => clock.advance(1))
  expect(busy()).toBe('false')
})
