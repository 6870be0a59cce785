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
