import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, wide } from './frame.ts'
import { hold } from './held.ts'
import { openedBy } from './opened.ts'
import { expectTold, takeNote } from './told.ts'

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

/** The payment window, which opens by an act of the page. */
const windowBy = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const payment = await openedBy(page, act)
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Invoice of $25.00')
  return payment
}

/** By its own button; the window may be gone before the press is over. */
const closeWindow = async (payment: Page): Promise<void> => {
  const closed = payment.waitForEvent('close')
  await payment
    .getByRole('button', { name: 'Close this window' })
    .click()
    .catch(() => undefined)
  await closed
}

const invoicesAsked = async (page: Page): Promise<ReadonlyArray<unknown>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ name: string; input: unknown }>
  }
  return calls.filter(({ name }) => name === generate).map(({ input }) => input)
}

const cardPage = /\/id\/card\/[^/]+$/

for (const [name, viewport] of [
  ['wide', wide],
  ['phone', phone],
] as const) {
  test(`HOME-019 PROF-065 CARD-166 opens for a card of the home page, and works from 1 to 10000 dollars, ${name}`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    await account('cardholder', { cards, invoices: [] })
    await open(page)
    await expect(modal(page).getByText('Travel')).toBeVisible()
    await expect(modal(page).getByText('Card ending in 4821')).toBeVisible()
    await expect(add(page)).toBeDisabled()
    for (const [typed, works] of [
      ['0.99', false],
      ['10000.01', false],
      ['10,000', true],
      ['25', true],
    ] as const) {
      await amount(page).fill(typed)
      await expect(add(page)).toBeEnabled({ enabled: works })
    }
    await expectAccessible()
  })

  test(`CARD-156 CARD-161 CALL-112 CALL-118 puts money on a card by its payment window, ${name}`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await takeNote(page)
    await page.setViewportSize(viewport)
    await account('cardholder', { cards, invoices: [] })
    await open(page)
    await modal(page).getByRole('button', { name: '$25', exact: true }).click()
    const payment = await windowBy(page, () => add(page).click())
    await expect(modal(page).getByRole('status').filter({ hasText: 'Pay in the window' })).toBeVisible()
    // Shown once more: the same invoice, in the same window.
    const show = modal(page).getByRole('button', { name: 'Show payment window' })
    await expect(show).toBeFocused()
    await expectAccessible()
    await show.press('Enter')
    await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Invoice of $25.00')
    expect(await invoicesAsked(page)).toHaveLength(1)
    await payment.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL(cardPage)
    await expect(modal(page)).toHaveCount(0)
    await expectTold(page, '$25.00 is on its way\n\nTravel will hold $125.10 once the payment is confirmed.')
    // Goes on by itself, and stays open for a user who wants to see it.
    await expect(payment.getByRole('status')).toHaveText('Complete')
    await expectTold(page, '$25.00 has arrived\n\nTravel now holds $125.10.')
    await closeWindow(payment)
    await page.goBack()
    await expect(page.getByRole('listitem').getByText('$125.10')).toBeVisible()
  })
}

test('CARD-159 CARD-165 keeps the form when the window is closed unpaid, and is paid by the next', async ({
  page,
  account,
}) => {
  await account('cardholder', { cards, invoices: [] })
  await open(page)
  await amount(page).fill('25')
  const first = await windowBy(page, () => add(page).click())
  await closeWindow(first)
  await expect(modal(page).getByText('Pay in the window')).toHaveCount(0)
  await expect(amount(page)).toHaveValue('25')
  expect(new URL(page.url()).pathname).toBe('/id/home')
  const second = await windowBy(page, () => add(page).click())
  await second.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(cardPage)
})

test('works by the keyboard alone, and gives the focus back', async ({ page, account }) => {
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
  const payment = await windowBy(page, () => page.keyboard.press('Enter'))
  await payment.keyboard.press('Tab')
  await expect(payment.getByRole('button', { name: 'Pay' })).toBeFocused()
  await payment.keyboard.press('Enter')
  await expect(page).toHaveURL(cardPage)
})

test('CARD-163 ERR-041 ERR-042 tells why there is no invoice, and tries again with what was typed', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder', { cards, invoices: [] })
  await breakCall(generate, { kind: 'status', status: 422, body: { error: 'This card takes no more today.' } })
  await breakCall(generate, { kind: 'garbage' })
  await open(page)
  await amount(page).fill('25')
  await add(page).click()
  const again = modal(page).getByRole('button', { name: 'Try Again' })
  const told = modal(page).getByRole('alert')
  await expect(told).toHaveText('Something went wrongThis card takes no more today.')
  await expect(again).toBeFocused()
  await expectAccessible()
  await again.click()
  await expect(amount(page)).toBeFocused()
  await expect(amount(page)).toHaveValue('25')
  await amount(page).press('Enter')
  await expect(told).toContainText('There was a problem processing your topup. Please check your amount and try again.')
  await again.click()
  await expect(add(page)).toBeEnabled()
})

test('F4 sends one top-up however often it is pressed while the provider takes its time', async ({ page, account }) => {
  await account('cardholder', { cards, invoices: [] })
  const letGo = await hold(page, generate)
  await open(page)
  await amount(page).fill('25')
  const payment = await windowBy(page, async () => {
    await add(page).dblclick()
    await amount(page).press('Enter')
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    await expect(amount(page)).not.toBeEditable()
    // Opened again it waits for the same one.
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    letGo()
  })
  expect(await invoicesAsked(page)).toHaveLength(1)
  await payment.close()
})

test('says that the browser blocked the window, and opens it by a press', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const allowed = window.open.bind(window)
    let times = 0
    // Neither within the press nor after it.
    window.open = (...how) => ((times += 1) <= 2 ? null : allowed(...how))
  })
  await account('cardholder', { cards, invoices: [] })
  await open(page)
  await amount(page).fill('25')
  await add(page).click()
  await expect(modal(page).getByRole('alert')).toHaveText(
    'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
  )
  await expectAccessible()
  const payment = await windowBy(page, () =>
    modal(page).getByRole('button', { name: 'Open the payment window' }).click(),
  )
  await payment.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(cardPage)
  expect(await invoicesAsked(page)).toHaveLength(1)
})

test('CARD-167 X9 is not ended by what others post', async ({ page, account }) => {
  await account('cardholder', { cards, invoices: [] })
  await open(page)
  await amount(page).fill('25')
  const payment = await windowBy(page, () => add(page).click())
  await page.evaluate(() => postMessage({ status: 'paid' }, location.origin))
  const other = await page.context().newPage()
  await other.goto('/invoice')
  await payment.evaluate(() => {
    const opener = window.opener as Window | null
    for (const data of ['paid', { status: 'new' }, { status: ['paid'] }, null])
      opener?.postMessage(data, location.origin)
  })
  await closeWindow(payment)
  await expect(modal(page).getByText('Pay in the window')).toHaveCount(0)
  await expect(amount(page)).toHaveValue('25')
})

test('offers it on the home page for cards of one programme only', async ({ page, account }) => {
  await account('cardholder', { cards: [{ provider: 'firstView' }, { provider: 'galileo' }] })
  await page.goto('/id/home')
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.getByRole('button', { name: /^Add funds to / })).toHaveCount(1)
  await expect(cards.last().getByRole('button')).toHaveCount(1)
  // The total is added to by the one card that takes money.
  await expect(page.getByRole('button', { name: 'Add funds', exact: true })).toHaveCount(1)
})
