import { expect, type Page } from 'playwright/test'

/** Waits for `ms` milliseconds, and then until the browser reports that the page is idle. */
const waitUntilIdle = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((time) => new Promise((done) => setTimeout(() => requestIdleCallback(done), time)), ms)

/** Waits until a count has not changed for a second and the page is idle. Returns the count. */
export const stableCount = async (page: Page, count: () => number | Promise<number>): Promise<number> => {
  let before = await count()
  await expect
    .poll(
      async () => {
        await waitUntilIdle(page, 1000)
        const [last, now] = [before, await count()]
        before = now
        return now === last
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return before
}
