import { expect, test } from './fixtures.ts'

const routes = ['/id/home']

for (const route of routes) {
  test(`P8 moves nothing by more than 0.02 while ${route} arrives`, async ({ page, account }) => {
    await account('cardholder')
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(globalThis, { layout: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate('layout.shift')).toBeLessThanOrEqual(0.02)
  })
}
