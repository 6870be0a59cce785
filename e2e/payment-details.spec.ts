import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const path = '/id/crypto-payments'
const carousel = (page: Page): Locator => page.getByRole('dialog', { name: 'Details' })
const slide = (page: Page): Locator => carousel(page).getByRole('article')
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).getByRole('button')

const txId = 'b1'.repeat(26) + '3f9ac41e77d2'
const payment = {
  merchantName: 'Glasshouse Coffee',
  itemCode: null,
  minutesAgo: 5,
  status: 'paid',
  confirms: true,
  txCurrency: 'XRP',
  orderId: 'GC-20391',
  txId,
  selectedWallet: { displayName: 'Harbour Wallet', avatar: '/nowhere.svg' },
}
const donation = {
  merchantName: 'River Conservancy',
  itemCode: 'bitcoindonation',
  minutesAgo: 10,
  buyer: { name: 'Ada Norden', email: 'ada@example.com', city: 'Portland', zip: '97205' },
}

/** Returns the tag names of the ancestors that may clip an element. */
const clippers = (element: Element): ReadonlyArray<string> =>
  [...document.body.querySelectorAll('*')]
    .filter((other) => other !== element && other.contains(element))
    .filter((other) => getComputedStyle(other).overflow !== 'visible')
    .map(({ tagName }) => tagName)

test.use({ viewport: phone, hasTouch: true, isMobile: true })

test('PAY-083 PAY-084 PAY-091 payment details print as a receipt; the details of a donation offer a tax form as a PDF', async ({
  page,
  account,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 404/)
  await account('shopper', { invoices: [payment, donation] })
  await open(page, path)
  await rowOf(page, 'Glasshouse Coffee').tap()

  await test.step('a missing wallet picture is replaced by the icon', async () => {
    const wallet = carousel(page)
      .locator('dl > div')
      .filter({ has: page.getByText('Paid from', { exact: true }) })
      .locator('dd')
    await expect(wallet).toHaveText('Harbour Wallet')
    await expect(wallet.locator('img')).toHaveCount(0)
    await expectAccessible()
  })

  await test.step('the receipt shows only the slide, with whole ids and no controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Paydeck receipt')).toBeVisible()
    await expect(page.getByText(txId, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('button:visible, nav:visible, a:visible')).toHaveCount(0)
    expect(await page.locator('[data-receipt]').evaluate(clippers)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('group', { name: 'Type' }).getByText('Donations', { exact: true }).tap()
  await rowOf(page, 'River Conservancy').tap()
  const form = carousel(page).getByRole('button', { name: 'Download Form 8283' })
  const release = await pauseCall(page, 'getPdfForm')
  const saved = page.waitForEvent('download')
  await form.tap()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  release()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^invoice-[\w-]+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(slide(page).getByText(`${file.suggestedFilename()} was downloaded.`)).toBeVisible()
  await expectAccessible()
})
