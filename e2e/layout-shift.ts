import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { open } from './pages.ts'

/** Records the sum of all layout shifts of each loaded document (Cumulative Layout Shift, without unit). */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { layout: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens a page and returns the sum of its layout shifts until it has loaded completely. */
export const shiftOf = async (page: Page, route: string, last: string, timeout?: number): Promise<unknown> => {
  await open(page, route, timeout)
  await expect(page.getByRole('heading', { name: last })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // Waits two frames, since the browser reports a layout shift only after its paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
  return page.evaluate('layout.shift')
}
