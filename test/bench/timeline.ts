import type { Browser } from 'playwright'
import { median, slowed } from './browser.ts'
import { settle } from './interactions.ts'
import { takeWorstInput, watchInput } from './payments.ts'
import { type RunningSandbox, signIn } from './sandbox.ts'

/** Text that the bench types, a letter at a time. */
const typed = 'north'

/**
 * Measures how long a letter in the search of the timeline takes from the press to the next paint, in milliseconds, with
 * 20,000 entries. Returns the median of the worst letters of several visits.
 */
export const timelineSearch = async (browser: Browser, { origin }: RunningSandbox, runs: number): Promise<number> => {
  const worst: Array<number> = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin })
    await signIn(origin, 'heavy')(context)
    const page = await context.newPage()
    await page.addInitScript(watchInput)
    await page.goto('/id/activity')
    await page.locator('main li[data-index]').first().waitFor()
    await settle(page)
    await slowed(page)
    await takeWorstInput(page)
    await page.getByRole('searchbox').pressSequentially(typed, { delay: 120 })
    await settle(page)
    worst.push(await takeWorstInput(page))
    await context.close()
  }
  return median(worst)
}
