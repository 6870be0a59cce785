import { readFile } from 'node:fs/promises'
import { activityPath, payment, providers, rejected } from './activity-pages.ts'
import { clearFaults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilLoaded } from './pages.ts'
import { pauseCall } from './paused-calls.ts'
import {
  daysSince,
  lastYear,
  makePack,
  openStatements,
  pack,
  readPack,
  rowCount,
  rowText,
  statementsPath,
  yearAccount,
} from './statements-pages.ts'

test.use({ timezoneId: 'UTC' })

for (const [provider, missing] of providers) {
  test(`STMT-001 STMT-004 STMT-006 months, cards and the pack of a year have the same entries, ${provider}`, async ({
    page,
    account,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(rejected)
    await account('cardholder', { ...yearAccount(), ...missing })
    await openStatements(page)
    expect(await rowText(page, `${lastYear}-10`)).toBe('October 3 entries Out −$127.49 In $0.00')
    expect(await rowText(page, `${lastYear}-09`)).toBe('September No entries Out $0.00 In $0.00')
    expect(await rowText(page, `${lastYear}-08`)).toBe('August 2 entries Out $0.00 In +$2,250.00')
    expect(await rowText(page, `${lastYear}`)).toBe(`${lastYear} 5 entries Out −$127.49 In +$2,250.00`)
    await expect(page.locator('[data-period]')).toHaveCount(6)
    const row = page.getByRole('table').getByRole('row', { name: 'Everyday •••• 3250' })
    const cut = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(cut).toBeLessThanOrEqual(0)
    await expect(row.getByRole('cell')).toHaveText(['$0.00', '$100.00', '$39.15', '$0.00', '$60.85', 'Adds up'])
    await expectAccessible()

    const saving = page.waitForEvent('download')
    await makePack(page)
    const download = await saving
    expect(download.suggestedFilename()).toBe(`paydeck-${lastYear}-UTC.zip`)
    const { text, names, manifest } = await readPack(download)
    expect(names).toContain('cards/card-Everyday-3250.ofx')
    expect([manifest.missing, manifest.entries, rowCount(text('ledger.csv'))]).toEqual([[], 5, 5])
    const rows = ['payments', 'bills', 'payouts', 'cards/card-Everyday-3250'].map((name) =>
      rowCount(text(`${name}.csv`)),
    )
    expect(rows).toEqual([1, 1, 1, 2])
    expect(text('README.txt')).toContain('Nothing is missing.')
    await expect(pack(page)).toContainText(`paydeck-${lastYear}-UTC.zip`)
    await expect(pack(page)).toContainText('All add up')
    await expectAccessible()
    const again = page.waitForEvent('download')
    await pack(page).getByRole('button', { name: 'Download Again' }).click()
    expect((await again).suggestedFilename()).toBe(`paydeck-${lastYear}-UTC.zip`)
  })
}

test('STMT-004 the running month is not final, and the months before it say that they have no entries', async ({
  page,
  account,
}) => {
  await account('cardholder', yearAccount())
  await openStatements(page, '')
  const now = new Date()
  const month = `${now.getUTCFullYear()}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`
  expect(await rowText(page, month)).toContain('So far, not final · 1 entry Out −$8.00')
  const notes = await page.locator('[data-period*="-"] p').allInnerTexts()
  expect(notes.slice(1)).toEqual(Array.from({ length: now.getUTCMonth() }, () => 'No entries'))
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption(`${lastYear}`)
  expect(await rowText(page, `${lastYear}-10`)).toContain('3 entries')
  expect(new URL(page.url()).search).toBe(`?year=${lastYear}`)
})

test('STMT-008 the pack shows its steps, goes on while other pages are visited, and is saved once it is complete', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', yearAccount())
  await openStatements(page)
  const saved: Array<string> = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const release = await pauseCall(page, 'GetPayouts')
  await makePack(page)
  await expect(pack(page).getByRole('listitem').filter({ hasText: 'Card transactions' })).toContainText('2')
  await expect(pack(page).getByRole('listitem').filter({ hasText: 'Payouts' })).toContainText('so far')
  await expect(pack(page).getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await waitUntilLoaded(page, activityPath)
  await page.getByRole('link', { name: 'Statements', exact: true }).click()
  await expect(pack(page)).toContainText(`Making the ${lastYear} pack`)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await waitUntilLoaded(page, activityPath)
  expect(saved).toEqual([])
  const saving = page.waitForEvent('download')
  release()
  const { manifest } = await readPack(await saving)
  expect(manifest.missing).toEqual([])
  expect(saved).toEqual([`paydeck-${lastYear}-UTC.zip`])
})

test('STMT-008 a cancelled pack is not saved, and the next one begins again', async ({ page, account }) => {
  await account('cardholder', yearAccount())
  await openStatements(page)
  const saved: Array<string> = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const release = await pauseCall(page, 'GetPayouts')
  await makePack(page)
  await expect(pack(page).getByRole('listitem').filter({ hasText: 'Payouts' })).toContainText('so far')
  await pack(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(pack(page).getByRole('button', { name: /^Make/ })).toBeVisible()
  release()
  const saving = page.waitForEvent('download')
  await makePack(page)
  await saving
  expect(saved).toHaveLength(1)
})

test('STMT-009 a failed source is left out on request, and the manifest and the README name it', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder', yearAccount())
  await openStatements(page)
  await breakCall('GetPayouts', { kind: 'status', status: 500, times: 20 })
  await makePack(page)
  await expect(pack(page).getByText(`Payouts of ${lastYear} are missing`)).toBeVisible()
  await expect(pack(page).getByRole('listitem').filter({ hasText: 'Payouts' })).toContainText('Not loaded')
  await expectAccessible(page, 'main')
  const saving = page.waitForEvent('download')
  await pack(page).getByRole('button', { name: 'Make It Without Payouts' }).click()
  const { text, manifest } = await readPack(await saving)
  expect(manifest.missing).toEqual(['payouts'])
  expect(text('README.txt')).toContain('Not loaded, or only partly: payouts.')
  await expect(pack(page)).toContainText('Without payouts.')
  await page.reload()
  await waitUntilLoaded(page, statementsPath)
  await makePack(page)
  await expect(pack(page).getByText(`Payouts of ${lastYear} are missing`)).toBeVisible()
  await clearFaults(page)
  const whole = page.waitForEvent('download')
  await pack(page).getByRole('button', { name: 'Try Again' }).click()
  expect((await readPack(await whole)).manifest.missing).toEqual([])
})

test('STMT-011 a year without anything says so and leads to the first year that has something', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', yearAccount())
  await openStatements(page, `?year=${lastYear - 3}`)
  await expect(page.getByRole('heading', { name: `Nothing in ${lastYear - 3}` })).toHaveCount(2)
  await expectAccessible()
  await pack(page)
    .getByRole('button', { name: `Go to ${lastYear}, your first year` })
    .click()
  expect(await rowText(page, `${lastYear}-10`)).toContain('3 entries')
})

test.describe('a user in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('STMT-003 the zone decides to which month an entry near midnight belongs, and names the file', async ({
    page,
    account,
  }) => {
    const at = Date.UTC(lastYear, 5, 1, 3)
    await account('verified', { payments: 0, invoices: [payment('Night Market', daysSince(at), '12.00')], payouts: 0 })
    await openStatements(page)
    expect(await rowText(page, `${lastYear}-05`)).toContain('1 entry')
    expect(await rowText(page, `${lastYear}-06`)).toContain('No entries')
    await page.getByRole('radio', { name: /^UTC/ }).check()
    expect(await rowText(page, `${lastYear}-06`)).toContain('1 entry')
    await expect(page.locator(`[data-period="${lastYear}-05"]`)).toHaveCount(0)
    await page.reload()
    await waitUntilLoaded(page, statementsPath)
    await expect(page.getByRole('radio', { name: /^UTC/ })).toBeChecked()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `CSV, June ${lastYear}` }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`statement-${lastYear}-06-UTC.csv`)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('Date (UTC)')
    expect(csv).toContain(`${lastYear}-06-01`)
  })
})

test('STMT-005 a provider without the PDF: the statement of a month is printed with cards, entries and zone', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await account('cardholder', { ...yearAccount(), missingCalls: ['GET /statements/:year/:month.pdf'] })
  await openStatements(page)
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true)
  })
  await page.getByRole('button', { name: `PDF, October ${lastYear}`, exact: true }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Print or Save as PDF, / })).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Statement for October ${lastYear}`)
  await expect(page.getByText(`Oct 1, ${lastYear} – Oct 31, ${lastYear}, UTC`)).toBeVisible()
  await expect(page.getByText(/^Made on .* at \d+:\d\d [AP]M$/)).toBeVisible()
  const [cards, entries] = [page.getByRole('table').nth(0), page.getByRole('table').nth(1)]
  await expect(cards.getByRole('cell')).toHaveText(['$100.00', '$0.00', '$39.15', '$0.00', '$60.85', 'Adds up'])
  await expect(entries.getByRole('row')).toHaveCount(4)
  await expect(entries.getByRole('row').nth(1)).toContainText('Northgate Card Services ****9441')
})

test('STMT-005 the PDF of the provider is saved, and the whole year is printed', async ({ page, account }) => {
  await account('cardholder', yearAccount())
  await openStatements(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `PDF, October ${lastYear}`, exact: true }).click()
  const download = await saving
  expect(download.suggestedFilename()).toContain(`${lastYear}-10`)
  expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-')
  await expect(page.getByRole('button', { name: `Print or Save as PDF, ${lastYear}` })).toBeVisible()
})

test('STMT-001 the page fits on a phone in the dark appearance, and links to the timeline', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await account('cardholder', yearAccount())
  await openStatements(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
})
