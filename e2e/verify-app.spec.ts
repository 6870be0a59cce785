import type { Page } from 'playwright/test'
import { withCamera } from './camera.ts'
import { expect, test } from './fixtures.ts'

test.use({ ...withCamera, viewport: { width: 390, height: 844 } })

const app = '/id/verify?context=dashboard&apply=individualShopperTier1'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Returns the status of the application and of its tasks, as the dashboard receives them. */
const statuses = async (page: Page): Promise<string> => {
  const session = (await (await page.request.get('/auth/session')).json()) as { readonly csrfToken: string }
  const headers = { 'x-csrf-token': session.csrfToken }
  const [application] = (await (
    await page.request.get('/compliance/applications', { headers })
  ).json()) as ReadonlyArray<{
    readonly status: string
    readonly collectionTasks: ReadonlyArray<{ readonly status: string }>
  }>
  return [application?.status, ...(application?.collectionTasks ?? []).map(({ status }) => status)].join(' ')
}

test('CALL-116 in the verification app, a user photographs an ID, uploads a selfie, and corrects a rejected street address', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('shopper')
  await page.goto(app)
  await expectAccessible()

  // A blocked camera shows an alert that says how to allow it. The user can upload a file instead.
  await page.evaluate(() => {
    const refused = new DOMException('Permission denied', 'NotAllowedError')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refused)
  })
  await button(page, 'Use the camera').press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/We can't use your camera\. Allow camera access/)
  await expect(heading(page, 'Front of your ID')).toBeHidden()
  await expect(page.getByLabel('Photo of your ID', { exact: true })).toBeEnabled()
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))

  // Photographs the document with only the camera and the keyboard.
  await button(page, 'Use the camera').press('Enter')
  await expect(heading(page, 'Front of your ID')).toBeVisible()
  await expect(button(page, 'Take the photo')).toBeFocused()
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).not.toBe(0)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Use the camera')).toBeFocused()
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.srcObject)).toBeNull()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).not.toBe(0)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Is the photo readable?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  // Uploads the selfie as a file. The page rejects a file that is not a photo before sending it.
  await expect(heading(page, 'Take a selfie')).toBeVisible()
  expect(await statuses(page)).toMatch(/^initializing (processing|completedSuccess)( notStarted){3}$/)
  const field = page.getByLabel('Photo of your face')
  await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') })
  await expect(page.getByRole('alert')).toHaveText(/We couldn't read this file/)
  const photo = await page.screenshot({ type: 'jpeg' })
  await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(heading(page, 'Is your face clearly visible?')).toBeVisible()
  await expect(heading(page, 'Take a selfie')).toBeHidden()
  await button(page, 'Use this photo').click()

  // Completes the tasks that require typed details. The check of the first address fails, and the user corrects the address.
  await expect(heading(page, 'Almost done')).toBeVisible()
  await page.getByRole('link', { name: 'Start: Address' }).click()
  const address = async (street: string): Promise<void> => {
    await page.getByLabel('Street address').fill(street)
    await page.getByLabel('City').fill('Austin')
    await page.getByLabel('Postal code').fill('73301')
    await button(page, 'Check').click()
  }
  await address('Long Road')
  // The page updates itself after the check.
  await expect(page.locator('#progress')).toHaveText('Two tasks are done, one needs another try, one is left.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Try again: Address' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Add the house number/)
  await address('1 Long Road')
  await page.getByRole('link', { name: 'Start: Personal details' }).click()
  await page.getByLabel('Name on your ID').fill('Ada Norris')
  await page.getByLabel('Date of birth').fill('1990-04-23')
  await page.getByLabel('ID expiration date').fill('2050-01-01')
  await button(page, 'Check').click()
  await expect(button(page, 'Submit for review')).toBeEnabled()
  await button(page, 'Submit for review').click()

  await expect(heading(page, 'Your application is in review')).toBeVisible()
  expect(await statuses(page)).toMatch(/^pending( completedSuccess){4}$/)
  await page.request.post('/sandbox/clock', { data: { advance: 48 * 3_600_000 } })
  await page.reload()
  await expect(heading(page, 'You are verified')).toBeVisible()
  expect(await statuses(page)).toMatch(/^approved /)
})
