import type { Page, Request } from 'playwright/test'
import { createAccount, signIn, signInPage } from './accounts.ts'
import {
  billOf,
  bills,
  connectedCount,
  connectDialog,
  openConnectWindow,
  closeWindow,
  advancePayments,
  amountOption,
  otherAmount,
  paidDialog,
  payBar,
  openPaymentWindow,
  pendingPayments,
  recentPayments,
} from './bill-pages.ts'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone, tabs } from './frame.ts'
import { byTouch, type InputMode, byKeyboard } from './input-modes.ts'

interface Actor {
  readonly page: Page
  readonly input: InputMode
}

/** Opens the connection window, makes its first step fail, and expects the error in the app's dialog. */
const failToConnect = async ({ page, input }: Actor): Promise<void> => {
  await expect(connectDialog(page).getByRole('radio')).toHaveCount(1)
  await expect(connectDialog(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeChecked()
  const failing = await openConnectWindow(page, input)
  await expect(connectDialog(page)).toHaveCount(0)
  await input.press(failing.getByRole('button', { name: 'Sandbox: make this step fail' }))
  await expect(failing.getByRole('alert')).toHaveText(/^We couldn't verify your phone number/)
  await closeWindow(failing, input, 'Leave')
  const error = connectDialog(page).getByRole('alert')
  await expect(error).toHaveText("We couldn't verify your phone number. No bills were connected. Try again.")
  await expect(error).toBeEmpty()
}

/** Connects the bills that the provider finds for a phone number. */
const connectByPhone = async ({ page, input }: Actor): Promise<void> => {
  const window = await openConnectWindow(page, input)
  await input.type(window.getByLabel('Phone number'), '415 555 0142')
  await input.press(window.getByRole('button', { name: 'Find my accounts' }))
  await input.press(window.getByRole('button', { name: 'Connect', exact: true }))
  await expect(heading(window)).toHaveText(/bills are connected$/)
  await closeWindow(window, input, 'Done')
  // The dialog stays open for a moment after the page behind it has changed, and then closes without user action.
  await expect(page).toHaveURL('/id/bill-pay')
  await expect(connectDialog(page)).toHaveCount(0)
}

/** Connects one more bill by the name of its biller. */
const connectByHand = async ({ page, input }: Actor): Promise<void> => {
  await input.press(page.getByRole('button', { name: 'Add Another Bill' }))
  const search = connectDialog(page).getByRole('radio', { name: /^Search Bills/ })
  await expect(connectDialog(page).getByRole('radio')).toHaveCount(2)
  await expect(connectDialog(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeVisible()
  await expect(connectDialog(page).getByText('Fastest', { exact: true })).toHaveCount(1)
  await (input === byKeyboard
    ? page.keyboard.press('ArrowDown')
    : input.press(connectDialog(page).getByText('Search Bills')))
  await expect(search).toBeChecked()
  const window = await openConnectWindow(page, input)
  await input.type(window.getByLabel('Biller name'), 'stonebridge')
  await input.press(window.getByRole('button', { name: 'Search', exact: true }))
  await input.press(window.getByRole('link', { name: 'Stonebridge Card' }))
  await input.type(window.getByLabel('Account number'), '4000 1234 5678')
  await input.type(window.getByLabel(/^ZIP code/), '94105')
  await input.press(window.getByRole('button', { name: 'Connect this bill' }))
  await closeWindow(window, input, 'Done')
  await expect(billOf(page, 'Stonebridge Card')).toContainText('5678')
  await expect(connectDialog(page)).toHaveCount(0)
}

const card = 'Northgate Card Services'
const mortgage = 'Pinecrest Home Loans'
const unconnected = { bills: [], invoices: [], billPay: { isConnected: false, methodVerified: false } }

/** Selects a suggested amount for one bill and types an amount for another. */
const chooseAmounts = async ({ page, input }: Actor): Promise<void> => {
  await input.press(amountOption(page, card, 'Minimum Payment'))
  await input.type(otherAmount(page, mortgage), '1,234.50')
  await expect(payBar(page)).toContainText('2 bills')
}

/** Expects that at the bottom of the page the payment bar does not cover the footer. */
const expectFooterAboveBar = async (page: Page): Promise<void> => {
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [below, bar] = [await footer.boundingBox(), await payBar(page).boundingBox()]
      return below !== null && bar !== null && below.y + below.height <= bar.y
    })
    .toBe(true)
}

/** Pays the selected bills in the payment window and returns to the bills. */
const pay = async ({ page, input }: Actor): Promise<void> => {
  const total = await payBar(page).locator('strong').innerText()
  const window = await openPaymentWindow(page, () =>
    input.press(payBar(page).getByRole('button', { name: 'Pay', exact: true })),
  )
  await input.press(window.getByRole('button', { name: 'Pay', exact: true }))
  await closeWindow(window, input, 'Close this window')
  await expect(paidDialog(page)).toBeVisible()
  await expect(paidDialog(page)).toContainText(total)
  await expect.poll(() => paidDialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await input.press(paidDialog(page).getByRole('button', { name: 'Done' }))
  await expect(page).toHaveURL('/id/bill-pay')
  // A single row shows the payment of both bills.
  await expect(pendingPayments(page)).toHaveCount(1)
}

test('BILL-002 BILL-061 CALL-117 ERR-063 a keyboard user connects bills after a failed attempt, and pays them', async ({
  page,
  expectedErrors,
  expectAccessible,
  request,
}) => {
  // The error is visible for 4 s.
  test.slow()
  const actor = { page, input: byKeyboard }
  expectedErrors.push(/Failed to load resource/)
  const person = await createAccount(request, 'verified', unconnected)
  await page.goto('/id/home')
  await expect(signInPage(page)).toBeVisible()
  await signIn(page, person)
  await byKeyboard.press(tabs(page).getByRole('link', { name: 'Pay Bills' }))
  await expect(heading(page)).toHaveText('Pay your bills with crypto')
  await byKeyboard.press(page.getByRole('button', { name: 'Connect my Bills' }))
  await failToConnect(actor)
  await connectByPhone(actor)
  await expect(bills(page)).toHaveCount(await connectedCount(page))
  await connectByHand(actor)
  await byKeyboard.press(page.getByRole('link', { name: 'Pay All Bills' }))
  await expect(page).toHaveURL('/id/bill-pay/pay')
  await chooseAmounts(actor)
  await expectAccessible()
  await pay(actor)
  await advancePayments(page, 'settled')
  await byKeyboard.press(page.getByRole('button', { name: 'Refresh' }))
  await expect(recentPayments(page)).toHaveCount(1)
  await expect(pendingPayments(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('SHELL-049 BILL-060 BILL-081 BILL-149 a touch user pays bills; the script `bills.js` is loaded only when connecting bills', async ({
    page,
    account,
  }) => {
    const actor = { page, input: byTouch }
    const scripts: Array<string> = []
    page.on('request', (request: Request) => void (request.url().endsWith('/bills.js') && scripts.push(request.url())))
    await account('verified', unconnected)
    await page.goto('/id/home')
    await byTouch.press(menuButton(page))
    await byTouch.press(mobileMenu(page).getByRole('link', { name: 'Pay Bills' }))
    await expect(page).toHaveURL('/id/bill-pay/connect')
    await byTouch.press(page.getByRole('button', { name: 'Connect my Bills' }))
    expect(scripts).toEqual([])
    await connectByPhone(actor)
    expect(scripts).toHaveLength(1)
    const logo = billOf(page, 'Northgate').locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
    await byTouch.press(page.getByRole('link', { name: 'Pay All Bills' }))
    await chooseAmounts(actor)
    await expectFooterAboveBar(page)
    await pay(actor)
  })
})
