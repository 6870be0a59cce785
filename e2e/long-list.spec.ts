import { expect, type Page, test } from 'playwright/test'
import type { ListPage } from '../test/bench/list/rows.ts'
import { serveReferences } from '../test/bench/reference.ts'

let served: Awaited<ReturnType<typeof serveReferences>>

test.beforeAll(async () => {
  served = await serveReferences(['list'])
})
test.afterAll(() => void served.server.close())

const show = (page: Page, count: number): Promise<void> =>
  page.evaluate((rows) => (globalThis as unknown as { paydeckList: ListPage }).paydeckList.show(rows), count)

interface Row {
  readonly position: number
  readonly total: number
  readonly top: number
  readonly bottom: number
}

/** Returns the rows in document order, with their edges on the screen in CSS pixels. */
const rowsOf = (page: Page): Promise<ReadonlyArray<Row>> =>
  page.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      const [position, total] = ['posinset', 'setsize'].map((name) => Number(item.getAttribute(`aria-${name}`)))
      return { position: position ?? 0, total: total ?? 0, top, bottom }
    }),
  )

/** Expects that the rows on the screen follow each other without a gap and fill the screen. */
const expectNoGaps = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const seen = (await rowsOf(page)).filter(({ top, bottom }) => bottom > 0 && top < 800)
      const misplaced = seen.filter((line, index) => {
        const before = seen[index - 1]
        return before !== undefined && (Math.abs(before.bottom - line.top) > 1 || before.position + 1 !== line.position)
      })
      return { misplaced, isFull: (seen[0]?.top ?? 1) <= 0 && (seen.at(-1)?.bottom ?? 0) >= 800 }
    })
    .toEqual({ misplaced: [], isFull: true })
}

const focusedPosition = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? 0))

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top)

/** Starts to record the smallest scroll position. Returns a function that reads the recorded value. */
const recordLeastScroll = async (page: Page): Promise<() => Promise<number>> => {
  const lowest = await page.evaluateHandle(() => {
    const seen = { top: window.scrollY }
    window.addEventListener('scroll', () => {
      seen.top = Math.min(seen.top, window.scrollY)
    })
    return seen
  })
  return () => lowest.evaluate(({ top }) => Math.min(top, window.scrollY))
}

/** Inserts an element of this height, in CSS pixels, above the list. */
const insertAbove = (page: Page, height: number): Promise<void> =>
  page.evaluate((pixels) => {
    const [above = document.createElement('header')] = document.getElementsByTagName('header')
    document.body.prepend(above)
    above.style.blockSize = `${pixels}px`
  }, height)

test.beforeEach(async ({ page }) => {
  // Rows with long names wrap at this width and become higher than rows with short names.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${served.origin}/list/ours.html`)
  await page.waitForFunction(() => 'paydeckList' in globalThis)
})

test('P9 a list that grows to 310 rows keeps its scroll position and its focus, and renders fewer than 60 rows', async ({
  page,
}) => {
  await insertAbove(page, 500)
  // Makes every row higher than the list's estimate of the row height.
  await page.addStyleTag({ content: 'li { padding-block-end: 12px }' })
  await show(page, 290)
  await expect(page.locator('li')).toHaveCount(290)
  expect(new Set((await rowsOf(page)).map(({ top, bottom }) => Math.round(bottom - top))).size).toBeGreaterThan(1)
  const link = page.locator('li').nth(280).getByRole('link')
  await link.focus()
  await scrollTo(page, 1_000_000)
  const before = await link.evaluate((element) => element.getBoundingClientRect().top)
  const scrolled = await page.evaluate(() => window.scrollY)
  const least = await recordLeastScroll(page)

  await show(page, 310)
  await expect.poll(() => page.locator('li').count()).toBeLessThan(60)
  expect(await focusedPosition(page)).toBe(281)
  const focused = page.locator('li:focus-within a')
  await expect
    .poll(async () => Math.abs((await focused.evaluate((element) => element.getBoundingClientRect().top)) - before))
    .toBeLessThan(2)
  await expectNoGaps(page)
  expect(scrolled - (await least())).toBeLessThan(2)

  // A focused row stays in the document while it is off screen, so that Tab continues from there.
  await scrollTo(page, 600)
  await expectNoGaps(page)
  expect(await focusedPosition(page)).toBe(281)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focusedPosition(page)).toBeLessThan(281)

  await show(page, 50)
  await expect(page.locator('li')).toHaveCount(50)
  await scrollTo(page, 600)
  await expectNoGaps(page)
})

test('P10 a list of 10,000 rows has no gap and no duplicate at any scroll position, and the keyboard reaches every row', async ({
  page,
}) => {
  await show(page, 10_000)
  for (const top of [600, 5000, 200_000, 100_000, 10_000_000, 99_000]) {
    await scrollTo(page, top)
    await expectNoGaps(page)
    const all = await rowsOf(page)
    expect(all.length).toBeLessThan(60)
    expect(all.map(({ position }) => position)).toEqual(
      [...new Set(all.map(({ position }) => position))].toSorted((one, other) => one - other),
    )
    expect(new Set(all.map(({ total }) => total))).toEqual(new Set([10_000]))
    // The first and the last row are always in the document, so that the focus can enter the list there.
    expect([all[0]?.position, all.at(-1)?.position]).toEqual([1, 10_000])
  }
  // An element appears above the list while the browser does not adjust the scroll position.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  await insertAbove(page, 5000)
  await expectNoGaps(page)
  const first = (await rowsOf(page)).find(({ top }) => top > 0)?.position ?? 0
  await page.locator(`li[aria-posinset="${first}"] a`).focus()
  for (let next = first + 1; next <= first + 25; next += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedPosition(page)).toBe(next)
  }
  await expectNoGaps(page)
})
