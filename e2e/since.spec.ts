import type { Locator, Page } from 'playwright/test'
import { signInPage, signOut } from './accounts.ts'
import { expect, type Overrides, type Persona, test } from './fixtures.ts'
import { looksOf, narrow, phone, wide } from './frame.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'
import { expectLayout } from './layout.ts'
import { open, waitUntilLoaded } from './pages.ts'
import { openAddresses, requestRows } from './receiving-pages.ts'

const home = '/id/home'
const approved = [
  { productName: 'individualShopperTier1', status: 'approved' },
  { productName: 'payoutsRecipient', status: 'approved' },
]
const dueBill = { merchantName: 'Northbank Energy', dueIn: 2, nextPaymentMinimumAmount: '84.20' }

/** Texts of changes in the strip. */
const due = /^Northbank Energy \*\*\*\*\d+ is due in 2 days$/
const refund = 'Larkspur Gardens: refund to claim'
const payout = 'Payout from Lumen Payroll'

const strip = (page: Page): Locator => page.getByRole('region', { name: 'Since your last visit' })
const changes = (page: Page): Locator => strip(page).getByRole('link')

type Texts = ReadonlyArray<string | RegExp>

/** True if the strip lists exactly these changes. */
const isListed = async (page: Page, expected: Texts): Promise<boolean> => {
  const texts = await changes(page).allTextContents()
  const isSame = (text: string, one: string | RegExp | undefined): boolean =>
    typeof one === 'string' ? text === one : one?.test(text) === true
  return texts.length === expected.length && texts.every((text, index) => isSame(text, expected[index]))
}

/**
 * Opens the home page again until the strip lists these changes. Facts that arrive late are listed the next time the home
 * page opens (SINCE-004).
 */
const untilListed = async (page: Page, expected: Texts): Promise<void> => {
  if (await isListed(page, expected)) return
  await page.getByRole('link', { name: 'All activity' }).first().click()
  await expect(page).toHaveURL('/id/activity')
  await page.goBack()
  await waitUntilLoaded(page, home)
  await untilListed(page, expected)
}

/** Opens the home page, whose strip then lists these changes. */
const openListed = async (page: Page, expected: Texts): Promise<void> => {
  await open(page, home)
  await untilListed(page, expected)
}

/** Sends a request to the sandbox's control API. */
const control = async (page: Page, path: string, data: Readonly<Record<string, unknown>>) => {
  const response = await page.request.post(`/sandbox/${path}`, { data })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as { readonly id: string }
}

const pay = async (page: Page, merchantName: string, moves: ReadonlyArray<string>): Promise<void> => {
  const { id } = await control(page, 'payments', { merchantName, amount: '9.32', kind: 'payment' })
  // eslint-disable-next-line no-await-in-loop -- each status follows the previous one
  for (const move of moves) await control(page, 'payments/move', { id, move })
}

const overpay = (page: Page): Promise<void> => pay(page, 'Larkspur Gardens', ['overpay', 'confirm', 'complete'])
const receive = (page: Page): Promise<unknown> =>
  control(page, 'payouts', { payor: 'Lumen Payroll', amount: '2150.00' })

/** Returns the stored values whose keys or texts mention the last visit. */
const storedVisits = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) =>
      Object.entries(area).flatMap(([key, text]) => (key.startsWith('last-visit') ? [`${key}: ${String(text)}`] : [])),
    ),
  )

type MakeAccount = (persona: Persona, overrides?: Overrides) => Promise<void>

/** Makes a first visit, and leaves the app. */
const visitOnce = async (page: Page, account: MakeAccount, overrides: Overrides = {}): Promise<void> => {
  await account('recipient', { applications: approved, bills: [], ...overrides })
  await open(page, home)
  await expect(strip(page)).toHaveCount(0)
  await leave(page)
}

/** Leaves the app once the page stores visits. */
const leave = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'hidden')
      })
      return (await storedVisits(page)).length
    })
    .toBe(1)
  await page.goto('about:blank')
}

test('SINCE-001 SINCE-002 the second visit lists what has changed, the most urgent first, with a link to each place', async ({
  page,
  account,
}) => {
  await account('recipient', { applications: approved, bills: [dueBill] })
  await openAddresses(page)
  await leave(page)
  await openAddresses(page)
  await requestRows(page).first().getByRole('button', { name: 'Accept Invite' }).click()
  await page.goto('about:blank')
  await pay(page, 'Copperline Records', ['pay', 'confirm', 'complete'])
  await overpay(page)
  await receive(page)

  await openListed(page, [/sender/i, due, refund, payout])
  for (const [index, address] of [
    /\/id\/settings\/security$/,
    /\/id\/bill-pay\/pay\/[^/]+$/,
    /\/id\/crypto-payments\?item=invoice/,
    /\/id\/crypto-payments\?item=payout/,
  ].entries()) {
    /* eslint-disable no-await-in-loop -- the page opens one place after the other */
    await changes(page).nth(index).click()
    await expect(page).toHaveURL(address)
    if (index > 1) {
      await expect(page.getByRole('dialog')).toContainText(index === 2 ? 'Larkspur' : 'Lumen')
      // The first step back closes the details.
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    // The list stays the same until the page is loaded again.
    await page.goBack()
    await expect(page).toHaveURL(home)
    await expect(changes(page)).toHaveCount(4)
    /* eslint-enable no-await-in-loop */
  }
})

test('SINCE-002 "Dismiss" hides the strip, also after a reload, until something new happens', async ({
  page,
  account,
}) => {
  await visitOnce(page, account, { bills: [{ ...dueBill, dueIn: -1 }] })
  await receive(page)
  await openListed(page, [/^Northbank Energy \*\*\*\*\d+ is overdue$/, payout])
  await strip(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(strip(page)).toHaveCount(0)
  await open(page, home)
  await expect(strip(page)).toHaveCount(0)
  await page.goto('about:blank')
  await overpay(page)
  await openListed(page, [refund])
})

test('SINCE-001 without the optional calls of the provider, the strip lists the other changes', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/)
  await visitOnce(page, account, {
    bills: [dueBill],
    missingCalls: ['GET /auth/security-history', 'GetActivity', 'FindPayments'],
  })
  await receive(page)
  await openListed(page, [due, payout])
})

test('SINCE-001 a refund to claim is listed, although more than five payouts are newer', async ({ page, account }) => {
  await visitOnce(page, account)
  await overpay(page)
  // eslint-disable-next-line no-await-in-loop -- the refund must be older than each payout
  for (let count = 0; count < 6; count += 1) await receive(page)
  await openListed(page, [refund, payout, payout, payout])
  await changes(page).first().click()
  await expect(page.getByRole('dialog')).toContainText('Larkspur')
})

// The offers, which load later, are below the fold.
for (const size of [{ ...wide, height: 640 }, phone]) {
  test(`SINCE-004 P8 the strip takes its place without moving the page, ${size.width} px wide`, async ({
    page,
    account,
    breakCall,
  }) => {
    await page.setViewportSize(size)
    await recordShifts(page)
    await visitOnce(page, account, { bills: [dueBill] })
    expect.soft(await shiftOf(page, home, 'Prices'), 'a bill is due').toBeLessThanOrEqual(0.02)
    await untilListed(page, [due])
    await page.goto('about:blank')
    await receive(page)
    await overpay(page)
    expect.soft(await shiftOf(page, home, 'Prices'), 'three changes').toBeLessThanOrEqual(0.02)
    await untilListed(page, [due, refund, payout])
    await page.goto('about:blank')
    await receive(page)
    await breakCall('GET /auth/security-history', { kind: 'hang', delayMs: 1500 })
    await breakCall('GetBillReminders', { kind: 'hang', delayMs: 1500, times: 2 })
    const late = page.waitForResponse(
      (response) => response.request().postData()?.includes('GetBillReminders') === true,
    )
    expect.soft(await shiftOf(page, home, 'Prices'), 'late responses').toBeLessThanOrEqual(0.02)
    await late
    await expect(changes(page).filter({ hasText: due })).toHaveCount(0)
  })
}

test('SINCE-004 the strip is absent if nothing has changed since the last visit', async ({ page, account }) => {
  await visitOnce(page, account)
  await open(page, home)
  await expect(strip(page)).toHaveCount(0)
})

test('SINCE-005 hidden amounts are hidden in the strip, and a sign-out leaves nothing of it in storage', async ({
  page,
  account,
}) => {
  await visitOnce(page, account, { bills: [dueBill] })
  await receive(page)
  await openListed(page, [due, payout])
  await expect(strip(page)).toContainText('$84.20')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(strip(page)).toContainText('••••••')
  await expect(strip(page)).not.toContainText(/\$|84|2,150/)
  await expect(strip(page)).toContainText('Amount hidden')
  await page.reload()
  await waitUntilLoaded(page, home)
  // The reload ends the visit, which has shown the payout.
  await untilListed(page, [due])
  await expect(strip(page)).not.toContainText(/\$|84|2,150/)
  await strip(page).getByRole('button', { name: 'Dismiss' }).click()
  expect(await storedVisits(page)).toHaveLength(1)
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  expect(await storedVisits(page)).toEqual([])
})

for (const { size, colorScheme } of [...looksOf(0), ...looksOf(1)]) {
  test(`SINCE-001 the strip is accessible and keeps the layout, ${size.width} px wide and ${colorScheme}`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await visitOnce(page, account, { bills: [dueBill] })
    await receive(page)
    await overpay(page)
    await openListed(page, [due, refund, payout])
    await expectAccessible()
    await expectLayout(page, `${size.width} px`)
    if (size === wide) return
    await page.setViewportSize(narrow)
    await expectLayout(page, 'narrow')
  })
}
