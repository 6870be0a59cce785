import { priceQuery, pricedCoins, pricesView, type HomePage, type PricePoint, type PriceRow } from '@paydeck/core/home'
import { unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { questions } from '../../slice-bench/index.ts'
import { homeWith, point } from '../bench.ts'

const pricesOf = ({ prices }: HomePage) => pricesView(prices.get())

const kindOf = (rows: ReadonlyArray<PriceRow>): ReadonlyArray<string> => rows.map((row) => row.kind)

it('HOME-029 HOME-030 LIM-019 loadPrices requests four coins in order, each with 24 points of one day in US dollars', async () => {
  const { home, asked } = homeWith()
  home.loadPrices()
  await settle()
  const common = { currency: 'USD', period: '1D', points: 24 }
  expect(asked).toEqual(['BTC', 'BCH', 'ETH', 'XRP'].map((code) => ({ code, ...common })))
  expect(pricesOf(home).rows.map((row) => [row.code, row.name])).toEqual([
    ['BTC', 'Bitcoin'],
    ['BCH', 'Bitcoin Cash'],
    ['ETH', 'Ethereum'],
    ['XRP', 'XRP'],
  ])
  expect([priceQuery.period, priceQuery.points.value, pricedCoins.length]).toEqual(['1D', 24, 4])
})

it('HOME-032 prices appear exactly 2 s after the response with the prices has arrived', async () => {
  const { home, answer, clock } = homeWith()
  home.loadPrices()
  await clock.advance(300)
  for (const code of pricedCoins) await answer(code, E.right([point('100'), point('101')]))
  await clock.advance(1999)
  expect(kindOf(pricesOf(home).rows)).toEqual(['loading', 'loading', 'loading', 'loading'])
  await clock.advance(1)
  expect(kindOf(pricesOf(home).rows)).toEqual(['price', 'price', 'price', 'price'])
})

it('a price row shows the price and its change, and has a text alternative for screen readers', async () => {
  const { home, answer, clock } = homeWith()
  home.loadPrices()
  await answer('BTC', E.right([point('92216'), point(null), point('93912.4')]))
  await answer('BCH', E.right([point('516.82'), point('512.07')]))
  await answer('ETH', E.right([point('3402.11'), point('3402.110')]))
  await answer('XRP', E.right([point(null), point('2.2')]))
  await clock.advance(2000)
  expect(home.view.get().prices).toEqual({ title: 'Prices', period: '1 day' })
  expect(pricesOf(home).rows).toMatchObject([
    {
      price: '$93,912.40',
      change: '+1.84%',
      trend: 'up',
      points: [92216, null, 93912.4],
      summary: 'Bitcoin over 1 day: $93,912.40, up $1,696.40 or +1.84%',
    },
    {
      price: '$512.07',
      change: '−0.92%',
      trend: 'down',
      summary: expect.stringContaining(', down $4.75 or ') as unknown,
    },
    { price: '$3,402.11', change: '0.00%', trend: 'flat', summary: expect.stringContaining(', unchanged ') as unknown },
    { price: '$2.20', change: null, trend: 'flat', summary: 'XRP over 1 day: $2.20' },
  ])
})

it('a coin without a current price is shown as unavailable, while the other coins are shown with their prices', async () => {
  const { home, answer, clock } = homeWith()
  home.loadPrices()
  await answer('BTC', E.right([point('1'), point(null)]))
  await answer('BCH', E.right([]))
  await answer('ETH', E.left(unreachable))
  await answer('XRP', E.right([point('2'), point('2')]))
  await clock.advance(2000)
  const { rows, failure } = pricesOf(home)
  const text = 'Price is unavailable at this time'
  expect(failure).toBeNull()
  expect(rows.slice(0, 3)).toMatchObject([{ text }, { text }, { text }])
  expect(kindOf(rows)).toEqual(['unavailable', 'unavailable', 'unavailable', 'price'])
})

it('if all coins fail to load, the price panel shows an error until prices are requested again', async () => {
  const { home, answer, clock } = homeWith()
  home.loadPrices()
  for (const code of pricedCoins) await answer(code, E.left(unreachable))
  expect(pricesOf(home).failure).toBe('Prices are unavailable at this time.')
  home.loadPrices()
  await settle()
  expect(pricesOf(home).failure).toBeNull()
  for (const code of pricedCoins) await answer(code, E.right([point('1'), point('2')]))
  await clock.advance(2000)
  expect(kindOf(pricesOf(home).rows)).toEqual(['price', 'price', 'price', 'price'])
})

it.each([
  ['92216.01', 'up', ', up $0.01 or 0.00%'],
  ['92215.99', 'down', ', down $0.01 or 0.00%'],
  ['92216', 'flat', ', unchanged '],
])(
  'HOME-034 if the last price is %s, the trend is computed from the exact price, not from the displayed percentage',
  async (last, trend, summary) => {
    const { home, answer, clock } = homeWith()
    home.loadPrices()
    await answer('BTC', E.right([point('92216'), point(last)]))
    await clock.advance(2000)
    expect(pricesOf(home).rows[0]).toMatchObject({ trend, summary: expect.stringContaining(summary) as unknown })
  },
)

it('SESS-021 a late response for the previous user does not remove the prices that the next user sees', async () => {
  const { calls, ask } = questions<unknown, ReadonlyArray<PricePoint>>()
  const { home, stores, clock } = homeWith({}, { of: ask })
  home.loadPrices()
  await settle()
  stores.resetAll()
  home.loadPrices()
  await settle()
  for (const call of calls.slice(4)) await call.answer(E.right([point('1'), point('2')]))
  await clock.advance(2000)
  await calls[0]?.answer(E.left(unreachable))
  await calls[1]?.answer(E.right([]))
  await clock.advance(2000)
  expect(kindOf(pricesOf(home).rows)).toEqual(['price', 'price', 'price', 'price'])
})

it('prices stay visible during a reload; if the new price of a coin fails to load, the old price disappears', async () => {
  const { home, answer, clock } = homeWith()
  home.loadPrices()
  for (const code of pricedCoins) await answer(code, E.right([point('1'), point('2')]))
  await clock.advance(2000)
  const shown = pricesOf(home).rows
  home.loadPrices()
  await settle()
  expect(pricesOf(home).rows).toEqual(shown)
  await answer('BTC', E.left(unreachable))
  for (const code of pricedCoins.slice(1)) await answer(code, E.right([point('1'), point('2')]))
  await clock.advance(2000)
  expect(kindOf(pricesOf(home).rows)).toEqual(['unavailable', 'price', 'price', 'price'])
})
