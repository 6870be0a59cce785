import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './held.ts'
import { open } from './pages.ts'
import { expectTold, takeNote, timesTold } from './told.ts'

const shopper = 'individualShopperTier1'
const intro = `/id/verification/get-started?apply=${shopper}`

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Identity verification' })

/** Something happens to an application at the provider. */
const move = async ({ request }: BrowserContext, productName: string, what: string): Promise<void> => {
  const response = await request.post('/sandbox/applications', { data: { productName, move: what } })
  expect(response.status(), await response.text()).toBe(200)
}

test('VERIF-001 VERIF-002 VERIF-003 VERIF-004 VERIF-005 VERIF-006 VERIF-008 VERIF-009 leads to the verification app in a tab that knows nothing of this one, and home', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await account('shopper')
  await open(page, intro)
  await expect(page).toHaveTitle(/^Let's verify your identity/)
  await expect(page.getByRole('heading', { level: 1, name: "Let's verify your identity" })).toBeVisible()
  const steps = page.locator('main').getByRole('listitem')
  await expect(steps.filter({ hasText: 'Identity Document' })).toContainText('photographed by camera')
  await expect(steps.filter({ hasText: 'A selfie' })).toContainText('A live photo by camera')
  await expect(page.getByRole('link', { name: 'Which documents are accepted?' })).toHaveAttribute('target', '_blank')
  await expectAccessible()

  // The link goes once the application is there, which is asked for every 5 s.
  const letGo = await hold(page, '/compliance/applications')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Continue' }).click()
  const app = await opened
  await app.waitForLoadState()
  expect(new URL(app.url()).search).toBe(`?context=dashboard&apply=${shopper}`)
  expect(new URL(app.url()).pathname).toBe('/id/verify')
  expect(await app.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
  await expect(page).toHaveURL('/id/home')
  // A tab that was blocked cannot be seen: the link is there in any case.
  const link = page.getByRole('link', { name: 'Open the verification app' })
  await expect(link).toHaveAttribute('href', `/id/verify?context=dashboard&apply=${shopper}`)
  await expectAccessible()
  const again = context.waitForEvent('page')
  await link.click()
  await expect(link).toHaveCount(0)
  expect(await (await again).evaluate(() => window.opener === null)).toBe(true)
  letGo()
})

test('VERIF-021 shows each change while it is looked at, and tells it once', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await takeNote(page)
  await account('shopper', {
    applications: [
      {
        productName: shopper,
        status: 'pending',
        collectionStatus: 'incomplete',
        collectionTasks: [1, 2, 3, 4, 5].map((at) => ({
          name: `task ${at}`,
          status: at === 1 ? 'completedSuccess' : 'notStarted',
        })),
      },
    ],
  })
  const streams = page.waitForResponse((response) => response.url().includes('/events'))
  await open(page, '/id/settings/profile')
  await streams
  await expect(row(page)).toContainText('In Progress - 40% complete')
  await expect(row(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expect(page.getByText('Your verification')).toHaveCount(0)

  await move(context, shopper, 'review')
  await expect(row(page)).toContainText('Pending approval')
  await expect(row(page).getByRole('progressbar')).toHaveCount(0)
  await expect(row(page).getByRole('listitem').filter({ hasText: 'In review' })).toHaveAttribute('aria-current', 'step')
  const review = 'Your verification is under review.'
  await expect.poll(() => timesTold(page, review)).toBe(1)
  await expectAccessible()

  await move(context, shopper, 'approve')
  await expect(row(page)).toContainText('Complete')
  const verified = 'You are verified.\n\nNothing to do. Payments of $3,000 or more and Bill Pay are open to you.'
  await expect.poll(() => timesTold(page, 'You are verified.')).toBe(1)
  expect(await timesTold(page, review)).toBe(1)
  await expectTold(page, verified)
})
