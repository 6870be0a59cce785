import type { Locator } from 'playwright/test'
import {
  inputsOf,
  billOf,
  bills,
  amountOption,
  otherAmount,
  overview,
  payBar,
  openPaymentWindow,
} from './bill-pages.ts'
import { omitFromDocument } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'
import { open } from './pages.ts'
import { pauseCall } from './paused-calls.ts'

const twoBills = {
  bills: [
    { biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00', lastStatementBalance: '412.07' },
    { biller: 'pinecrest-home', balance: '212480.00', nextPaymentMinimumAmount: '1500.00' },
  ],
  invoices: [],
}
const card = 'Northgate Card Services'
const create = 'CreateBillPayInvoiceId'

test('F4 repeated presses on Pay create one invoice; the amount stays after a failure and after the payment window is closed', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified', twoBills)
  await breakCall(create, { kind: 'status', status: 422, body: { error: 'This bill takes no more today.' } })
  await open(page, '/id/bill-pay/pay')
  await otherAmount(page, card).fill('$12')
  await expect(overview(page)).toContainText('$12.00')
  const pay = overview(page).getByRole('button', { name: /^Pay/ })
  await pay.click()
  await expect(overview(page).getByRole('alert').filter({ hasText: 'This bill takes no more today.' })).toBeVisible()
  const resume = await pauseCall(page, create)
  const window = await openPaymentWindow(page, async () => {
    await pay.dblclick()
    await pay.press('Enter')
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    resume()
  })
  expect(await inputsOf(page, create)).toHaveLength(2)
  await window.close()
  await expect(otherAmount(page, card)).toHaveValue('$12')
  await expect(pay).toBeEnabled()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(otherAmount(page, card)).toHaveValue('$12')
})

for (const { width, height, scale } of [
  { width: 1280, height: 720, scale: '100%' },
  { width: 390, height: 780, scale: '100%' },
  { width: 1280, height: 720, scale: '200%' },
  { width: 390, height: 780, scale: '200%' },
])
  test(`BILL-113 BILL-115 BILL-118 exactly one total and one Pay button are visible at ${width} px with text at ${scale}`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('verified', {
      ...twoBills,
      bills: [...twoBills.bills, { biller: 'maple-mortgage', balance: '90.00' }],
    })
    await page.setViewportSize({ width, height })
    await open(page, '/id/bill-pay/pay')
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), scale)
    const main = page.getByRole('main')
    const pay = main.getByRole('button', { name: /^Pay/ })
    const totals = main.locator('strong, dd[data-total="true"]').filter({ hasText: '$' })
    const expectOne = async (place: Locator): Promise<void> => {
      for (const part of [pay, totals]) {
        await expect(part).toHaveCount(1)
        await expect(part.and(place.locator('*'))).toBeVisible()
      }
    }
    await amountOption(page, card, 'Minimum Payment').click()
    await expectOne(overview(page))
    await otherAmount(page, 'Pinecrest Home Loans').fill('20')
    await expect(payBar(page)).toBeVisible()
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await expectOne(payBar(page))
      await expect(pay).toBeInViewport({ ratio: 1 })
      await expect(totals).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible()
    await payBar(page).getByRole('button', { name: 'Clear Selected' }).press('Enter')
    await expect(payBar(page)).toHaveCount(0)
    await expect(pay).toHaveCount(1)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  })

test('the bills page shows a Reload link if the bills have not loaded after 3 s', async ({ page, account }) => {
  await account('verified', twoBills)
  const resume = await pauseCall(page, 'GetBillPayUser')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await omitFromDocument(page, 'GetBillPayUser')
    await page.goto('/id/bill-pay')
    const waiting = page.getByRole('status').filter({ hasText: 'Still waiting for your bills.' })
    // The message appears through an animation with a delay of 3 s. Pauses this animation and sets its time, because 3 s of
    // real time could pass on a busy machine before the test checks the page.
    const setTime = (ms: number) =>
      page.evaluate((now) => {
        const main = document.querySelector('main')
        const late = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && main?.contains(effect.target) === true)
          .filter(({ effect }) => effect?.getComputedTiming().delay === 3000)
        for (const one of late) {
          one.pause()
          one.currentTime = now
        }
        return late.length
      }, ms)
    await expect.poll(() => setTime(2999)).toBe(1)
    await expect(waiting).toHaveCount(0)
    await setTime(3000)
    await expect(waiting).toBeVisible()
    await expect(waiting).toBeInViewport({ ratio: 1 })
  }
  // Presses the link before the response arrives, since the response removes the message.
  await page.getByRole('status').getByRole('link', { name: 'Reload' }).click()
  resume()
  await expect(bills(page)).toHaveCount(2)
  await expect(page.getByText('Still waiting for your bills.')).toHaveCount(0)
})

test('BILL-094 BILL-095 a printed bills page shows every bill with its logo or initials, but no sort menu', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const billers = Array.from({ length: 40 }, (_, index) => ({ merchantName: `Biller ${index}`, balance: '10.00' }))
  await account('verified', { bills: [...billers, { biller: 'northgate-card', balance: '800.00' }], invoices: [] })
  await page.route('**/logos/Northgate*', (route) => route.abort())
  await open(page, '/id/bill-pay')
  await expect(bills(page)).toHaveCount(41)
  const northgate = billOf(page, 'Northgate')
  await expect(northgate.getByText('NC', { exact: true })).toBeVisible()
  await expect(northgate.locator('img')).toHaveCount(0)
  const logos = bills(page).locator('img')
  await expect(logos).toHaveCount(40)
  // The logos must load without scrolling, since printing does not wait for them.
  const broken = () =>
    logos.evaluateAll(
      (all) => (all as Array<HTMLImageElement>).filter((logo) => !logo.complete || logo.naturalWidth === 0).length,
    )
  await expect.poll(broken).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(logos.last()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
})
