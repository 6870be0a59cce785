import type { Page } from 'playwright/test'
import {
  asked,
  billOf,
  bills,
  connectedCount,
  connecting,
  connectWindow,
  leave,
  moveOn,
  option,
  other,
  overview,
  paid,
  payBar,
  payWindow,
  pending,
  recent,
  region,
} from './bill-pages.ts'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone, tabs, wide } from './frame.ts'
import { fingers, type Hands, keys } from './hands.ts'
import { makePerson, signIn, signInPage } from './people.ts'

interface Actor {
  readonly page: Page
  readonly hands: Hands
}

/** The first attempt fails at the provider, the second connects what belongs to a number. */
const connectByPhone = async ({ page, hands }: Actor): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Connect my Bills' }))
  await expect(connecting(page).getByRole('radio')).toHaveCount(1)
  await expect(connecting(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeChecked()
  const failing = await connectWindow(page, hands)
  await expect(connecting(page)).toHaveCount(0)
  await hands.press(failing.getByRole('button', { name: 'Sandbox: let this step fail' }))
  await expect(failing.getByRole('alert')).toHaveText(/^Your telephone number could not be confirmed/)
  await leave(failing, hands, 'Leave')
  const error = connecting(page).getByRole('alert')
  await expect(error).toHaveText('Your telephone number could not be confirmed. No bill was connected.')
  await expect(error).toBeEmpty()
  const window = await connectWindow(page, hands)
  await hands.type(window.getByLabel('Telephone number'), '415 555 0142')
  await hands.press(window.getByRole('button', { name: 'Find my accounts' }))
  await hands.press(window.getByRole('button', { name: 'Connect', exact: true }))
  await expect(heading(window)).toHaveText(/bills are connected$/)
  await leave(window, hands, 'Done')
  // It stays for a moment after the page behind it has gone on, and goes by itself.
  await expect(page).toHaveURL('/id/bill-pay')
  await expect(connecting(page)).toHaveCount(0)
}

/** One more bill, by its biller's name. */
const connectByHand = async ({ page, hands }: Actor): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Add Another Bill' }))
  const search = connecting(page).getByRole('radio', { name: /^Search Bills/ })
  await expect(connecting(page).getByRole('radio')).toHaveCount(2)
  await expect(connecting(page).getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeVisible()
  await expect(connecting(page).getByText('Fastest', { exact: true })).toHaveCount(1)
  await (hands === keys ? page.keyboard.press('ArrowDown') : hands.press(connecting(page).getByText('Search Bills')))
  await expect(search).toBeChecked()
  const window = await connectWindow(page, hands)
  await hands.type(window.getByLabel('Name of the biller'), 'stonebridge')
  await hands.press(window.getByRole('button', { name: 'Search', exact: true }))
  await hands.press(window.getByRole('link', { name: 'Stonebridge Card' }))
  await hands.type(window.getByLabel('Account number'), '4000 1234 5678')
  await hands.type(window.getByLabel(/^ZIP code/), '94105')
  await hands.press(window.getByRole('button', { name: 'Connect this bill' }))
  await leave(window, hands, 'Done')
  await expect(billOf(page, 'Stonebridge Card')).toContainText('5678')
  await expect(connecting(page)).toHaveCount(0)
}

const notice = 'No late fees. Credit is instant. Your bank statement may take 1-2 business days to show the payment.'
const card = 'Northgate Card Services'
const mortgage = 'Pinecrest Home Loans'

/** Amounts of two bills: one that is offered, and one that is typed, at first too little. */
const chooseAmounts = async ({ page, hands }: Actor): Promise<void> => {
  await expect(page.getByRole('main')).toContainText(notice)
  // The bill that was added by hand cannot be paid yet.
  await expect(page.getByRole('main').getByRole('group')).toHaveCount((await connectedCount(page)) - 1)
  await expect(region(page, 'Stonebridge Card')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pay Bills', exact: true }).last()).toHaveAttribute(
    'href',
    '/id/bill-pay',
  )
  await expect(overview(page).getByRole('button', { name: /^Pay/ })).toBeDisabled()
  await hands.press(option(page, card, 'Minimum Payment'))
  await expect(overview(page).getByRole('button', { name: /^Pay/ })).toBeEnabled()
  await expect(payBar(page)).toHaveCount(0)
  await hands.type(other(page, mortgage), '0.99')
  await expect(payBar(page)).toContainText('2 bills')
  await expect(payBar(page).locator('img')).toHaveCount(2)
  await expect(page.getByText('Attention:')).toHaveCount(0)
  await hands.press(payBar(page).getByRole('button', { name: 'Pay', exact: true }))
  await expect(region(page, mortgage).getByRole('alert')).toHaveText('Attention: Minimum amount: $1.00')
  await expect(other(page, mortgage)).toBeFocused()
  await page.keyboard.type('5')
  await expect(payBar(page).getByRole('button', { name: 'Pay', exact: true })).toBeDisabled()
  expect(await asked(page, 'CreateBillPayInvoiceId')).toEqual([])
  await hands.press(payBar(page).getByRole('button', { name: 'Clear Selected' }))
  await expect(payBar(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-pressed="true"]')).toHaveCount(0)
  await hands.press(option(page, card, 'Minimum Payment'))
  await hands.type(other(page, mortgage), '1,234.50')
  await expect(region(page, mortgage)).toContainText('$1,234.50')
  await expect(region(page, mortgage).getByRole('alert')).toHaveCount(0)
}

for (const [name, size, hands] of [
  ['wide, by keys alone', wide, keys],
  ['on a phone', phone, fingers],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: size, hasTouch: size === phone, isMobile: size === phone })

    test('BILL-002 BILL-005 BILL-006 BILL-007 BILL-039 BILL-053 BILL-054 BILL-056 BILL-060 BILL-061 BILL-081 BILL-085 BILL-086 BILL-087 BILL-088 BILL-089 BILL-090 BILL-092 BILL-094 BILL-096 BILL-097 BILL-098 BILL-112 BILL-113 BILL-114 BILL-115 BILL-117 BILL-118 BILL-119 BILL-131 BILL-149 CALL-117 SHELL-007 SHELL-049 PAY-073 ERR-063 ERR-064 bills are connected, paid with a crypto invoice, and settled', async ({
      page,
      expectedErrors,
      expectAccessible,
      request,
    }) => {
      // The whole of it, with what stands for 4 s and for 2.
      test.slow()
      const actor = { page, hands }
      const scripts: Array<string> = []
      page.on('request', (request) => void (request.url().endsWith('/bills.js') && scripts.push(request.url())))
      expectedErrors.push(/Failed to load resource/)
      const person = await makePerson(request, 'verified', {
        bills: [],
        invoices: [],
        billPay: { isConnected: false, methodVerified: false },
      })
      await page.goto('/id/home')
      await expect(signInPage(page)).toBeVisible()
      await signIn(page, person)
      if (size === phone) await hands.press(menuButton(page))
      const links = size === phone ? mobileMenu(page) : tabs(page)
      await hands.press(links.getByRole('link', { name: 'Pay Bills' }))
      await expect(page).toHaveURL('/id/bill-pay/connect')
      await expect(heading(page)).toHaveText('Pay your bills with crypto')
      expect(scripts).toEqual([])
      await connectByPhone(actor)
      expect(scripts).toHaveLength(1)

      await expect(heading(page)).toHaveText('Pay Bills')
      await expect(page.getByRole('main')).toContainText(notice)
      await expect(page.getByText("Uh oh, it's a ghost town in here!")).toBeVisible()
      await expect(bills(page)).toHaveCount(await connectedCount(page))
      const first = billOf(page, 'Northgate')
      await expect(first).toContainText(/\*{4}\d{4}/)
      await expect(first).toContainText(/Balance as of [A-Z][a-z]{2} \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M/)
      await expect(first).toContainText(/Due [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
      await expect.poll(() => first.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).not.toBe(0)
      await connectByHand(actor)
      await hands.press(page.getByRole('link', { name: 'Pay All Bills' }))
      await expect(page).toHaveURL('/id/bill-pay/pay')
      await chooseAmounts(actor)
      await expectAccessible()
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
      await expect(pending(page)).toHaveCount(2)
      for (const row of await pending(page).all())
        await expect(row).toContainText(/Estimated [A-Z][a-z]{2} \d+, 20\d\d/)
      await expect(recent(page)).toHaveCount(0)
      await moveOn(page, 'settled')
      await expect(pending(page)).toHaveCount(2)
      await hands.press(page.getByRole('button', { name: 'Refresh' }))
      await expect(recent(page)).toHaveCount(2)
      await expect(pending(page)).toHaveCount(0)
    })
  })
}
