import { asked, billOf, bills, connecting, option, other, overview, payWindow, pending, recent } from './bill-pages.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'
import { hold } from './held.ts'
import { open } from './pages.ts'

const twoBills = {
  bills: [
    { biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00', lastStatementBalance: '412.07' },
    { biller: 'pinecrest-home', balance: '212480.00', nextPaymentMinimumAmount: '1500.00' },
  ],
  invoices: [],
}
const card = 'Northgate Card Services'
const create = 'CreateBillPayInvoiceId'

test('BILL-040 BILL-041 BILL-042 asks somebody who is not verified to be, and leads there', async ({
  page,
  account,
}) => {
  await account('shopper')
  await open(page, '/id/bill-pay')
  await expect(page).toHaveURL('/id/bill-pay/verify')
  await expect(heading(page)).toHaveText('Verify your identity to proceed')
  await page.getByRole('link', { name: 'Verify Identity' }).click()
  await expect(page).toHaveURL('/id/verification/get-started?apply=individualShopperTier1')
})

test('BILL-004 BILL-043 BILL-044 BILL-047 offers a waitlist abroad, which is joined once and for all', async ({
  page,
  account,
}) => {
  await account('verified', { country: 'DE' })
  await open(page, '/id/bill-pay')
  await expect(page).toHaveURL('/id/bill-pay/wait-list')
  await expect(heading(page)).toHaveText("Bill Pay isn't available in your area")
  await page.getByRole('button', { name: 'Join waitlist' }).click()
  const joined = page.getByRole('button', { name: 'You are on the waitlist.' })
  await expect(joined).toBeVisible()
  await page.reload()
  await expect(joined).toBeDisabled()
})

test('BILL-039 BILL-083 BILL-084 asks somebody who is connected for their bills', async ({ page, account }) => {
  await account('verified', { bills: [], billPay: { isConnected: true } })
  await open(page, '/id/bill-pay')
  await expect(page).toHaveURL('/id/bill-pay/add')
  await expect(heading(page)).toHaveText('Your Bills')
  await page.getByRole('button', { name: 'Add Bills' }).click()
  await expect(connecting(page)).toBeVisible()
})

test('BILL-095 BILL-100 BILL-101 BILL-105 BILL-111 BILL-112 ERR-065 shows bills in every state, some of which can be paid', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('bills', {
    invoices: Array.from({ length: 12 }, (_, index) => ({
      itemCode: 'Bill Payment',
      status: 'complete',
      bills: [{ merchantName: 'Cedar Valley Electric', account: 1, status: index === 0 ? 'pending' : 'settled' }],
    })),
  })
  await page.route('**/logos/Northgate*', (route) => route.abort())
  await open(page, '/id/bill-pay')
  await expect(bills(page)).toHaveCount(6)
  const northgate = billOf(page, 'Northgate')
  await expect(northgate.getByText('NC', { exact: true })).toBeVisible()
  await expect(northgate.locator('img')).toHaveCount(0)
  await expect(pending(page)).toHaveCount(1)
  await expect(recent(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(recent(page)).toHaveCount(11)
  const unpayable = billOf(page, 'Saltmarsh Card')
  await expect(unpayable).toContainText('Unable to pay bill')
  await unpayable.getByRole('button', { name: 'Learn More' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'We are currently unable to process payments for this bill. We are actively working on a solution.',
  )
  await page.keyboard.press('Escape')
  await northgate.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/id\/bill-pay\/pay\/[^/]+$/)
  await expect(option(page, card, 'Minimum')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Pay Bills' }).click()
  await expect(page).toHaveURL('/id/bill-pay')
})

test('F4 makes one invoice however often Pay is pressed, keeps the amounts of a window that is closed, and says what fails', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified', twoBills)
  await breakCall(create, { kind: 'status', status: 422, body: { error: 'This bill takes no more today.' } })
  await open(page, '/id/bill-pay/pay')
  await other(page, card).fill('$12')
  await expect(overview(page)).toContainText('$12.00')
  const pay = overview(page).getByRole('button', { name: /^Pay/ })
  await pay.click()
  await expect(overview(page).getByRole('alert').filter({ hasText: 'This bill takes no more today.' })).toBeVisible()
  const letGo = await hold(page, create)
  const window = await payWindow(page, async () => {
    await pay.dblclick()
    await pay.press('Enter')
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    letGo()
  })
  expect(await asked(page, create)).toHaveLength(2)
  await window.close()
  await expect(other(page, card)).toHaveValue('$12')
  await expect(pay).toBeEnabled()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(other(page, card)).toHaveValue('')
})

test('a bill that could not be removed is told of, also once the dialog and the bill were left', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified', twoBills)
  await open(page, '/id/bill-pay')
  await breakCall('HideBillAccount', { kind: 'status', status: 422, body: { error: 'A payment is on its way.' } })
  await billOf(page, 'Northgate').getByRole('link').last().click()
  await page.getByRole('button', { name: 'Remove Bill' }).click()
  const letGo = await hold(page, 'HideBillAccount')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Pay Bills' }).click()
  await expect(bills(page)).toHaveCount(2)
  letGo()
  const toast = page.getByRole('alert').filter({ hasText: `${card} could not be removed.` })
  await expect(toast).toContainText('A payment is on its way.')
  await toast.getByRole('button', { name: 'View Bill' }).click()
  await expect(heading(page)).toHaveText(card)
  await expect(toast).toHaveCount(0)
})

test('says after 3 s that the bills are waited for, over the bones, and how to begin anew', async ({
  page,
  account,
}) => {
  await account('verified', twoBills)
  const letGo = await hold(page, 'GetBillPayUser')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/id/bill-pay')
    const told = page.getByRole('status').filter({ hasText: 'Still waiting for your bills.' })
    // Its time stands still where it is put: three seconds are soon over on a busy machine.
    const putAt = (ms: number) =>
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
    await expect.poll(() => putAt(2999)).toBe(1)
    await expect(told).toHaveCount(0)
    await putAt(3000)
    await expect(told).toBeVisible()
    await expect(told).toBeInViewport({ ratio: 1 })
  }
  // Before the answer, which would take the words away.
  await page.getByRole('status').getByRole('link', { name: 'Reload' }).click()
  letGo()
  await expect(bills(page)).toHaveCount(2)
  await expect(page.getByText('Still waiting for your bills.')).toHaveCount(0)
})

test('prints every bill with its logo, however far down, and nothing to choose from', async ({ page, account }) => {
  await account('verified', {
    bills: Array.from({ length: 40 }, (_, index) => ({ merchantName: `Biller ${index}`, balance: '10.00' })),
    invoices: [],
  })
  await open(page, '/id/bill-pay')
  await expect(bills(page)).toHaveCount(40)
  const logos = bills(page).locator('img')
  await expect(logos).toHaveCount(40)
  // As they are once the page is there, which was not moved: paper waits for none.
  await expect
    .poll(() => logos.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).complete).length))
    .toBe(0)
  expect(await logos.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0))).toEqual(
    [],
  )
  await page.emulateMedia({ media: 'print' })
  await expect(logos.last()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
})
