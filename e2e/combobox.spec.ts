import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { narrow, phone, wide } from './frame.ts'
import { address, addForm, currency, openAddresses } from './receiving-pages.ts'

/** Tests that operate the currency list with a pointer. They need a real browser, since the simulated DOM has no layout. */

const popup = (page: Page): Locator => page.locator(':popover-open')
const options = (page: Page): Locator => popup(page).getByRole('option')

const openForm = async (page: Page): Promise<void> => {
  await openAddresses(page)
  await page.getByRole('button', { name: 'Add Receiving Address' }).click()
  await expect(currency(page)).toBeVisible()
}

/** Returns the middle of an element on the screen, in CSS pixels. */
const middleOf = async (of: Locator): Promise<readonly [number, number]> => {
  const box = await of.boundingBox()
  if (box === null) throw new Error('It has no place')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** True if the topmost element at this point of the screen is `of` or inside `of`. */
const isOnTop = (of: Locator, [x, y]: readonly [number, number]): Promise<boolean> =>
  of.evaluate((element, [left, top]) => element.contains(document.elementFromPoint(left, top)), [x, y] as const)

test('RECV-025 the mouse wheel scrolls the currency list to its end; a click on the currency field opens or closes the list', async ({
  page,
  account,
}) => {
  await account('recipient')
  await openForm(page)
  for (const [name, viewport] of [
    ['narrow', narrow],
    ['phone', phone],
    ['wide', wide],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await currency(page).click()
      const last = options(page).last()
      const lastName = await last.getByRole('paragraph').first().innerText()
      const [x, y] = await middleOf(popup(page))
      await page.mouse.move(x, y)
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 5000)
      await expect(last).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(last, await middleOf(last))).toBe(true)
      // A list scrolled to its end does not scroll the page. The browser handles the wheel before the click that follows.
      await page.mouse.wheel(0, 5000)
      await page.mouse.click(...(await middleOf(last)))
      await expect(currency(page)).toHaveValue(lastName)
      await expect(popup(page)).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await currency(page).click()
      await options(page).filter({ hasText: 'Bitcoin' }).first().click()
      await expect(currency(page)).toHaveValue('Bitcoin')
    })
  const box = currency(page).locator('..')
  // Each of these parts of the currency field responds to a click: the icon of the currency, its code, and the arrow.
  for (const part of [
    box.locator('> span').first(),
    box.getByText('BTC', { exact: true }).first(),
    box.locator('> span').last().locator('svg'),
  ]) {
    const [x, y] = await middleOf(part)
    await address(page).focus()
    await page.mouse.click(x, y)
    await expect(currency(page)).toBeFocused()
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(x, y)
    await expect(currency(page)).toBeFocused()
    await expect(popup(page)).toHaveCount(0)
  }
  await expect(currency(page)).toHaveValue('Bitcoin')
  await expect(addForm(page)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('RECV-025 a swipe scrolls the currency list to its end, and a tap selects the last currency', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await openForm(page)
    await currency(page).tap()
    const last = options(page).last()
    const lastName = await last.getByRole('paragraph').first().innerText()
    const session = await page.context().newCDPSession(page)
    await expect(async () => {
      const [x, y] = await middleOf(popup(page))
      const at = (up: number) => [{ x, y: y - up }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const up of [60, 120, 180, 240])
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(up) })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(last).toBeInViewport({ ratio: 1, timeout: 100 })
    }).toPass({ intervals: [50] })
    await session.detach()
    await last.tap()
    await expect(currency(page)).toHaveValue(lastName)
    await expect(popup(page)).toHaveCount(0)
  })
})
