import type { Locator, Page } from 'playwright/test'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { pauseCall } from './paused-calls.ts'
import { openWindow } from './popup.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Add funds' }).first()
const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Funds' })
const amount = (page: Page): Locator => modal(page).getByLabel('Amount in US dollars')
const add = (page: Page): Locator => modal(page).getByRole('button', { name: 'Add Funds' })

const cards = [{ provider: 'galileo', nickname: 'Travel', balance: '100.10', lastFourDigits: '4821' }]
const generate = 'GenerateTopUp'

const open = async (page: Page): Promise<void> => {
  await page.goto('/id/home')
  await opener(page).click()
  await expect(amount(page)).toBeFocused()
}

/** Returns the payment window that `act` opens. */
const openPaymentWindow = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const payment = await openWindow(page, act)
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Invoice for $25.00')
  return payment
}

/** Presses the close button inside the payment window. The browser may close the window before the press command returns. */
const closeWindow = async (payment: Page): Promise<void> => {
  const closed = payment.waitForEvent('close')
  await payment
    .getByRole('button', { name: 'Close this window' })
    .click()
    .catch(() => undefined)
  await closed
}

const readInvoices = async (page: Page): Promise<ReadonlyArray<unknown>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ name: string; input: unknown }>
  }
  return calls.filter(({ name }) => name === generate).map(({ input }) => input)
}

const cardPage = /\/id\/card\/[^/]+$/

test('CARD-156 CARD-161 CALL-112 CALL-118 a keyboard user adds funds to a card in the payment window', async ({
  page,
  account,
  expectAccessible,
}) => {
  await recordAnnouncements(page)
  await account('cardholder', { cards, invoices: [] })
  await page.goto('/id/home')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(amount(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(amount(page)).toBeFocused()
  await page.keyboard.type('25')
  const payment = await openPaymentWindow(page, () => page.keyboard.press('Enter'))
  await expect(modal(page).getByRole('status').filter({ hasText: 'Pay in the window' })).toBeVisible()
  await expectAccessible()

  await test.step('the button shows the open payment window again, without a new invoice', async () => {
    const show = modal(page).getByRole('button', { name: 'Show payment window' })
    await expect(show).toBeFocused()
    await show.press('Enter')
    await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Invoice for $25.00')
    expect(await readInvoices(page)).toHaveLength(1)
  })

  await payment.keyboard.press('Tab')
  await expect(payment.getByRole('button', { name: 'Pay', exact: true })).toBeFocused()
  await payment.keyboard.press('Enter')
  await expect(page).toHaveURL(cardPage)
  await expect(modal(page)).toHaveCount(0)
  await expectAnnounced(page, '$25.00 is pending\n\nTravel will have $125.10 once the payment is confirmed.')
  // The sandbox confirms the payment without user action. The window stays open until the user closes it.
  await expect(payment.getByRole('status')).toHaveText('Complete')
  await expectAnnounced(page, '$25.00 added\n\nTravel now has $125.10.')
  await closeWindow(payment)
  await page.goBack()
  await expect(page.getByRole('listitem').getByText('$125.10')).toBeVisible()
})

test('CARD-159 CARD-165 CARD-167 X9 if the payment window closes without payment, the form keeps the amount and can be resent', async ({
  page,
  account,
}) => {
  await account('cardholder', { cards, invoices: [] })
  await open(page)
  await amount(page).fill('25')
  const first = await openPaymentWindow(page, () => add(page).click())
  await page.evaluate(() => postMessage({ status: 'paid' }, location.origin))
  await first.evaluate(() => {
    const opener = window.opener as Window | null
    for (const data of ['paid', { status: 'new' }, { status: ['paid'] }, null])
      opener?.postMessage(data, location.origin)
  })
  await closeWindow(first)
  await expect(modal(page).getByText('Pay in the window')).toHaveCount(0)
  await expect(amount(page)).toHaveValue('25')
  expect(new URL(page.url()).pathname).toBe('/id/home')
  const second = await openPaymentWindow(page, () => add(page).click())
  await second.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(cardPage)
})

test('F4 CARD-163 ERR-041 ERR-042 a user retries a rejected top-up, and can pay even if the browser blocks the payment window', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const allowed = window.open.bind(window)
    window.open = (...how) => (Reflect.get(window, 'opensWindows') === true ? allowed(...how) : null)
  })
  await account('cardholder', { cards, invoices: [] })
  await open(page)

  await test.step('the dialog says why there is no invoice, and keeps the amount', async () => {
    await breakCall(generate, { kind: 'status', status: 422, body: { error: 'This card takes no more today.' } })
    await breakCall(generate, { kind: 'garbage' })
    const again = modal(page).getByRole('button', { name: 'Try Again' })
    const alert = modal(page).getByRole('alert')
    await amount(page).fill('25')
    await amount(page).press('Enter')
    await expect(alert).toHaveText('Something went wrongThis card takes no more today.')
    await expect(again).toBeFocused()
    await again.click()
    await expect(amount(page)).toBeFocused()
    await expect(amount(page)).toHaveValue('25')
    await amount(page).press('Enter')
    await expect(alert).toContainText(
      'There was a problem processing your topup. Please check your amount and try again.',
    )
    await again.click()
    await expect(add(page)).toBeEnabled()
  })
  const before = (await readInvoices(page)).length

  await test.step('repeated presses send one top-up', async () => {
    const release = await pauseCall(page, generate)
    await add(page).dblclick()
    await amount(page).press('Enter')
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    await expect(amount(page)).not.toBeEditable()
    // The reopened dialog still waits for the top-up that the user started before.
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    release()
  })
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
  )
  await expectAccessible()
  await page.evaluate(() => void Reflect.set(window, 'opensWindows', true))
  const payment = await openPaymentWindow(page, () =>
    modal(page).getByRole('button', { name: 'Open the payment window' }).click(),
  )
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(cardPage)
  expect(await readInvoices(page)).toHaveLength(before + 1)
})
