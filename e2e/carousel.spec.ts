import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, rows, wide } from './frame.ts'

const carousel = (page: Page): Locator => page.getByRole('dialog', { name: 'Details' })
const position = (page: Page): Locator => carousel(page).getByRole('status').first()

/** Merchant names, one for each slide, which identify the slides. */
const merchants = ['Alder', 'Birch', 'Cedar', 'Douglas', 'Elm']
const invoices = merchants.map((merchantName) => ({ merchantName, itemCode: null }))

const openAt = async (page: Page, index: number): Promise<void> => {
  await rows(page).nth(index).click()
  await expect(carousel(page)).toBeVisible()
}

const expectSlide = async (page: Page, index: number): Promise<void> => {
  // The name and the position are in the same live region, so that a screen reader announces a change of slide only once.
  await expect(position(page)).toHaveText(`${merchants[index] ?? ''}, ${index + 1} of 5`)
  await expect(carousel(page).getByRole('heading', { name: merchants[index] ?? '' })).toBeVisible()
  await expect(carousel(page).getByRole('article')).toHaveCount(1)
}

const expectClosed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0)

/** Expects that the carousel fills the window and that no element covers it. */
const expectFullScreen = async (page: Page, size: typeof wide): Promise<void> => {
  await expect.poll(() => carousel(page).boundingBox()).toEqual({ x: 0, y: 0, ...size })
  const covered = await carousel(page).evaluate((dialog) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].map((y) =>
        dialog.contains(document.elementFromPoint(innerWidth * x, innerHeight * y)),
      ),
    ),
  )
  expect(covered).not.toContain(false)
}

/** Makes a script in the page press the right arrow key as soon as the carousel opens for the first time. */
const pressAsItOpens = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const opened = new MutationObserver(() => {
      if (document.querySelector('dialog[open][aria-label="Details"]') === null) return
      opened.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    })
    opened.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  })
}

test('SHELL-053 SHELL-055 SHELL-057 the carousel fills the window; closing it focuses the row that opened it', async ({
  page,
  account,
}) => {
  await account('verified', { invoices })
  await pressAsItOpens(page)
  await page.goto('/id/crypto-payments')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await openAt(page, 0)
  await expectSlide(page, 1)
  await expectFullScreen(page, wide)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(rows(page).first()).toBeFocused()

  await test.step('the browser’s back button closes the carousel and stays on the page', async () => {
    await openAt(page, 3)
    await expectSlide(page, 3)
    await page.goBack()
    await expectClosed(page)
    await expect(rows(page).nth(3)).toBeFocused()
    await expect(page).toHaveURL(/\/id\/home$/)
  })

  await test.step('a carousel closed by Escape or by a reload leaves no history entry', async () => {
    await openAt(page, 3)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await openAt(page, 3)
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
    await expectClosed(page)
    await expect(page).toHaveURL(/\/id\/home$/)
    // After a reload, separate code removes the carousel's history entry. This code loads shortly after the page.
    await page.waitForFunction('history.state?.overlay !== true')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Payments' })).toBeVisible()
    await expectClosed(page)
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone })

  /** Moves a finger across the touch screen in four steps. The distances are in CSS pixels. */
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

  test('SHELL-053 SHELL-058 a horizontal swipe of 50 px changes the slide; a shorter or a vertical swipe does not', async ({
    page,
    account,
  }) => {
    await account('verified', { invoices })
    await page.goto('/id/home')
    await openAt(page, 1)
    await expectSlide(page, 1)
    await expectFullScreen(page, phone)
    await swipe(page, -50)
    await expectSlide(page, 2)
    await swipe(page, -180)
    await expectSlide(page, 3)
    await swipe(page, 50)
    await expectSlide(page, 2)
    // Movements that are too short or too vertical for a swipe have no effect. The next swipe moves by one slide.
    await swipe(page, -49)
    await swipe(page, -49)
    await swipe(page, -60, 200)
    await swipe(page, -60)
    await expectSlide(page, 3)
    await swipe(page, 49)
    await swipe(page, -60)
    await expectSlide(page, 4)
  })
})
