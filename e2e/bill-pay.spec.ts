import type { Page, Request } from 'playwright/test'
import {
  billOf,
  bills,
  connectedCount,
  connecting,
  connectWindow,
  leave,
  moveOn,
  option,
  other,
  paid,
  payBar,
  payWindow,
  pending,
  recent,
} from './bill-pages.ts'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone, tabs } from './frame.ts'
import { fingers, type Hands, keys } from './hands.ts'
import { makePerson, signIn, signInPage } from './people.ts'

interface Actor {
  readonly page: Page
  readonly hands: Hands
}

/** Opens the dialog, and fails at the provider once. */
const failToConnect = async ({ page, hands }: Actor): Promise<void> => {
  await expect(connecting(page).getByRole('radio')).toHaveCount(1)
  await expect(connecting(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeChecked()
  const failing = await connectWindow(page, hands)
  await expect(connecting(page)).toHaveCount(0)
  await hands.press(failing.getByRole('button', { name: 'Sandbox: make this step fail' }))
  await expect(failing.getByRole('alert')).toHaveText(/^We couldn't verify your phone number/)
  await leave(failing, hands, 'Leave')
  const error = connecting(page).getByRole('alert')
  await expect(error).toHaveText("We couldn't verify your phone number. No bills were connected. Try again.")
  await expect(error).toBeEmpty()
}

/** Connects what belongs to a telephone number. */
const connectByPhone = async ({ page, hands }: Actor): Promise<void> => {
  const window = await connectWindow(page, hands)
  await hands.type(window.getByLabel('Phone number'), '415 555 0142')
  await hands.press(window.getByRole('button', { name: 'Find my accounts' }))
  await hands.press(window.getByRole('button', { name: 'Connect', exact: true }))
  await expect(heading(window)).toHaveText(/bills are connected$/)
  await leave(window, hands, 'Done')
  // It stays for a moment after the page behind it has gone on, and goes by itself.
  await expect(page).toHaveURL('/id/bill-pay')
  await expect(connecting(page)).toHaveCount(0)
}

/** Connects one more bill, by the name of its biller. */
const connectByHand = async ({ page, hands }: Actor): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Add Another Bill' }))
  const search = connecting(page).getByRole('radio', { name: /^Search Bills/ })
  await expect(connecting(page).getByRole('radio')).toHaveCount(2)
  await expect(connecting(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeVisible()
  await expect(connecting(page).getByText('Fastest', { exact: true })).toHaveCount(1)
  await (hands === keys ? page.keyboard.press('ArrowDown') : hands.press(connecting(page).getByText('Search Bills')))
  await expect(search).toBeChecked()
  const window = await connectWindow(page, hands)
  await hands.type(window.getByLabel('Biller name'), 'stonebridge')
  await hands.press(window.getByRole('button', { name: 'Search', exact: true }))
  await hands.press(window.getByRole('link', { name: 'Stonebridge Card' }))
  await hands.type(window.getByLabel('Account number'), '4000 1234 5678')
  await hands.type(window.getByLabel(/^ZIP code/), '94105')
  await hands.press(window.getByRole('button', { name: 'Connect this bill' }))
  await leave(window, hands, 'Done')
  await expect(billOf(page, 'Stonebridge Card')).toContainText('5678')
  await expect(connecting(page)).toHaveCount(0)
}

const card = 'Northgate Card Services'
const mortgage = 'Pinecrest Home Loans'
const unconnected = { bills: [], invoices: [], billPay: { isConnected: false, methodVerified: false } }

/** Chooses an amount that is offered for one bill, and types the amount of another. */
const chooseAmounts = async ({ page, hands }: Actor): Promise<void> => {
  await hands.press(option(page, card, 'Minimum Payment'))
  await hands.type(other(page, mortgage), '1,234.50')
  await expect(payBar(page)).toContainText('2 bills')
}

/** Expects that the page scrolls until its foot is above the bar. */
const expectFootAboveBar = async (page: Page): Promise<void> => {
  const foot = page.getByRole('contentinfo')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [below, bar] = [await foot.boundingBox(), await payBar(page).boundingBox()]
      return below !== null && bar !== null && below.y + below.height <= bar.y
    })
    .toBe(true)
}

/** Pays what is chosen in the payment window, and returns to the bills. */
const pay = async ({ page, hands }: Actor): Promise<void> => {
  const total = await payBar(page).locator('strong').innerText()
  const window = await payWindow(page, () =>
    hands.press(payBar(page).getByRole('button', { name: 'Pay', exact: true })),
  )
  await hands.press(window.getByRole('button', { name: 'Pay', exact: true }))
  await leave(window, hands, 'Close this window')
  await expect(paid(page)).toBeVisible()
  await expect(paid(page)).toContainText(total)
  await expect.poll(() => paid(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await hands.press(paid(page).getByRole('button', { name: 'Done' }))
  await expect(page).toHaveURL('/id/bill-pay')
  // A payment of two bills is one row.
  await expect(pending(page)).toHaveCount(1)
}

test('BILL-002 BILL-061 CALL-117 ERR-063 keys alone sign in, connect bills at the second try, pay them, and see them settle', async ({
  page,
  expectedErrors,
  expectAccessible,
  request,
}) => {
  // The error stays for 4 s.
  test.slow()
  const actor = { page, hands: keys }
  expectedErrors.push(/Failed to load resource/)
  const person = await makePerson(request, 'verified', unconnected)
  await page.goto('/id/home')
  await expect(signInPage(page)).toBeVisible()
  await signIn(page, person)
  await keys.press(tabs(page).getByRole('link', { name: 'Pay Bills' }))
  await expect(heading(page)).toHaveText('Pay your bills with crypto')
  await keys.press(page.getByRole('button', { name: 'Connect my Bills' }))
  await failToConnect(actor)
  await connectByPhone(actor)
  await expect(bills(page)).toHaveCount(await connectedCount(page))
  await connectByHand(actor)
  await keys.press(page.getByRole('link', { name: 'Pay All Bills' }))
  await expect(page).toHaveURL('/id/bill-pay/pay')
  await chooseAmounts(actor)
  await expectAccessible()
  await pay(actor)
  await moveOn(page, 'settled')
  await keys.press(page.getByRole('button', { name: 'Refresh' }))
  await expect(recent(page)).toHaveCount(1)
  await expect(pending(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('SHELL-049 BILL-060 BILL-081 BILL-149 the script of the provider comes with the first connection, and bills are paid over the screen', async ({
    page,
    account,
  }) => {
    const actor = { page, hands: fingers }
    const scripts: Array<string> = []
    page.on('request', (asked: Request) => void (asked.url().endsWith('/bills.js') && scripts.push(asked.url())))
    await account('verified', unconnected)
    await page.goto('/id/home')
    await fingers.press(menuButton(page))
    await fingers.press(mobileMenu(page).getByRole('link', { name: 'Pay Bills' }))
    await expect(page).toHaveURL('/id/bill-pay/connect')
    await fingers.press(page.getByRole('button', { name: 'Connect my Bills' }))
    expect(scripts).toEqual([])
    await connectByPhone(actor)
    expect(scripts).toHaveLength(1)
    const logo = billOf(page, 'Northgate').locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
    await fingers.press(page.getByRole('link', { name: 'Pay All Bills' }))
    await chooseAmounts(actor)
    await expectFootAboveBar(page)
    await pay(actor)
  })
})
