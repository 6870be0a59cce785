import type { Page } from 'playwright/test'
import { withCamera } from './camera.ts'
import { expect, test } from './fixtures.ts'
import { menuButton, mobileMenu, phone } from './frame.ts'
import { open } from './pages.ts'
import { openWindow } from './popup.ts'

test.use(withCamera)

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()

/** Takes a photo with the browser's simulated camera. */
const photograph = async (app: Page, nextHeading: string): Promise<void> => {
  await press(app, 'Use the camera')
  await expect.poll(() => app.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).not.toBe(0)
  await press(app, 'Take the photo')
  await expect(app.getByRole('heading', { name: nextHeading })).toBeVisible()
  await press(app, 'Use this photo')
}

/** Completes all tasks in the provider's verification app, each at the first attempt. */
const collect = async (app: Page): Promise<void> => {
  await photograph(app, 'Is the photo readable?')
  await expect(app.getByRole('heading', { name: 'Take a selfie' })).toBeVisible()
  await photograph(app, 'Is your face clearly visible?')
  await app.getByRole('link', { name: 'Start: Address' }).click()
  await app.getByLabel('Street address').fill('1 Long Road')
  await app.getByLabel('City').fill('Austin')
  await app.getByLabel('Postal code').fill('73301')
  await press(app, 'Check')
  await app.getByRole('link', { name: 'Start: Personal details' }).click()
  await app.getByLabel('Name on your ID').fill('Ada Norris')
  await app.getByLabel('Date of birth').fill('1990-04-23')
  await app.getByLabel('ID expiration date').fill('2050-01-01')
  await press(app, 'Check')
  await press(app, 'Submit for review')
  await expect(app.getByRole('heading', { name: 'Your application is in review' })).toBeVisible()
}

test('VERIF-006 VERIF-056 VERIF-061 CALL-116 home updates while a new shopper completes the verification in another tab', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await account('shopper')
  await open(page, '/id/home')
  const notice = page.getByRole('main').getByText('Verify your identity')
  await page.getByRole('link', { name: 'Get Verified' }).click()
  const app = await openWindow(page, () => press(page, 'Continue'))
  await expect(page).toHaveURL('/id/home')
  await app.setViewportSize(phone)
  await collect(app)

  // Home updates without a reload: it shows that the review is pending, and no longer offers the verification.
  await expect(page.getByText('Your verification is under review.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.request.post('/sandbox/clock', { data: { advance: 48 * 3_600_000 } })
  await expect(page.getByText('You are verified.', { exact: true })).toBeVisible()
  // Bill Pay is available without a reload of the page.
  await menuButton(page).click()
  await mobileMenu(page).getByRole('link', { name: 'Pay Bills' }).click()
  await expect(page).toHaveURL('/id/bill-pay/connect')
  await expect(page.getByRole('button', { name: 'Connect my Bills' })).toBeVisible()
  await app.reload()
  await expect(app.getByRole('heading', { name: 'You are verified' })).toBeVisible()
  // The verification also created the application of the paired product.
  const { csrfToken } = (await (await page.request.get('/auth/session')).json()) as { readonly csrfToken: string }
  const listed = await page.request.get('/compliance/applications', { headers: { 'x-csrf-token': csrfToken } })
  expect(await listed.json()).toEqual([
    expect.objectContaining({ productName: 'individualShopperTier1', status: 'approved' }),
    expect.objectContaining({ productName: 'payoutsRecipient', status: 'initializing' }),
  ])
})
