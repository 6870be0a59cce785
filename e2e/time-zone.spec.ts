import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

/**
 * Simulates a computer without a time zone. The browser then reports the zone "Etc/Unknown", which its own `Intl` functions
 * reject.
 */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, env: { ...(process.env as Record<string, string>), TZ: 'Etc/Unknown' } }),
})

test('F9 BILL-098 profile, bills and card pages show their dates even if the browser has no time zone', async ({
  page,
  account,
}) => {
  await account('cardholder', { bills: [{ biller: 'northgate-card', dueIn: 20 }] })
  await open(page, '/id/home')
  expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown')
  await open(page, '/id/settings/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Approved on')).toContainText(/\d{4} at \d+:\d\d [AP]M/)
  await open(page, '/id/bill-pay')
  await expect(
    page.getByRole('region', { name: 'Your bills' }).getByText(/^Due [A-Z][a-z]{2} \d+, \d{4}$/),
  ).toHaveCount(1)
  await open(page, '/id/card')
  await page.locator('a[href*="?transaction="]').first().click()
  await expect(page.getByText(/, \d{4} at \d+:\d\d [AP]M/).first()).toBeVisible()
})
