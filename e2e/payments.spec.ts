import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, tabs } from './frame.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const path = '/id/crypto-payments'
const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const recent = (page: Page) => panel(page, 'Recent Activity').getByRole('listitem')
const choose = (page: Page, group: 'Type' | 'Dates', name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()
const carousel = (page: Page) => page.getByRole('dialog', { name: 'Details' })

const day = 24 * 60
const paid = (merchantName: string, minutesAgo: number, price: string) => ({
  merchantName,
  itemCode: null,
  minutesAgo,
  price,
})

test('the payments page keeps its search after a reload and after going back to it, and exports only the listed payments', async ({
  page,
  account,
}) => {
  await account('shopper', {
    invoices: [
      paid('Glasshouse Coffee', day, '12.50'),
      paid('Glasshouse Tea', 2 * day, '40.00'),
      paid('Copperline Records', 5 * day, '3.00'),
      paid('Glasshouse Archive', 200 * day, '7.00'),
    ],
  })
  await open(page, path)
  const bar = page.getByRole('search')
  await bar.getByRole('searchbox').fill('glasshouse')
  await choose(page, 'Dates', 'All')
  await expect(recent(page)).toHaveCount(3)
  await bar.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Amount to').fill('20')
  await expect(recent(page)).toHaveText([/^Glasshouse Coffee/, /^Glasshouse Archive/])
  const address = page.url()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /JSON/ }).click()
  const rows: unknown = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(rows).toEqual([
    expect.objectContaining({ name: 'Glasshouse Coffee' }),
    expect.objectContaining({ name: 'Glasshouse Archive' }),
  ])

  await page.reload()
  await expect(bar.getByRole('searchbox')).toHaveValue('glasshouse')
  await expect(recent(page)).toHaveCount(2)
  await tabs(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/id/home')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(recent(page)).toHaveText([/^Glasshouse Coffee/, /^Glasshouse Archive/])
})

/** Opens the legend of the statuses by clicking its heading, and closes it by pressing Enter. */
const expectLegend = async (page: Page): Promise<void> => {
  const legend = page.getByRole('region', { name: 'What the statuses mean' })
  await expect(legend.getByRole('heading')).toBeVisible()
  await expect(legend.getByRole('definition').first()).toBeHidden()
  expect((await legend.boundingBox())?.height).toBeLessThan(80)
  await legend.getByRole('heading').click()
  await expect(legend.getByRole('definition').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(legend.getByRole('definition').first()).toBeHidden()
}

/** Expects that the page omits the export panels when it is printed. */
const expectPrint = async (page: Page): Promise<void> => {
  const panels = ['Export this list', 'Export Payouts to CSV']
  for (const name of panels) await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the statuses mean' })).toBeVisible()
  for (const name of panels) await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expect(page.getByRole('definition').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('PAY-012 PAY-095 PAY-096 PAY-101 the user exports the payouts of one year as a file, and opens the details of a payout', async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('recipient', { payors: ['Lumen Payroll'], payouts: 36 })
    await open(page, path)
    await choose(page, 'Type', 'Payouts')
    await expect(page).toHaveURL(`${path}?type=payouts`)
    await expect(recent(page).first()).toContainText('Lumen Payroll')
    const exports = panel(page, 'Export Payouts to CSV')
    const top = async (name: string) => (await panel(page, name).boundingBox())?.y ?? Number.NaN
    expect(await top('Export Payouts to CSV')).toBeLessThan(await top('Recent Activity'))
    const years = exports.getByRole('button')
    const now = new Date()
    const year = now.getUTCFullYear()
    // The persona received a payout every thirty days. The newest payout is three days old.
    const first = new Date(now.getTime() - (3 + 35 * 30) * day * 60_000).getUTCFullYear()
    const before = Array.from({ length: year - first }, (_, index) => `${year - 1 - index} Transaction History`)
    await expect(years).toHaveText(['Year to date transactions', ...before])

    const release = await pauseCall(page, 'GetPayoutsTransactionsCsv')
    const saved = page.waitForEvent('download')
    await years.first().tap()
    const areDisabled = () => years.evaluateAll((all) => all.map((one) => one.matches(':disabled')))
    await expect.poll(areDisabled).toEqual([false, ...before.map(() => true)])
    release()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`payouts-${year}.csv`)
    await expect.poll(areDisabled).toEqual([false, ...before.map(() => false)])
    expect((await readFile(await file.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(2)
    await expectAccessible()
    await expectLegend(page)
    await expectPrint(page)

    await recent(page).first().getByRole('button').tap()
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Payout')
    await expect.poll(() => carousel(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${path}?type=payouts`)
  })
})
