import type { Locator, Page } from 'playwright/test'
import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import { expectTold, takeNote } from './told.ts'

const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button')
const carousel = (page: Page): Locator => page.getByRole('dialog', { name: 'Details' })
const position = (page: Page): Locator => carousel(page).getByRole('status').first()
const step = (page: Page, name: 'Previous' | 'Next'): Locator => carousel(page).getByRole('button', { name })

const openAt = async (page: Page, index: number): Promise<void> => {
  await page.goto('/id/home')
  await expect(rows(page)).toHaveCount(5)
  await rows(page).nth(index).click()
  await expect(carousel(page)).toBeVisible()
}

/** Names that tell the slides apart. */
const merchants = ['Alder', 'Birch', 'Cedar', 'Douglas', 'Elm']
const invoices = merchants.map((merchantName) => ({ merchantName, itemCode: null }))

const expectSlide = async (page: Page, index: number): Promise<void> => {
  // One region says both, so that a move is read once.
  await expect(position(page)).toHaveText(`${merchants[index] ?? ''}, ${index + 1} of 5`)
  await expect(carousel(page).getByRole('heading', { name: merchants[index] ?? '' })).toBeVisible()
  await expect(carousel(page).getByRole('article')).toHaveCount(1)
}

test.describe('over five payments', () => {
  test.beforeEach(async ({ account }) => account('verified', { invoices }))

  for (const [name, size] of [
    ['wide', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test(`SHELL-053 covers the full screen: ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      await openAt(page, 0)
      await expect.poll(() => carousel(page).boundingBox()).toEqual({ x: 0, y: 0, ...size })
      // Whatever is seen anywhere on the screen belongs to the overlay.
      const covered = await carousel(page).evaluate((dialog) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].map((y) =>
            dialog.contains(document.elementFromPoint(innerWidth * x, innerHeight * y)),
          ),
        ),
      )
      expect(covered).not.toContain(false)
    })
  }

  test('SHELL-055 closes on Esc and gives the focus back to the row', async ({ page }) => {
    await openAt(page, 2)
    await expectSlide(page, 2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows(page).nth(2)).toBeFocused()
  })

  test('SHELL-055 closes by its button too', async ({ page }) => {
    await openAt(page, 1)
    await carousel(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('SHELL-056 SHELL-057 steps by the arrow keys, from one end to the other and no further', async ({ page }) => {
    await openAt(page, 0)
    for (const index of [1, 2, 3, 4]) {
      await page.keyboard.press('ArrowRight')
      await expectSlide(page, index)
    }
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 4)
    for (const index of [3, 2, 1, 0]) {
      await page.keyboard.press('ArrowLeft')
      await expectSlide(page, index)
    }
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 0)
  })

  test('SHELL-057 hears a key that comes at the moment it opens', async ({ page }) => {
    await page.addInitScript(() => {
      const opened = new MutationObserver(() => {
        if (document.querySelector('dialog[open][aria-label="Details"]') === null) return
        opened.disconnect()
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
      })
      opened.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    })
    await openAt(page, 0)
    await expectSlide(page, 1)
  })

  test('SHELL-059 SHELL-060 disables the buttons at the ends', async ({ page }) => {
    await openAt(page, 0)
    await expect(step(page, 'Previous')).toBeDisabled()
    await expect(step(page, 'Next')).toBeEnabled()
    for (const index of [1, 2, 3, 4]) {
      await step(page, 'Next').click()
      await expectSlide(page, index)
      await expect(step(page, 'Previous')).toBeEnabled()
    }
    await expect(step(page, 'Next')).toBeDisabled()
    // The focus was on the button that has just been disabled: the keys still work.
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('SHELL-059 SHELL-060 opens at the last row with its end known', async ({ page }) => {
    await openAt(page, 4)
    await expectSlide(page, 4)
    await expect(step(page, 'Next')).toBeDisabled()
    await expect(step(page, 'Previous')).toBeEnabled()
  })

  test('SHELL-055 closes on the way back in the history, and the page stays', async ({ page }) => {
    const isOnHome = () => expect(page).toHaveURL(/\/id\/home$/)
    await page.goto('/id/crypto-payments')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const open = async () => {
      await rows(page).nth(3).click()
      await expectSlide(page, 3)
    }
    await open()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows(page).nth(3)).toBeFocused()
    await isOnHome()

    // Closed otherwise, or lost by a reload, it takes no step of the way back.
    await open()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open()
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isOnHome()
    // What looks after the history comes a moment after the page.
    await page.waitForFunction('history.state?.overlay !== true')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Payments' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  /** A finger put down, moved in steps and lifted, as the browser gets it from a screen. */
  const swipe = async (page: Page, across: number, down = 0): Promise<void> => {
    const session = await page.context().newCDPSession(page)
    const at = (part: number) => [{ x: 195 + across * part, y: 400 + down * part }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }

  test('SHELL-058 shows the next slide after a swipe of 50 px to the left, the previous one after one to the right', async ({
    page,
    account,
  }) => {
    await account('verified', { invoices })
    await openAt(page, 1)
    await swipe(page, -50)
    await expectSlide(page, 2)
    await swipe(page, -180)
    await expectSlide(page, 3)
    await swipe(page, 50)
    await expectSlide(page, 2)
  })

  test('SHELL-058 takes shorter and upright movements for no swipe', async ({ page, account }) => {
    await account('verified', { invoices })
    await openAt(page, 0)
    await swipe(page, -49)
    await swipe(page, -49)
    await swipe(page, -60, 200)
    await swipe(page, -60)
    await expectSlide(page, 1)
    await swipe(page, 49)
    await swipe(page, -60)
    await expectSlide(page, 2)
  })
})

/** What the carousel says of a thing, by its name. */
const told = (page: Page, name: string): Locator =>
  carousel(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test('SHELL-054 PAY-083 PAY-089 tells the whole of payments, bill payments, donations and payouts', async ({
  page,
  account,
  expectAccessible,
}) => {
  const hour = 60
  await account('recipient', {
    payors: ['Lumen Payroll'],
    payouts: 1,
    // The fifth made-up payment pays bills, the fourth is a donation.
    invoices: [
      { merchantName: 'Alder Books', itemCode: null, minutesAgo: hour, status: 'paid' },
      { merchantName: 'Birch Tea', itemCode: null, minutesAgo: 90 * 24 * hour },
      { merchantName: 'Cedar Tools', itemCode: null, minutesAgo: 90 * 24 * hour },
      { merchantName: 'River Conservancy', itemCode: 'bitcoindonation', minutesAgo: 2 * hour },
      { itemCode: 'Bill Payment', minutesAgo: 3 * hour },
    ],
  })
  await watchCopies(page)
  await takeNote(page)
  await page.goto('/id/home')
  const kinds = [
    ['Payment', 'Alder Books'],
    ['Donation', 'River Conservancy'],
    ['Bill payment', 'Multiple merchants'],
    ['Payout', 'Lumen Payroll'],
  ] as const
  for (const [kind, name] of kinds) {
    const row = rows(page).filter({ hasText: name })
    await row.click()
    await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText(kind)
    await expect(carousel(page).getByRole('heading', { level: 3, name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row).toBeFocused()
  }

  await rows(page).first().click()
  await expect(carousel(page).getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /^Created, done/,
    /^Paid, done/,
    'Confirming',
    'Complete, still to come',
  ])
  for (const name of [
    'Price',
    'Exchange rate',
    'Subtotal',
    'Network cost',
    'Order id',
    'Transaction id',
    'Paid from',
  ]) {
    await expect(told(page, name)).toBeVisible()
  }
  await expect(carousel(page).getByRole('link', { name: 'View invoice' })).toHaveAttribute(
    'href',
    /^\/invoice\?v=4&id=/,
  )
  await carousel(page).getByRole('button', { name: 'Copy order id' }).click()
  await expectTold(page, 'Copied', 'Order id')
  await expectAccessible()

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await rows(page).filter({ hasText: 'Lumen Payroll' }).click()
  await expect(carousel(page).getByRole('heading', { level: 2 })).toHaveText('Payout')
  await expect(told(page, 'Paid to')).toHaveText('Savings')
  await expect(told(page, 'Confirmations')).toHaveText('1')
  // Copied, and found again, without the spaces that are seen.
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  await expect(told(page, 'Address')).toContainText(address)
  await carousel(page).getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => copiedIn(page)).toBe(address)
  await expectAccessible()
})
