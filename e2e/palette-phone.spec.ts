import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { openHome, palette, paletteButton, paletteField, paletteRow } from './palette-page.ts'

test.use({ viewport: phone, hasTouch: true })

const openByTap = async (page: Page): Promise<void> => {
  await paletteButton(page).tap()
  await expect(paletteField(page)).toBeFocused()
}

/** Expects that the present history entry is the one of the page, and not that of an overlay. */
const expectNoOverlayEntry = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state) ?? '')).not.toContain('overlay')

/** Simulates an on-screen keyboard that covers a part of the window, since Chromium on a computer has none. */
const showKeyboard = (page: Page, visibleHeight: number): Promise<void> =>
  page.evaluate((height) => {
    if (visualViewport === null) return
    Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true })
    visualViewport.dispatchEvent(new Event('resize'))
  }, visibleHeight)

test('CMD-001 on a phone, Back closes the palette and stays on the page; the next Back leaves the page', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await page.goto('/id/crypto-payments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/id/home')
  await openByTap(page)
  await page.goBack()
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL('/id/home')
  await expect(paletteButton(page)).toBeFocused()
  await openByTap(page)
  await palette(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(palette(page)).toHaveCount(0)
  await expectNoOverlayEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/id/crypto-payments')
})

test('CMD-001 after a command that opens a page, Back returns to the page below the palette', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await openByTap(page)
  await paletteField(page).fill('crypto pay')
  await paletteRow(page, /^Crypto Payments/).tap()
  await expect(page).toHaveURL('/id/crypto-payments')
  await page.goBack()
  await expect(page).toHaveURL('/id/home')
  await expect(palette(page)).toHaveCount(0)
})

test('CMD-001 a command that opens a dialog leaves the dialog open, and no history entry of the palette', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await openByTap(page)
  await paletteField(page).fill('lock ev')
  await paletteRow(page, /^Lock Everyday/).tap()
  const dialog = page.getByRole('dialog', { name: 'Lock Everyday?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoOverlayEntry(page)
  await expect(dialog).toBeVisible()
})

test('CMD-011 on a phone the keyboard covers neither the field nor the results', async ({ page, account }) => {
  await account('cardholder')
  await openHome(page)
  await openByTap(page)
  await showKeyboard(page, 460)
  await expect.poll(async () => (await palette(page).boundingBox())?.height).toBe(460)
  await page.keyboard.press('End')
  const last = palette(page).getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(460)
  expect((await paletteField(page).boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await showKeyboard(page, phone.height)
  await expect.poll(async () => (await palette(page).boundingBox())?.height).toBe(phone.height)
})
