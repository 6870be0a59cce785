import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const coins = 'ape bch btc busd dai doge eth euroc gusd lightning ltc matic pax pyusd shib sol usdc usdp usdt wbtc xrp'.split(' ')
const fallback = 'coin'

/** Puts every drawing of the built file beside the coins of the page; those without size were not drawn. */
const undrawn = (page: Page, file: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    async ({ names, address }) => {
      const draw = (name: string): SVGUseElement => {
        const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
        use.setAttribute('href', `${address}#${name}`)
        picture.append(use)
        document.body.append(picture)
        return use
      }
      const uses = names.map((name) => [name, draw(name)] as const)
      await fetch(address)
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return uses.filter(([, use]) => use.getBBox().width === 0).map(([name]) => name)
    },
    { names: [...coins, fallback], address: file },
  )

test('CUR-028 draws every coin from one file of the build, whose room is there before', async ({ page, account }) => {
  await account('shopper')
  await page.goto('/id/home')
  const prices = page.getByRole('region', { name: 'Prices', exact: true })
  await expect(prices.locator('svg[data-coin]')).toHaveCount(4)
  const href = await prices.locator('svg[data-coin="btc"] use').getAttribute('href')
  const file = href?.split('#')[0] ?? ''
  const answer = await page.request.get(file)
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': expect.stringContaining('immutable') })
  expect(await undrawn(page, file)).toEqual([])
})
