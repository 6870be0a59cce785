import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import {
  activityPath,
  choose,
  entries,
  groups,
  openActivity,
  providers,
  rejected,
  someActivity,
  titles,
} from './activity-pages.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'

const zone = 'America/New_York'
test.use({ timezoneId: zone })

const yearOf = (daysAgo: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric' }).format(Date.now() - daysAgo * 86_400_000)

/** Returns the name and the date that the group of a day has. */
const dayOf = (daysAgo: number): string => {
  const at = Date.now() - daysAgo * 86_400_000
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long' }).format(at)
  const [date = '', year] = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium' })
    .format(at)
    .split(', ')
  return `${weekday} ${year === yearOf(0) ? date : `${date}, ${year}`}`
}

/** Ages of the entries in the first test. */
const agesInDays = [0.01, 0.02, 3, 3.001, 5, 6, 8, 200, 250]

for (const [name, missing] of providers) {
  test(`ACT-008 ACT-010 ACT-011 ACT-012 the timeline groups, filters and finds entries ${name}`, async ({
    page,
    account,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(rejected)
    // The payout is older than the oldest payment.
    const payoutList = [{ merchantName: 'Lumen Payroll', minutesAgo: 250 * 24 * 60 }]
    await account('cardholder', { ...someActivity, payoutList, ...missing })
    await openActivity(page)
    await expect(page.getByRole('radio', { name: '3M' })).toBeChecked()
    await expect(page.getByText('7 entries in the last 3 months')).toBeVisible()
    expect(await titles(page)).toEqual([
      'Copperline Records',
      'Fallow Field Grocers',
      'Orchard Row Foods',
      'Northbank Books',
      'Foxglove Pharmacy',
      'Larkspur Gardens',
      'Northgate Card Services ****9441',
    ])
    expect(await groups(page)).toEqual([
      'Pending 2 Out −$136.69',
      `${dayOf(3)} Out −$66.29`,
      `${dayOf(5)} In +$45.07`,
      dayOf(6),
      `${dayOf(8)} Out −$61.20`,
    ])
    await expect(entries(page).nth(5)).toContainText('not counted')
    await expectAccessible()

    await page.getByText('All', { exact: true }).last().click()
    await expect(page.getByText('9 entries in all')).toBeVisible()
    await expect(entries(page).nth(7)).toContainText('Tidal Transit')
    await expect(entries(page).nth(8)).toContainText('Lumen Payroll')

    const thisYear = agesInDays.filter((daysAgo) => yearOf(daysAgo) === yearOf(0)).length
    await page.getByText('This year', { exact: true }).click()
    await expect(page.getByText(new RegExp(`^${thisYear} entr(?:y|ies) this year$`))).toBeVisible()
    await expect(page).toHaveURL(`${activityPath}?dates=year`)
    await page.getByText('All', { exact: true }).last().click()

    await choose(page, 'Kinds', 'Bills')
    await expect(page.getByText('1 match in all. Out −$61.20, of which fees $1.50.')).toBeVisible()
    await choose(page, 'Kinds', 'Crypto payments')
    await choose(page, 'Statuses', 'Refund available')
    await expect(entries(page)).toHaveText([/^Larkspur Gardens/])
    await expect(page).toHaveURL(`${activityPath}?dates=all&kind=payment%2Cbill&status=toClaim`)
    await page.reload()
    await expect(entries(page)).toHaveText([/^Larkspur Gardens/])

    await page.getByRole('button', { name: 'Clear all' }).click()
    await choose(page, 'Accounts', 'Everyday •••• 3250')
    await expect(page.getByText('4 matches in all. Out −$52.37. In +$45.07. Net −$7.30.')).toBeVisible()
    await expect(entries(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('searchbox').fill('north')
    await expect(entries(page)).toHaveText([/^Northbank Books/, /^Northgate Card Services/])
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('Amount from').fill('30')
    await expect(entries(page)).toHaveText([/^Northgate Card Services/])
  })
}

test('ACT-001 the home page links to the timeline beside the total and below recent activity', async ({
  page,
  account,
}) => {
  await account('cardholder', someActivity)
  await page.goto('/id/home')
  const links = page.getByRole('link', { name: 'All activity' })
  await expect(links).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'SEE ALL' })).toHaveAttribute('href', '/id/crypto-payments')
  await links.last().click()
  await expect(page).toHaveURL(activityPath)
  await expect(entries(page).first()).toBeVisible()
})

test('ACT-014 a filter can be saved as a view, renamed, deleted with undo, and survives a sign-out', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', someActivity)
  await openActivity(page, '?kind=bill')
  const views = page.getByRole('group', { name: 'Views' })
  await expect(views.getByRole('button')).toHaveText(['All', 'To claim', 'Bills this year', 'Save View'])
  await views.getByRole('button', { name: 'Save View' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save View' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('x'.repeat(31))
  await expect(dialog.getByText('Enter at most 30 characters.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Only bills')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(views.getByRole('button', { name: 'Only bills', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await views.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(activityPath)
  await page.reload()
  await views.getByRole('button', { name: 'Only bills', exact: true }).click()
  await expect(page).toHaveURL(`${activityPath}?kind=bill`)

  await views.getByRole('button', { name: 'Change the view Only bills' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename view' }).getByLabel('Name').fill('Bills')
  await page.keyboard.press('Enter')
  await views.getByRole('button', { name: 'Change the view Bills' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views.getByRole('button', { name: 'Bills', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(views.getByRole('button', { name: 'Bills', exact: true })).toBeVisible()
})

test('ACT-015 ACT-016 ACT-022 the totals are a chart or a table, set the dates, and can be hidden', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', someActivity)
  await openActivity(page)
  const panel = page.getByRole('region', { name: 'In and out' })
  await expect(panel.getByRole('definition').filter({ hasText: '+$45.07' })).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: '−$127.49' })).toBeVisible()
  await expect(panel.getByText('Of which fees $1.50')).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: '−$136.69' })).toBeVisible()
  const chart = panel.getByRole('group', { name: /: in / })
  await expect(chart).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible()
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })

  await panel.getByRole('button', { name: 'Table' }).click()
  const sums = await panel.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts()
  const cents = sums.map((text) => Number(text.replaceAll(/[^\d]/g, '')))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(12_749)
  await page.reload()
  await expect(panel.getByRole('table')).toBeVisible()
  await panel
    .getByRole('button', { name: /^Show / })
    .first()
    .click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/)

  await openActivity(page)
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(page.getByRole('main')).not.toContainText('$')
  await panel.getByRole('button', { name: 'Chart' }).click()
  await expect(page.getByRole('main')).not.toContainText('$')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
})

const csvOf = async (page: Page, press: () => Promise<void>): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const saved = page.waitForEvent('download')
  await press()
  const text = await readFile(await (await saved).path(), 'utf8')
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

for (const [name, missing] of providers) {
  test(`ACT-023 the export has exactly the listed entries of all pages ${name}`, async ({
    page,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(rejected)
    await account('cardholder', { ...someActivity, ...missing })
    await openActivity(page, '?kind=payment,bill')
    await expect(entries(page)).toHaveCount(4)
    const [header, ...rows] = await csvOf(page, () => page.getByRole('button', { name: 'Export as CSV' }).click())
    expect(header).toEqual([
      'Time (UTC)',
      `Date (${zone})`,
      'Kind',
      'Title',
      'Account',
      'Direction',
      'Amount',
      'Currency',
      'Amount in USD',
      'Fee in USD',
      'Status',
      'Id',
    ])
    expect(rows.map((row) => [row[2], row[3], row[5], row[6], row[9]])).toEqual([
      ['Crypto payment', 'Copperline Records', 'out', '108.85', ''],
      ['Crypto payment', 'Northbank Books', 'out', '27.14', ''],
      ['Crypto payment', 'Larkspur Gardens', 'out', '9.32', ''],
      ['Bill payment', 'Northgate Card Services ****9441', 'out', '61.20', '1.50'],
    ])
    await expect(page.getByText(/^Saved activity-.*\.csv with 4 entries\.$/)).toBeVisible()
  })
}

test('ACT-023 an export can be cancelled, and a failed one saves nothing', async ({ page, account, breakCall }) => {
  await account('cardholder', someActivity)
  await openActivity(page)
  await breakCall('GetActivity', { kind: 'hang', delayMs: 20_000 })
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await expect(page.getByText('Reading entries: 0 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Reading entries')).toBeHidden()
  await breakCall('GetActivity', { kind: 'status', status: 500, times: 5 })
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await expect(page.getByText('The entries could not be exported. Nothing was saved.')).toBeVisible()
})

test('ACT-024 an empty timeline says why, and offers a way on', async ({ page, account, expectAccessible }) => {
  await account('verified', { payments: 0, invoices: [] })
  await openActivity(page, '?dates=all')
  await expect(page.getByRole('heading', { name: 'Nothing has moved yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay a Bill' })).toHaveAttribute('href', '/id/bill-pay')
  await expectAccessible()
  await openActivity(page)
  await page.getByRole('button', { name: 'Search all dates' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing has moved yet' })).toBeVisible()
  await page.getByRole('searchbox').fill('glashouse')
  await expect(page.getByRole('heading', { name: 'No entry matches “glashouse”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).first().click()
  await expect(page.getByRole('heading', { name: 'Nothing has moved yet' })).toBeVisible()
})

test('the timeline fits a phone with enlarged text and is accessible there', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.setViewportSize(phone)
  await account('cardholder', someActivity)
  await openActivity(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible()
})
