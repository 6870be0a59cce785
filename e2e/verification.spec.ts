import type { BrowserContext, Page } from 'playwright/test'
import { expectAnnounced, recordAnnouncements, announcementCount } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const shopper = 'individualShopperTier1'
const intro = `/id/verification/get-started?apply=${shopper}`

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Identity verification' })

/** Performs the action `what` on an application at the provider, such as a review. The action changes its status. */
const moveApplication = async ({ request }: BrowserContext, productName: string, what: string): Promise<void> => {
  const response = await request.post('/sandbox/applications', { data: { productName, move: what } })
  expect(response.status(), await response.text()).toBe(200)
}

test('VERIF-001 VERIF-002 VERIF-003 VERIF-004 the verification intro lists the steps and links to help', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('shopper')
  await open(page, intro)
  await expect(page).toHaveTitle(/^Let's verify your identity/)
  await expect(page.getByRole('heading', { level: 1, name: "Let's verify your identity" })).toBeVisible()
  const steps = page.locator('main').getByRole('listitem')
  await expect(steps.filter({ hasText: 'Identity Document' })).toContainText('photographed with your camera')
  await expect(steps.filter({ hasText: 'A selfie' })).toContainText('A live photo from your camera')
  await expect(page.getByRole('link', { name: 'Which documents are accepted?' })).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

test('VERIF-005 VERIF-006 VERIF-008 VERIF-009 "Continue" opens the verification app in a new tab; the current tab shows home', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await account('shopper')
  await open(page, intro)

  // The app requests the applications every 5 s, and removes the link when the response contains the application. The paused
  // request keeps the link visible.
  const resume = await pauseCall(page, '/compliance/applications')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Continue' }).click()
  const app = await opened
  await app.waitForLoadState()
  expect(new URL(app.url()).search).toBe(`?context=dashboard&apply=${shopper}`)
  expect(new URL(app.url()).pathname).toBe('/id/verify')
  expect(await app.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
  await expect(page).toHaveURL('/id/home')
  // The page shows the link at all times, since it cannot detect that the browser blocked the new tab.
  const link = page.getByRole('link', { name: 'Open the verification app' })
  await expect(link).toHaveAttribute('href', `/id/verify?context=dashboard&apply=${shopper}`)
  await expectAccessible()
  const again = context.waitForEvent('page')
  await link.click()
  await expect(link).toHaveCount(0)
  expect(await (await again).evaluate(() => window.opener === null)).toBe(true)
  resume()
})

test('VERIF-021 the profile page shows each new status of the verification and announces it once', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await recordAnnouncements(page)
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

  await moveApplication(context, shopper, 'review')
  await expect(row(page)).toContainText('Pending approval')
  await expect(row(page).getByRole('progressbar')).toHaveCount(0)
  await expect(row(page).getByRole('listitem').filter({ hasText: 'In review' })).toHaveAttribute('aria-current', 'step')
  const review = 'Your verification is under review.'
  await expect.poll(() => announcementCount(page, review)).toBe(1)
  await expectAccessible()

  await moveApplication(context, shopper, 'approve')
  await expect(row(page)).toContainText('Complete')
  const verified = "You are verified.\n\nYou're all set. You can make payments of $3,000 or more and use Bill Pay."
  await expect.poll(() => announcementCount(page, 'You are verified.')).toBe(1)
  expect(await announcementCount(page, review)).toBe(1)
  await expectAnnounced(page, verified)
})
