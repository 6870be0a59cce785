import type { Page, Request, Route } from 'playwright/test'
import { calm } from './calm.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const home = '/id/home'
const overrides = { firstName: 'Ada' }
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const isPrice = (request: Request) => new URL(request.url()).pathname.startsWith('/rates/history/')

test('F5 F6 the home page loads its cards by itself, and does not repeat refused prices', async ({
  page,
  context,
  account,
  breakCall,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('verified', {
    ...overrides,
    cards: [{ provider: 'galileo', nickname: 'Everyday', balance: '20.00' }],
  })
  await breakCall('GET /rates/history/:code/USD', { kind: 'status', status: 500, times: 4 })
  const cut = (route: Route) =>
    route.request().postData()?.includes('"GetDebitCards"') === true
      ? route.abort('internetdisconnected')
      : route.fallback()
  await page.route('**/*', cut)
  await open(page, home)
  await expect(page.getByRole('alert').filter({ hasText: 'cards could not be loaded' })).toBeVisible()
  await expect(region(page, 'Prices')).toContainText('Prices are unavailable at this time.')
  let prices = 0
  page.on('request', (request) => {
    if (isPrice(request)) prices += 1
  })
  await page.unroute('**/*', cut)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(region(page, 'Card')).toContainText('$20.00')
  await calm(page)
  await expect(region(page, 'Prices')).toContainText('Prices are unavailable at this time.')
  expect(prices).toBe(0)
})

test('F5 a page whose code was lost comes by itself', async ({ page, context, account, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|dynamically imported module/)
  await account('verified', overrides)
  await open(page, home)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pay Bills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay Bills' })).toBeVisible()
})
