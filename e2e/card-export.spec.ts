import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Download, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, wide } from './frame.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const minutesSince = (date: string): number => Math.round((Date.now() - Date.parse(date)) / 60_000)

const spent = (merchantName: string, displayPrice: string, date: string) => ({
  merchantName,
  displayPrice,
  minutesAgo: minutesSince(date),
})

const thisYear = new Date().getUTCFullYear()
const travel = {
  provider: 'galileo',
  nickname: 'Travel',
  lastFourDigits: '4821',
  activationDate: Date.UTC(thisYear - 2, 5),
  activity: [
    spent('=HYPERLINK("https://example.test","Refund")', '-12.50', `${thisYear - 1}-03-08T12:00Z`),
    { merchantName: 'Copperline Market', displayPrice: '-86.23', minutesAgo: 2 * 24 * 60 },
    spent('#1 Diner, "Best"', '-7.25', `${thisYear - 1}-03-09T12:00Z`),
  ],
}
const old = {
  provider: 'firstView',
  nickname: 'Old card',
  lastFourDigits: '3400',
  activationDate: null,
  activity: [spent('Glasshouse Coffee', '-18.40', '2019-06-12T12:00Z')],
}
const early = { provider: 'galileo', nickname: 'Early card', activationDate: Date.UTC(thisYear - 9, 5) }

const panel = (page: Page) => page.getByRole('region', { name: 'Export CSV' })
const yearButton = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const buttons = (page: Page) => panel(page).getByRole('list').getByRole('button')
const openCard = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Your cards' }).getByRole('link', { name }).click()
}

/** Parses the CSV file with a third-party parser. */
const parseCsv = async (download: Download): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  parse(await readFile(await download.path()), { bom: true, record_delimiter: '\r\n' })

const requestedExports = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ readonly name: string }>
  }
  return calls.map(({ name }) => name).filter((name) => name.startsWith('Export'))
}

/** Exports two files for the first card: the transactions of the last year, and the transactions shown on the page. */
const saveTravel = async (page: Page): Promise<void> => {
  const [yearDownload] = await Promise.all([
    page.waitForEvent('download'),
    yearButton(page, `${thisYear - 1} Transaction History`).click(),
  ])
  expect(yearDownload.suggestedFilename()).toBe(`card-4821-${thisYear - 1}.csv`)
  const lines = await parseCsv(yearDownload)
  const payments = lines.filter(([date]) => date?.startsWith(`${thisYear - 1}-03-0`))
  expect(payments.map(([, description, , amount]) => [description, amount])).toEqual([
    [`'=HYPERLINK("https://example.test","Refund")`, '-12.50'],
    ['_1 Diner, "Best"', '-7.25'],
  ])
  expect(lines.at(-1)?.[0]).toBe(`${thisYear - 1}`)
  await expect(panel(page).getByRole('status').first()).toHaveText(`card-4821-${thisYear - 1}.csv was downloaded.`)
  expect(await requestedExports(page)).toEqual(['ExportGalileoCsv'])

  // The app builds the export of the shown transactions itself, without calling the provider.
  const [listDownload] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Export the 1 transaction shown' }).click(),
  ])
  expect((await parseCsv(listDownload)).slice(1).map(([, , merchant]) => merchant)).toEqual(['Copperline Market'])
  expect(await requestedExports(page)).toEqual(['ExportGalileoCsv'])
}

/**
 * Exports the closed card's transactions of 2019. Expects that the buttons of all other years are disabled until the file
 * arrives, and that the button of 2019 then has the focus.
 */
const saveOld = async (page: Page, expectAccessible: () => Promise<void>): Promise<void> => {
  const release = await pauseCall(page, 'ExportFirstViewCsv')
  await yearButton(page, '2019 Transaction History').click()
  await expect(yearButton(page, '2019 Transaction History')).toHaveAttribute('aria-busy', 'true')
  for (const button of await buttons(page).all()) {
    const isChosen = (await button.textContent()) === '2019 Transaction History'
    expect(await button.isDisabled()).toBe(!isChosen)
  }
  await expect(panel(page).getByText('Preparing your 2019 report')).toBeVisible()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  release()
  const ofOld = await saved
  expect(ofOld.suggestedFilename()).toBe('card-3400-2019.csv')
  expect((await parseCsv(ofOld))[1]).toEqual(['2019-06-12', 'Glasshouse Coffee', expect.any(String), '-18.40'])
  await expect(panel(page).locator('button:disabled')).toHaveCount(0)
  await expect(yearButton(page, '2019 Transaction History')).toBeFocused()
  expect(await requestedExports(page)).toEqual(['ExportGalileoCsv', 'ExportFirstViewCsv'])
}

test('CARD-005 CARD-086 CARD-170 CARD-185 the card page exports one year as a CSV file that standard parsers can read', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await page.setViewportSize(wide)
  await account('cardholder', { cards: [travel, old, early] })
  await open(page, '/id/card')
  await expect(buttons(page)).toHaveText([
    'Year to date transactions',
    `${thisYear - 1} Transaction History`,
    `${thisYear - 2} Transaction History`,
  ])
  await saveTravel(page)

  await openCard(page, 'Early card')
  await expect(buttons(page)).toHaveCount(8)
  await yearButton(page, 'Earlier years').click()
  await expect(buttons(page)).toHaveCount(10)
  await expect(yearButton(page, `${thisYear - 7} Transaction History`)).toBeFocused()

  await openCard(page, 'Old card')
  await expect(page.getByRole('region', { name: 'Card Closed' })).toBeVisible()
  await expect(buttons(page)).toHaveText([2020, 2019, 2018, 2017, 2016].map((year) => `${year} Transaction History`))
  await test.step('on a phone, the buttons of the years are in one line above the card', async () => {
    await page.setViewportSize(phone)
    await expect.poll(async () => (await panel(page).boundingBox())?.height).toBeLessThan(180)
    const closed = await page.getByRole('region', { name: 'Card Closed' }).boundingBox()
    expect((await panel(page).boundingBox())?.y).toBeLessThan(closed?.y ?? 0)
    await page.setViewportSize(wide)
  })
  await saveOld(page, expectAccessible)

  // A year without payments shows a text instead of a file.
  await yearButton(page, '2020 Transaction History').click()
  await expect(panel(page).getByText("We couldn't find any transaction history for 2020.")).toBeVisible()
  await expectAccessible()

  await test.step('the error dialog of a failed export returns the focus to the button of the year', async () => {
    await breakCall('ExportFirstViewCsv', { kind: 'status', status: 500, body: {} })
    const sorry = page.getByRole('dialog', { name: "We're Sorry" })
    const chosen = yearButton(page, '2018 Transaction History')
    await chosen.click()
    await expect(sorry.getByText('There was a problem exporting your data. Please try again.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sorry).toHaveCount(0)
    await expect(chosen).toBeFocused()
  })
})
