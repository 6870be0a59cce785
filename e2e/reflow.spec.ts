import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, looksOf, menuButton, narrow, phone, rows, wide, labelOf } from './frame.ts'
import { expectLayout, horizontalOverflow, smallTargets } from './layout.ts'
import { waitUntilLoaded, open, routes } from './pages.ts'

/** Returns the numbers that a line break separates from their sign. */
const splitNumbers = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: Array<string> = []
    while (texts.nextNode() !== null) {
      const { currentNode: node } = texts
      const text = node.textContent ?? ''
      if (!/^[−+]\S*\d/.test(text)) continue
      const [sign, figure] = [0, 1].map((at) => {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect().top
      })
      if (sign !== figure) found.push(text)
    }
    return found
  })

const tablet = { width: 768, height: 900 }

/** Pages that consist of rows. They must fit a window of 320 px even with text at 200%. */
const rowPages = /settings\/(profile|security)$/

test.describe('every page', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const [index, [path, persona]] of routes.entries()) {
    const looks = looksOf(index)
    // Starts with the narrowest window, since only phones show the list of settings.
    test(`${path} for the persona "${persona}" fits into 320 px, 200% zoom and 200% text, and is accessible: ${labelOf(looks)}`, async ({
      page,
      account,
      expectAccessible,
    }) => {
      test.slow()
      await account(persona)
      await page.setViewportSize(narrow)
      await open(page, path)
      await expectLayout(page, '320 px')
      for (const { size, colorScheme } of looks) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        await waitUntilLoaded(page, path)
        await expectLayout(page, `${size.width} px`)
        await expectAccessible()
        if (size === wide) continue
        // A window of 1280 px at 200% zoom has 640 CSS pixels.
        await page.setViewportSize({ width: 640, height: 400 })
        await expectLayout(page, '200% zoom')
      }
      await page.setViewportSize(tablet)
      await waitUntilLoaded(page, path)
      await expectLayout(page, '768 px')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect.poll(() => horizontalOverflow(page), 'letters of 200% in 768 px').toBe(0)
      await page.setViewportSize(wide)
      await expectLayout(page, 'letters of 200%')
      if (!rowPages.test(path)) return
      await page.setViewportSize(narrow)
      await expectLayout(page, 'letters of 200% in 320 px')
    })
  }
})

test('menus, modal and payment details fit into 320 px, and a minus sign is on the same line as its amount', async ({
  page,
  account,
}) => {
  await account('cardholder', { invoices: [{ price: '1234567890123456.78', status: 'complete', minutesAgo: 60 }] })
  await page.setViewportSize(narrow)
  await open(page, '/id/home')
  const amount = '−$1,234,567,890,123,456.78'
  await expect(page.getByText(amount)).toBeVisible()
  expect(await splitNumbers(page)).toEqual([])
  const openers = [
    accountButton(page),
    menuButton(page),
    page.getByRole('button', { name: 'Add funds' }).first(),
    rows(page).first(),
  ]
  const opened = page.locator('[data-open="true"], dialog[open]')
  for (const opener of openers) {
    await opener.click()
    // The dialog opens one frame after the click.
    await expect(opened).toBeVisible()
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-open="true"], dialog[open]')].flatMap((box) =>
          [box, ...box.querySelectorAll('*')]
            .map((element) => element.getBoundingClientRect())
            .filter(({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1)),
        ).length,
    )
    expect(outside).toBe(0)
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
  await rows(page).first().click()
  await expect(opened.getByText(amount)).toBeVisible()
  expect(await splitNumbers(page)).toEqual([])
})

test('buttons and links are at least 44 px high and wide on a phone', async ({ page, account }) => {
  await account('cardholder', { firstName: '' })
  await page.setViewportSize(phone)
  await open(page, '/id/home')
  await menuButton(page).click()
  expect(await smallTargets(page)).toEqual([])
})

for (const [windowName, size] of [
  ['phone', phone],
  ['narrow', narrow],
  ['tablet', { width: 1024, height: 768 }],
] as const) {
  test(`at the end of home, the chat button does not cover the appearance options, window size: ${windowName}`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize(size)
    await account('cardholder')
    await open(page, '/id/home')
    await page.mouse.move(size.width / 2, size.height / 2)
    // Repeats the wheel event, since the first one may come before the page can scroll or has its full height.
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      expect(await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)).toBe(true)
    }).toPass({ timeout: 10_000 })
    for (const name of ['Dark', 'Light', 'System']) {
      await page.getByText(name, { exact: true }).click()
      await expect(page.getByRole('radio', { name })).toBeChecked()
    }
  })
}
