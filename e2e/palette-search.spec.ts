import { entries, providers, rejected, someActivity } from './activity-pages.ts'
import { expect, test } from './fixtures.ts'
import { narrow } from './frame.ts'
import { waitUntilLoaded } from './pages.ts'
import { openHome, openPalette, palette, paletteField, paletteRow } from './palette-page.ts'

const activityGroup = 'Activity'

test('CMD-009 a card purchase is found by its merchant, and opens among the found entries in the activity', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', someActivity)
  await openHome(page)
  await openPalette(page)
  await paletteField(page).fill('fallow')
  const group = palette(page).getByRole('group', { name: activityGroup })
  await expect(group.getByRole('option')).toHaveText([
    /^Fallow Field Grocers.*ago · Card purchase · Pending.*−\$27\.84/,
    /^Search activity for “fallow”/,
  ])
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await openPalette(page)
  await paletteField(page).fill('tidal')
  await expect(group.getByRole('option').first()).toContainText(/Card purchase.*−\$13\.22/)
  await expect(group.getByRole('option').first()).not.toContainText('Pending')
  await paletteRow(page, /^Tidal Transit/).click()
  await expect(page).toHaveURL(/\/id\/activity\?dates=all&q=tidal&item=card-transaction/)
  await expect(page.getByRole('dialog')).toContainText('Tidal Transit')
  // The first step back closes the details. The next one leaves the activity.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entries(page)).toHaveText([/^Tidal Transit/])
  await page.goBack()
  await expect(page).toHaveURL('/id/home')
})

test('CMD-009 a found entry opens also if the activity is already open with another filter', async ({
  page,
  account,
}) => {
  await account('cardholder', someActivity)
  await page.goto('/id/activity?kind=bill')
  await waitUntilLoaded(page, '/id/activity')
  await openPalette(page)
  await paletteField(page).fill('orchard')
  await paletteRow(page, /^Orchard Row Foods/).click()
  await expect(page.getByRole('dialog')).toContainText('Orchard Row Foods')
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveText([/^Orchard Row Foods/])
})

test('CMD-009 a search of the activity that fails says so below the other results, and can be repeated', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder', someActivity)
  await openHome(page)
  await openPalette(page)
  await breakCall('GetActivity', { kind: 'status', status: 500, times: 3 })
  await paletteField(page).fill('north')
  await expect(palette(page).getByRole('alert')).toHaveText(/^Card activity could not be searched\./)
  await expect(palette(page).getByRole('group', { name: 'Payments' }).getByRole('option')).toHaveCount(2)
  await expectAccessible(page, 'dialog[open]')
  await page.request.delete('/sandbox/faults')
  await palette(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(palette(page).getByRole('alert')).toHaveCount(0)
})

test('CMD-009 a text that is longer than a search text is cut, and can be searched', async ({ page, account }) => {
  await account('cardholder', someActivity)
  await page.setViewportSize(narrow)
  await openHome(page)
  await openPalette(page)
  await paletteField(page).fill('q'.repeat(300))
  await expect(paletteField(page)).toHaveValue('q'.repeat(100))
  await expect(palette(page)).toContainText('Nothing matches')
  await expect(palette(page).getByRole('alert')).toHaveCount(0)
  const list = palette(page).locator('[role="listbox"]').locator('..')
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

for (const [name, missing] of [
  ...providers,
  ['without any optional search', { missingCalls: ['GetActivity', 'FindPayments', 'GET /auth/security-history'] }],
] as const) {
  test(`CMD-004 CMD-006 CMD-009 the palette finds payments, screens and the activity ${name}`, async ({
    page,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(rejected, /status of 404/)
    await account('cardholder', { ...someActivity, ...missing })
    await openHome(page)
    await openPalette(page)
    await paletteField(page).fill('copperline')
    await expect(paletteRow(page, /^Copperline Records/)).toContainText('Crypto payment')
    await expect(palette(page).getByRole('alert')).toHaveCount(0)
    await paletteRow(page, /^Copperline Records/).click()
    await expect(page.getByRole('dialog')).toContainText('Copperline Records')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openPalette(page)
    await paletteField(page).fill('fallow')
    await paletteRow(page, /^Search activity for “fallow”/).click()
    await expect(page).toHaveURL('/id/activity?dates=all&q=fallow')
    await expect(entries(page)).toHaveText([/^Fallow Field Grocers/])
  })
}
