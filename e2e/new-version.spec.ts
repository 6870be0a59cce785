import type { Page, Route } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const home = '/id/home'
const payBills = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pay Bills' })
const billsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pay Bills' })

/**
 * Answers requests for the script of Bill Pay with status 404, as after a new build. Returns a function that restores the
 * script.
 */
const removeCode = async (page: Page): Promise<() => Promise<void>> => {
  const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' })
  const file = /\/assets\/bill-pay-[^/]*\.js$/
  await page.route(file, missing)
  return () => page.unroute(file, missing)
}

/** Starts to count how often the page loads the HTML document of the app. Returns a function that reads the count. */
const countDocuments = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => void (count += request.isNavigationRequest() ? 1 : 0))
  return () => count
}

test.beforeEach(
  ({ expectedErrors }) => void expectedErrors.push(/Failed to load resource/, /dynamically imported module/),
)

test('if a new version has removed the code of a page from the server, opening the page reloads the app once', async ({
  page,
  account,
}) => {
  await account('verified')
  await open(page, home)
  const restore = await removeCode(page)
  const documents = countDocuments(page)
  page.on('request', (request) => void (request.isNavigationRequest() && restore()))
  await payBills(page).click()
  await expect(billsHeading(page)).toBeVisible()
  expect(documents()).toBe(1)
})

test('if the code of a page is still missing after the reload, the app tells the user to wait, and does not reload again', async ({
  page,
  account,
}) => {
  await account('verified')
  await open(page, home)
  await removeCode(page)
  const documents = countDocuments(page)
  await payBills(page).click()
  await expect(page.getByText(/Wait a minute, then reload/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(documents()).toBe(1)
})
