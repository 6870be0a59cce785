import { expect, type Page } from 'playwright/test'

/** Waits for `ms` milliseconds, then until the page is idle. On a busy machine this takes longer. */
const waitUntilIdle = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((time) => new Promise((done) => setTimeout(() => requestIdleCallback(done), time)), ms)

/** Returns a count after it was stable for a second and the page was idle. */
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
