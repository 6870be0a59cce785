import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Add funds' }).first()
const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Funds' })

const expectOpen = async (page: Page): Promise<void> => {
  // Waits for the content of the dialog, since the dialog grows and its buttons move when the content loads.
  await expect(modal(page).getByLabel('Amount in US dollars')).toBeVisible()
}
const expectClosed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
}

/** Point on the backdrop, in CSS pixels. In a wide window no modal covers it: modals are at most 620 px wide. */
const backdrop = { x: 12, y: 400 }

test.beforeEach(async ({ account }) => account('cardholder'))

test('SHELL-047 SHELL-051 SHELL-052 an open modal traps the focus and is at most 620 px wide; closing it restores the focus', async ({
  page,
}) => {
  await open(page, '/id/home')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page)
  await test.step('the page behind never gets the focus', async () => {
    await expect(modal(page).locator(':focus')).toHaveCount(1)
    // From the last control of the modal, Tab goes to the browser's own controls and then back to the first control.
    for (let turn = 0; turn < 6; turn += 1) {
      await page.keyboard.press('Tab')
      const focusedTag = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
      expect(focusedTag === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(
        true,
      )
    }
  })
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await test.step('its button and its backdrop close it', async () => {
    for (const leave of [
      () => modal(page).getByRole('button', { name: 'Close' }).first().click(),
      () => page.mouse.click(backdrop.x, backdrop.y),
      () => modal(page).getByRole('button', { name: 'Close' }).first().click(),
    ]) {
      await opener(page).click()
      await expectOpen(page)
      await leave()
      await expectClosed(page)
    }
  })
  await opener(page).click()
  await expectOpen(page)
  await test.step('a press that begins inside never closes the modal', async () => {
    await modal(page).getByRole('heading', { name: 'Add Funds' }).click()
    const inside = await modal(page).getByRole('heading').boundingBox()
    if (inside === null) throw new Error('The heading has no place')
    await page.mouse.move(inside.x + 10, inside.y + 10)
    await page.mouse.down()
    await page.mouse.move(backdrop.x, backdrop.y)
    await page.mouse.up()
    await expect(modal(page)).toBeVisible()
  })
  await test.step('below 768 px the modal is a sheet at the lower edge of the window', async () => {
    for (const width of [1920, 1280, 768, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => (await modal(page).boundingBox())?.width, `at ${width} px`)
        .toBe(width < 768 ? Math.min(620, width) : 440)
      const end = await modal(page).evaluate((dialog) => innerHeight - dialog.getBoundingClientRect().bottom)
      expect(end === 0, `at ${width} px`).toBe(width < 768)
    }
  })
})

test('SHELL-052 an open modal prevents the page behind it from scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/id/home')
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY)
  await opener(page).click()
  await expectOpen(page)
  const before = await scrolled()
  // Turns the mouse wheel with the pointer over the modal (y 300), then over its backdrop (y 20).
  for (const y of [300, 20]) {
    await page.mouse.move(195, y)
    await page.mouse.wheel(0, 400)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The browser handles wheel events in order: once this event scrolls the page, the earlier wheel events have been handled.
  await page.mouse.move(195, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 10)
    await expect.poll(scrolled, { timeout: 1_000 }).toBeGreaterThan(before)
  }).toPass({ timeout: 15_000 })
  expect(await scrolled()).toBeLessThan(before + 400)
})
