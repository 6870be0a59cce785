import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { calm } from './calm.ts'
import { expect, test } from './fixtures.ts'
import { heading, phone, tabs } from './frame.ts'
import { hold } from './held.ts'
import { open } from './pages.ts'
import { expectTold, takeNote } from './told.ts'

const path = '/id/crypto-payments'
const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const rowsOf = (page: Page, name: string) => panel(page, name).getByRole('listitem')
const recent = (page: Page) => rowsOf(page, 'Recent Activity')
const pill = (page: Page, group: 'Type' | 'Dates', name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const choose = (page: Page, group: 'Type' | 'Dates', name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()
const more = (page: Page) => panel(page, 'Recent Activity').getByRole('button', { name: 'Load More' })
const carousel = (page: Page) => page.getByRole('dialog', { name: 'Details' })
const slideName = (page: Page) => carousel(page).getByRole('heading', { level: 3 }).first()
const position = (page: Page) => carousel(page).getByRole('status').first()
const ghostTown = "Uh oh, it's a ghost town in here!"

/** Once it has come in. */
const expectFullScreen = (page: Page) =>
  expect.poll(() => carousel(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })

const day = 24 * 60
const paid = (merchantName: string, minutesAgo: number, over = {}) => ({
  merchantName,
  itemCode: null,
  minutesAgo,
  ...over,
})
const shops = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => paid(`Shop ${from + index}`, day * (from + index)))

test('SHELL-006 PAY-001 PAY-002 PAY-003 PAY-007 PAY-008 PAY-009 PAY-010 PAY-011 PAY-012 anybody signed in has three lists, rows by ten, and a slide over the whole screen for each row', async ({
  page,
  account,
}) => {
  await account('shopper', {
    invoices: [
      paid('Glasshouse Coffee', 12, { status: 'paid' }),
      ...shops(12, 1),
      paid('River Conservancy', 14 * day, { itemCode: 'bitcoindonation' }),
      ...shops(22, 100),
    ],
  })
  await open(page, '/id/home')
  await tabs(page).getByRole('link', { name: 'Crypto Payments', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toHaveText('Crypto Payments')
  await expect(rowsOf(page, 'Confirming')).toHaveText([/^Glasshouse Coffee.*Confirming/])
  await expect(recent(page)).toHaveCount(10)
  await expect(recent(page).first()).toContainText('Shop 1')
  await expect(recent(page).filter({ hasText: 'Glasshouse' })).toHaveCount(0)
  for (const name of ['3M', '6M', '1Y', 'All']) {
    await expect(pill(page, 'Dates', name)).toBeChecked({ checked: name === '3M' })
  }
  await more(page).press('Enter')
  await expect(recent(page)).toHaveCount(12)
  await expect(more(page)).toHaveCount(0)

  await choose(page, 'Dates', 'All')
  await expect(page).toHaveURL(`${path}?dates=all`)
  await expect(recent(page)).toHaveCount(10)
  for (const count of [20, 30, 34]) {
    await more(page).click()
    await expect(recent(page)).toHaveCount(count)
  }
  await expect(more(page)).toHaveCount(0)
  const names = await recent(page).evaluateAll((all) => all.map(({ textContent }) => textContent))
  expect(new Set(names).size).toBe(34)

  const row = recent(page).nth(20).getByRole('button')
  await row.click()
  await expect(position(page)).toContainText('22 of 35')
  await expect(slideName(page)).toHaveText('Shop 108')
  await expectFullScreen(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()

  await choose(page, 'Type', 'Donations')
  await expect(recent(page)).toHaveText([/^River Conservancy/])
  await expect(panel(page, 'Confirming')).toHaveCount(0)
  await choose(page, 'Type', 'Payouts')
  await expect(panel(page, 'Recent Activity')).toContainText(ghostTown)
  await expect(recent(page)).toHaveCount(0)
  await expect(panel(page, 'Export Payouts to CSV')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('PAY-001 PAY-007 PAY-095 PAY-096 PAY-101 has the payouts, and above them a button for each year whose file comes while the others rest', async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('recipient', { payors: ['Lumen Payroll'], payouts: 60 })
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
    // One every thirty days, the newest three days ago.
    const first = new Date(now.getTime() - (3 + 59 * 30) * day * 60_000).getUTCFullYear()
    const before = Array.from({ length: year - first }, (_, index) => `${year - 1 - index} Transaction History`)
    await expect(years).toHaveText(['Year to date transactions', ...before])

    const release = await hold(page, 'GetPayoutsTransactionsCsv')
    const saved = page.waitForEvent('download')
    await years.first().tap()
    const resting = () => years.evaluateAll((all) => all.map((one) => one.matches(':disabled')))
    await expect.poll(resting).toEqual([false, ...before.map(() => true)])
    release()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`payouts-${year}.csv`)
    await expect.poll(resting).toEqual([false, ...before.map(() => false)])
    expect((await readFile(await file.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(2)
    await expectAccessible()

    await recent(page).first().getByRole('button').tap()
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Payout')
    await expectFullScreen(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${path}?type=payouts`)
  })
})

/** The invoices of the account, as the sandbox's control says. */
const invoiceId = async (page: Page, merchantName: string): Promise<string> => {
  const response = await page.request.get('/sandbox/payments')
  const { payments } = (await response.json()) as { payments: ReadonlyArray<{ id: string; merchantName: string }> }
  const found = payments.find((one) => one.merchantName === merchantName)
  if (found === undefined) throw new Error(`There is no payment to ${merchantName}`)
  return found.id
}

test('PAY-009 PAY-010 a payment that confirms while the page is open moves by itself, and is announced; what is open stays', async ({
  page,
  account,
}) => {
  await page.clock.install()
  await takeNote(page)
  await account('shopper', {
    invoices: [paid('Glasshouse Coffee', 5, { status: 'paid' }), paid('Copperline Records', 9, { status: 'paid' })],
  })
  await open(page, path)
  await expect(rowsOf(page, 'Confirming')).toHaveCount(2)
  await expect(panel(page, 'Recent Activity')).toContainText(ghostTown)
  await rowsOf(page, 'Confirming').nth(1).getByRole('button').click()
  await expect(slideName(page)).toHaveText('Copperline Records')
  const id = await invoiceId(page, 'Glasshouse Coffee')
  const moved = await page.request.post('/sandbox/payments/move', { data: { id, move: 'complete' } })
  expect(moved.status(), await moved.text()).toBe(200)
  // What is on its way would be given up.
  await calm(page)
  await page.clock.fastForward(20_000)
  await expectTold(page, 'Glasshouse Coffee is complete.')
  await expect(slideName(page)).toHaveText('Copperline Records')
  await page.keyboard.press('Escape')
  await expect(rowsOf(page, 'Confirming')).toHaveText([/^Copperline Records/])
  await expect(recent(page)).toHaveText([/^Glasshouse Coffee.*Complete/])
})

test('what is looked for stands in the address, is found again after a reload and on the way back, and is saved as it is listed', async ({
  page,
  account,
}) => {
  await account('shopper', {
    invoices: [
      paid('Glasshouse Coffee', day, { price: '12.50' }),
      paid('Glasshouse Tea', 2 * day, { price: '40.00' }),
      ...shops(3, 5),
      paid('Glasshouse Archive', 200 * day, { price: '7.00' }),
    ],
  })
  await open(page, path)
  const bar = page.getByRole('search')
  await expect(recent(page)).toHaveCount(5)
  await bar.getByRole('searchbox').fill('glasshouse')
  await expect(recent(page)).toHaveText([/^Glasshouse Coffee/, /^Glasshouse Tea/])
  await expect(page).toHaveURL(`${path}?q=glasshouse`)
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
  await bar.getByRole('searchbox').fill('nothing of the kind')
  await expect(panel(page, 'Recent Activity')).toContainText('“nothing of the kind”')
  await expect(recent(page)).toHaveCount(0)
})

test('an address leads to a slide, on a page that is not loaded too, and says when there is none', async ({
  page,
  account,
}) => {
  await account('shopper', { invoices: [...shops(40, 1), paid('Glasshouse Archive', 80 * day)] })
  await open(page, path)
  const id = await invoiceId(page, 'Glasshouse Archive')
  await open(page, `${path}?item=invoice:${id}`)
  await expect(slideName(page)).toHaveText('Glasshouse Archive')
  await expect(page).toHaveURL(`${path}?item=invoice%3A${id}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(path)

  await recent(page).nth(3).getByRole('button').click()
  await expect(page).toHaveURL(/item=invoice/)
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(slideName(page)).toHaveText('Shop 5')
  await expect(page).not.toHaveURL(first)
  await page.reload()
  await expect(slideName(page)).toHaveText('Shop 5')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(path)

  await account('shopper', { invoices: shops(2, 1) })
  await open(page, `${path}?item=invoice:${id}`)
  await expect(page.getByText('could not be found')).toBeVisible()
  await expect(recent(page)).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('W5 F5 PAY-017 a call that fails does so in its own place, and trying again goes on where it was', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('shopper', { invoices: [paid('Glasshouse Coffee', 5, { status: 'paid' }), ...shops(45, 1)] })
  await breakCall('GetPayments', { kind: 'status', status: 500, times: 1 })
  await breakCall('GetUnconfirmedPayments', { kind: 'garbage', times: 1 })
  await breakCall('GetInvoiceCurrencies', { kind: 'drop', times: 1 })
  await open(page, path)
  const again = (name: string) => panel(page, name).getByRole('button', { name: 'Try Again' })
  await expect(again('Recent Activity')).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
  await expectAccessible()
  await again('Recent Activity').click()
  await expect(recent(page)).toHaveCount(10)
  await expect(rowsOf(page, 'Confirming')).toHaveText([/^Glasshouse Coffee/])
  // The page that is asked for ahead fails, and once more when its rows are needed: what was loaded is shown.
  await breakCall('GetPayments', { kind: 'status', status: 500, times: 2 })
  const isRefused = page.waitForResponse((response) => response.status() === 500)
  await more(page).click()
  await expect(recent(page)).toHaveCount(20)
  // Pressed before, it would wait for the page that is asked for ahead, and the second fault would be left for trying again.
  await isRefused
  await more(page).click()
  await expect(again('Recent Activity')).toBeVisible()
  await expect(recent(page)).toHaveCount(29)
  await again('Recent Activity').click()
  await expect(recent(page)).toHaveCount(30)
  for (const count of [40, 45]) {
    await more(page).click()
    await expect(recent(page)).toHaveCount(count)
  }
  await expect(more(page)).toHaveCount(0)
})

test('prints what is listed, and nothing of what saves it', async ({ page, account }) => {
  await account('recipient', { payors: ['Lumen Payroll'], payouts: 3 })
  await open(page, `${path}?type=payouts&dates=all`)
  const panels = ['Export what is listed', 'Export Payouts to CSV']
  for (const name of panels) await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the statuses mean' })).toBeVisible()
  for (const name of panels) await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
