import { restPriceHistory } from '@paydeck/adapters/rest/home/home-page'
import { pricesView } from '@paydeck/core/home'
import { expect, it } from 'vitest'
import { sparklinePath } from '../../../ui/kit/sparkline-path.ts'
import { clientsOf } from '../../sandbox/clients.ts'
import { account, type Client } from '../../sandbox/running.ts'
import { homeWith } from '../bench.ts'

it('HOME-031 home requests 24 price points for each coin in separate calls, and the chart shows all 24 points', async () => {
  const client = await account()
  const asked: Array<string> = []
  const fetch: Client['fetch'] = (path, init) => {
    asked.push(path)
    return client.fetch(path, init)
  }
  const { home, clock } = homeWith({}, restPriceHistory(clientsOf({ ...client, fetch }).rest))
  home.loadPrices()
  const rows = () => pricesView(home.prices.get()).rows
  await expect
    .poll(async () => {
      await clock.advance(2000)
      return rows().map((row) => row.kind)
    })
    .toEqual(['price', 'price', 'price', 'price'])
  expect(asked).toEqual(['BTC', 'BCH', 'ETH', 'XRP'].map((code) => `/rates/history/${code}/USD?period=1D&points=24`))
  for (const row of rows()) {
    const drawn = row.kind === 'price' ? sparklinePath(row.points) : ''
    expect(drawn.split(/[ML]/).slice(1), row.code).toHaveLength(24)
  }
})
