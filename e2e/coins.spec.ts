import type { Page } from 'playwright/test'
import { coinIcons, neutralIcon } from '../core/money/index.ts'
import { expect, test } from './fixtures.ts'

/** Names of the icons that the specification lists. The core defines more icons. */
const specified =
  'ape bch btc busd dai doge eth euroc gusd lightning ltc matic pax pyusd shib sol usdc usdp usdt wbtc xrp'.split(' ')
const coins = [...new Set([...specified, ...coinIcons, neutralIcon])]

/** Adds every icon of the built SVG file to the page. */
const addIcons = (page: Page, file: string): Promise<void> =>
  page.evaluate(
    ({ names, address }) => {
      for (const name of names) {
        const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
        use.setAttribute('href', `${address}#${name}`)
        use.dataset['drawn'] = name
        picture.append(use)
        document.body.append(picture)
      }
    },
    { names: coins, address: file },
  )

/**
 * Returns the names of the icons that are not rendered yet, since their size is still zero. The browser sends no event when
 * an icon has loaded.
 */
const unrenderedIcons = (page: Page): Promise<ReadonlyArray<string | undefined>> =>
  page
    .locator('use[data-drawn]')
    .evaluateAll((uses) =>
      (uses as Array<SVGUseElement>).filter((use) => use.getBBox().width === 0).map(({ dataset }) => dataset['drawn']),
    )

test('CUR-028 a single immutable SVG file contains all coin icons, and the prices on home use it', async ({
  page,
  account,
}) => {
  await account('shopper')
  await page.goto('/id/home')
  const prices = page.getByRole('region', { name: 'Prices', exact: true })
  await expect(prices.locator('svg[data-coin]')).toHaveCount(4)
  const href = await prices.locator('svg[data-coin="btc"] use').getAttribute('href')
  const file = href?.split('#')[0] ?? ''
  const answer = await page.request.get(file)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
  })
  await addIcons(page, file)
  await expect(page.locator('use[data-drawn]')).toHaveCount(coins.length)
  await expect.poll(() => unrenderedIcons(page)).toEqual([])
})
