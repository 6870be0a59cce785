import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

/** What each route shows last, and the calls behind it, which answer one after the other. */
const routes = {
  '/id/home': { persona: 'cardholder', last: 'Prices', calls: [] },
  '/id/settings/profile': {
    persona: 'cardholder',
    last: 'About you',
    calls: ['getReferralStatus', 'GetReferralCode', 'GET /compliance/applications'],
  },
  '/id/settings/receiving-addresses': {
    persona: 'recipient',
    last: 'Your addresses',
    calls: ['GetPayors', 'GetPayoutProfiles', 'GetWallets', 'GetCurrencies', 'CanAcceptPayouts'],
  },
  '/id/settings/security': {
    persona: 'cardholder',
    last: 'Security history',
    calls: [
      'getSecuritySettings',
      'GET /auth/passkey/status',
      'GetPasskeyCredentials',
      'GET /auth/sessions',
      'GET /auth/security-history',
    ],
  },
} as const

for (const [route, { persona, last, calls }] of Object.entries(routes)) {
  for (const width of [1280, 390]) {
    test(`P8 moves nothing by more than 0.02 while ${route} arrives, however slowly, at ${width} px`, async ({
      page,
      account,
      breakCall,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await account(persona)
      for (const [index, call] of calls.entries()) {
        // eslint-disable-next-line no-await-in-loop -- each account's faults are one list
        await breakCall(call, { kind: 'hang', delayMs: 700 * (index + 1) })
      }
      await page.addInitScript(() => {
        const seen = { shift: 0 }
        Object.assign(globalThis, { layout: seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, route)
      await expect(page.getByRole('heading', { name: last })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      // What the last of it moved is told after the paint.
      await page.evaluate(
        () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))),
      )
      expect(await page.evaluate('layout.shift')).toBeLessThanOrEqual(0.02)
    })
  }
}
