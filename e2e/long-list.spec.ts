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

interface Line {
  readonly position: number
  readonly total: number
  readonly top: number
  readonly bottom: number
}

/** The rows in the document, in its order, and where on the screen they stand. */
const lines = (page: Page): Promise<ReadonlyArray<Line>> =>
  page.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      const [position, total] = ['posinset', 'setsize'].map((name) => Number(item.getAttribute(`aria-${name}`)))
      return { position: position ?? 0, total: total ?? 0, top, bottom }
    }),
  )

/** Of the rows on the screen each begins where the one before ends, and they fill it. */
const expectWhole = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const seen = (await lines(page)).filter(({ top, bottom }) => bottom > 0 && top < 800)
      const torn = seen.filter((line, index) => {
        const before = seen[index - 1]
        return before !== undefined && (Math.abs(before.bottom - line.top) > 1 || before.position + 1 !== line.position)
      })
      return { torn, isFull: (seen[0]?.top ?? 1) <= 0 && (seen.at(-1)?.bottom ?? 0) >= 800 }
    })
    .toEqual({ torn: [], isFull: true })
}

const focusedPosition = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? 0))

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top)

/** Takes note from now on of how far up the page was moved, however shortly; gives what tells it. */
const leastScrolled = async (page: Page): Promise<() => Promise<number>> => {
  const least = await page.evaluateHandle(() => {
    const seen = { top: window.scrollY }
    window.addEventListener('scroll', () => {
      seen.top = Math.min(seen.top, window.scrollY)
    })
    return seen
  })
  return () => least.evaluate(({ top }) => Math.min(top, window.scrollY))
}

/** What stands above the list, as high as said. */
const putAbove = (page: Page, height: number): Promise<void> =>
  page.evaluate((pixels) => {
    const [above = document.createElement('header')] = document.getElementsByTagName('header')
    document.body.prepend(above)
    above.style.blockSize = `${pixels}px`
  }, height)

test.beforeEach(async ({ page }) => {
  // So narrow that rows with long names are higher than the others.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${served.origin}/list/ours.html`)
  await page.waitForFunction(() => 'paydeckList' in globalThis)
})

test('P9 a list that grows long keeps its place, its focus, and few rows in the document', async ({ page }) => {
  await putAbove(page, 500)
  // Higher than they are taken to be: all that stand there take more than is expected of all.
  await page.addStyleTag({ content: 'li { padding-block-end: 12px }' })
  await show(page, 290)
  await expect(page.locator('li')).toHaveCount(290)
  expect(new Set((await lines(page)).map(({ top, bottom }) => Math.round(bottom - top))).size).toBeGreaterThan(1)
  const link = page.locator('li').nth(280).getByRole('link')
  await link.focus()
  await scrollTo(page, 1_000_000)
  const before = await link.evaluate((element) => element.getBoundingClientRect().top)
  const scrolled = await page.evaluate(() => window.scrollY)
  const least = await leastScrolled(page)

  await show(page, 310)
  await expect.poll(() => page.locator('li').count()).toBeLessThan(60)
  expect(await focusedPosition(page)).toBe(281)
  const focused = page.locator('li:focus-within a')
  await expect
    .poll(async () => Math.abs((await focused.evaluate((element) => element.getBoundingClientRect().top)) - before))
    .toBeLessThan(2)
  await expectWhole(page)
  expect(scrolled - (await least())).toBeLessThan(2)

  // Out of sight it stays where keys go on from.
  await scrollTo(page, 600)
  await expectWhole(page)
  expect(await focusedPosition(page)).toBe(281)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focusedPosition(page)).toBeLessThan(281)

  await show(page, 50)
  await expect(page.locator('li')).toHaveCount(50)
  await scrollTo(page, 600)
  await expectWhole(page)
})

test('P10 10,000 rows have no gap and no double wherever one scrolls, and keys reach each of them', async ({
  page,
}) => {
  await show(page, 10_000)
  for (const top of [600, 5000, 200_000, 100_000, 10_000_000, 99_000]) {
    await scrollTo(page, top)
    await expectWhole(page)
    const all = await lines(page)
    expect(all.length).toBeLessThan(60)
    expect(all.map(({ position }) => position)).toEqual(
      [...new Set(all.map(({ position }) => position))].toSorted((one, other) => one - other),
    )
    expect(new Set(all.map(({ total }) => total))).toEqual(new Set([10_000]))
    // Where keys come in from above and from below.
    expect([all[0]?.position, all.at(-1)?.position]).toEqual([1, 10_000])
  }
  // What stands above comes late, in a browser that does not scroll along with it.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  await putAbove(page, 5000)
  await expectWhole(page)
  const first = (await lines(page)).find(({ top }) => top > 0)?.position ?? 0
  await page.locator(`li[aria-posinset="${first}"] a`).focus()
  for (let next = first + 1; next <= first + 25; next += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedPosition(page)).toBe(next)
  }
  await expectWhole(page)
})
