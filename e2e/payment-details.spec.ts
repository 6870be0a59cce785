import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { hold } from './held.ts'
import { open } from './pages.ts'

const path = '/id/crypto-payments'
const carousel = (page: Page): Locator => page.getByRole('dialog', { name: 'Details' })
const slide = (page: Page): Locator => carousel(page).getByRole('article')
const part = (page: Page, name: string): Locator => carousel(page).getByRole('region', { name, exact: true })
const name = (page: Page): Locator => carousel(page).getByRole('heading', { level: 3 }).first()
/** What a slide says beside a name. */
const told = (page: Page, label: string): Locator =>
  carousel(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).getByRole('button')

const paid = (merchantName: string, minutesAgo: number, over = {}) => ({
  merchantName,
  itemCode: null,
  minutesAgo,
  ...over,
})
const txId = 'b1'.repeat(26) + '3f9ac41e77d2'

test('PAY-083 PAY-084 PAY-085 PAY-088 PAY-093 tells of payments and bills all that there is, what happens next, and prints it alone', async ({
  page,
  account,
  expectedErrors,
  expectAccessible,
}) => {
  await account('shopper', {
    invoices: [
      paid('Glasshouse Coffee', 5, {
        status: 'paid',
        confirms: true,
        price: '108.85',
        txCurrency: 'XRP',
        exchangeRate: '2.21',
        amount: '49254000',
        networkCost: '12',
        orderId: 'GC-20391',
        txId,
        selectedWallet: { displayName: 'Harbour Wallet', avatar: '/nowhere.svg' },
      }),
      paid('Copperline Records', 90, {
        exceptionStatus: 'paidPartial',
        txCurrency: 'BTC',
        underpaidAmount: '8500',
        txId,
      }),
      paid('Fernhill Ceramics', 100, {
        status: 'complete',
        exceptionStatus: 'paidOver',
        txCurrency: 'BTC',
        overpaidAmount: '700',
      }),
      paid('Lantern Cinema', 110, {
        exceptionStatus: 'declined',
        txCurrency: 'BTC',
        declinedAmount: '9900',
        txId: null,
      }),
      paid('Bill Pay', 120, {
        itemCode: 'Bill Payment',
        bills: [
          {
            merchantName: 'Northgate Card Services',
            mask: '4821',
            amount: '120.50',
            convenienceFee: '1.99',
            status: null,
          },
          { merchantName: 'Cedar', mask: '77', amount: '30.00', convenienceFee: '0.26', status: 'sent' },
        ],
      }),
    ],
  })
  await open(page, path)
  await rowOf(page, 'Glasshouse Coffee').click()
  await expect(slide(page)).toContainText('Waiting for 6 more confirmations')
  await expect(carousel(page).getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /^Created, done/,
    /^Paid, done/,
    /^Confirming0 of 6/,
    'Complete, still to come',
  ])
  for (const [label, text] of [
    ['Price', '$108.85'],
    ['Exchange rate', '1 XRP = $2.21'],
    ['Network cost', '0.000012 XRP'],
    ['Order id', 'GC-20391'],
    ['Paid from', 'Harbour Wallet'],
  ] as const) {
    await expect(told(page, label)).toHaveText(text)
  }
  await expect(told(page, 'Subtotal')).toHaveText(/ XRP$/)
  expectedErrors.push(/status of 404/)
  // Its picture is not there: the drawing of any wallet is.
  await expect(told(page, 'Paid from').locator('img')).toHaveCount(0)
  // On this host coins are of a test network, of which not every coin has an explorer.
  const explorer = told(page, 'Transaction id').getByRole('link')
  await expect(explorer).toHaveText(/^3f9ac41e77d2/)
  await expect(explorer).toHaveAttribute('href', new RegExp(`^https://[\\w.-]*test[^ ]*${txId}$`))
  await expect(explorer).toHaveAttribute('target', '_blank')
  await expectAccessible()

  // A receipt: the slide alone, its ids in full, and nothing that can only be pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Paydeck receipt')).toBeVisible()
  await expect(page.getByText(txId, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('button:visible, nav:visible, a:visible')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await page.keyboard.press('ArrowRight')
  await expect(told(page, 'Transaction id')).toContainText('3f9ac41e77d2')
  await expect(told(page, 'Transaction id').getByRole('link')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(name(page)).toHaveText('Glasshouse Coffee')
  for (const [who, label, amount] of [
    ['Copperline Records', 'Underpaid by', '0.000085 BTC'],
    ['Fernhill Ceramics', 'Overpaid by', '0.000007 BTC'],
    ['Lantern Cinema', 'Declined', '0.000099 BTC'],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(name(page)).toHaveText(who)
    await expect(told(page, label)).toHaveText(amount)
    await expect(slide(page)).toContainText('You can have it sent back')
    await expect(carousel(page).getByRole('link', { name: 'Claim the refund' })).toHaveAttribute(
      'href',
      /^\/invoice\?v=4&id=/,
    )
  }
  await expect(told(page, 'Transaction id')).toHaveCount(0)

  await page.keyboard.press('ArrowRight')
  await expect(name(page)).toHaveText('Multiple merchants')
  await expect(told(page, 'Northgate ****4821')).toHaveText(/^\$120\.50Fee \$1\.99.*Processing$/)
  await expect(told(page, 'Cedar ****77')).toHaveText(/^\$30\.00Fee \$0\.26Completed$/)
  await expect(told(page, 'Convenience fee')).toHaveText('$2.25')
  await expect(slide(page).getByText('Bill Pay', { exact: true })).toHaveCount(0)
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('PAY-089 PAY-090 PAY-091 tells who gave a donation, saves its form, says when that fails, and tells of a payout', async ({
    page,
    account,
    breakCall,
    expectedErrors,
    expectAccessible,
  }) => {
    await account('recipient', {
      payors: ['Lumen Payroll'],
      payouts: 1,
      invoices: [
        paid('River Conservancy', 10, {
          itemCode: 'bitcoindonation',
          buyer: { name: 'Ada Norden', email: 'ada@example.com', city: 'Portland', zip: '97205' },
        }),
      ],
    })
    await open(page, `${path}?type=donations`)
    await rowOf(page, 'River Conservancy').tap()
    await expect(part(page, 'Donor').getByRole('definition')).toHaveText([
      'Ada Norden',
      'ada@example.com',
      'Portland, 97205',
    ])
    const form = carousel(page).getByRole('button', { name: 'Download Form 8283' })
    const release = await hold(page, 'getPdfForm')
    const saved = page.waitForEvent('download')
    await form.tap()
    await expect(form).toHaveAttribute('aria-busy', 'true')
    release()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^invoice-[\w-]+\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(slide(page).getByText(`${file.suggestedFilename()} was downloaded.`)).toBeVisible()
    await expectAccessible()

    await breakCall('getPdfForm', { kind: 'status', status: 500 })
    expectedErrors.push(/status of 500/)
    await form.tap()
    await expect(slide(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'The form could not be downloaded. Please try again.',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('group', { name: 'Type' }).getByText('Payouts', { exact: true }).tap()
    await rowOf(page, 'Lumen Payroll').tap()
    await expect(name(page)).toHaveText('Lumen Payroll')
    for (const label of ['Paid to', 'Address', 'Transaction id', 'Confirmations']) {
      await expect(told(page, label)).toBeVisible()
    }
    await expect(part(page, 'Transaction')).toContainText(/1 [A-Z]+ = \$[\d,.]+/)
    await expect(slide(page)).toContainText(/\+\$[\d,]+\.\d\d/)
    await expect(carousel(page).getByRole('button', { name: 'Download Form 8283' })).toHaveCount(0)
  })
})
