import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Add funds' }).first()
const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Funds' })

const openModal = async (page: Page): Promise<void> => {
  await page.goto('/id/home')
  await opener(page).click()
  // With what it holds: the dialog is higher then, and its buttons are elsewhere.
  await expect(modal(page).getByLabel('Amount in US dollars')).toBeVisible()
}

/** A place of the page that no modal of at most 620 px reaches where the window is wide. */
const backdrop = { x: 12, y: 400 }

test.beforeEach(async ({ account }) => account('cardholder'))

test('SHELL-047 closes when its backdrop is clicked, and not by a click inside', async ({ page }) => {
  await openModal(page)
  await modal(page).getByRole('heading', { name: 'Add Funds' }).click()
  await expect(modal(page)).toBeVisible()
  await page.mouse.click(backdrop.x, backdrop.y)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHELL-047 stays when a press that began inside ends on the backdrop', async ({ page }) => {
  await openModal(page)
  const inside = await modal(page).getByRole('heading').boundingBox()
  if (inside === null) throw new Error('The heading has no place')
  await page.mouse.move(inside.x + 10, inside.y + 10)
  await page.mouse.down()
  await page.mouse.move(backdrop.x, backdrop.y)
  await page.mouse.up()
  await expect(modal(page)).toBeVisible()
})

test('SHELL-051 is never wider than 620 px, and below 768 px a sheet at the lower end of the window', async ({
  page,
}) => {
  await openModal(page)
  for (const width of [1920, 1280, 768, 700, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await modal(page).boundingBox())?.width, `at ${width} px`)
      .toBe(width < 768 ? Math.min(620, width) : 440)
    const end = await modal(page).evaluate((dialog) => innerHeight - dialog.getBoundingClientRect().bottom)
    expect(end === 0, `at ${width} px`).toBe(width < 768)
  }
})

test('SHELL-052 is a dialog that takes the focus in, keeps it, and gives it back when Esc closes it', async ({
  page,
}) => {
  await page.goto('/id/home')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  const isFocusInside = () => modal(page).evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(isFocusInside).toBe(true)
  // The browser's own controls come between the last and the first: the page behind never gets the focus.
  for (let turn = 0; turn < 6; turn += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    expect(place === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('SHELL-052 gives the focus back when its button closes it, as often as it is opened', async ({ page }) => {
  await openModal(page)
  for (let time = 0; time < 3; time += 1) {
    await modal(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(modal(page)).toBeVisible()
  }
})

test('SHELL-052 leaves the page behind where it was, and out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/id/home')
  await opener(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await opener(page).click()
  await expect(modal(page)).toBeVisible()
  await page.mouse.move(195, 300)
  // What a turn of the wheel does comes after it, but before the next: closed meanwhile, the modal would be out of the way.
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    addEventListener('wheel', ({ deltaX }) => deltaX !== 0 && requestAnimationFrame(() => resolve()))
    Object.assign(window, { turned: promise })
  })
  await page.mouse.wheel(0, 400)
  await page.mouse.wheel(1, 0)
  await page.evaluate('turned')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
