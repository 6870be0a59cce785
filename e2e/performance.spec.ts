import type { Page } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { open } from './pages.ts'

interface Arriving {
  readonly persona: Persona
  /** What it shows last. */
  readonly last: string
  /** The calls behind it, which answer one after the other. */
  readonly calls: ReadonlyArray<string>
}

const routes: Readonly<Record<string, Arriving>> = {
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
}

/** What stood somewhere else before, as a share of the window. */
const shiftOf = async (page: Page, route: string, last: string, timeout?: number): Promise<unknown> => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { layout: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, route, timeout)
  await expect(page.getByRole('heading', { name: last })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // What the last of it moved is told after the paint.
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))),
  )
  return page.evaluate('layout.shift')
}

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
      expect(await shiftOf(page, route, last)).toBeLessThanOrEqual(0.02)
    })
  }
}

/** Notes which scripts have been asked for when the page is shown. */
const watchScripts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main[data-shown="true"]') === null) return
      observer.disconnect()
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      Object.assign(globalThis, { scripts: names.filter((name) => /^\/id\/assets\/.*\.js$/.test(name)) })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

for (const route of ['/id/home', '/id/settings/security', '/id/settings/receiving-addresses']) {
  test(`P8 moves nothing by more than 0.02 while ${route} and its code arrive on a phone on slow 3G`, async ({
    page,
    account,
  }) => {
    const { persona, last } = routes[route] ?? { persona: 'cardholder', last: '' }
    await page.setViewportSize({ width: 390, height: 844 })
    await account(persona)
    const devtools = await page.context().newCDPSession(page)
    const bytesPerSecond = 400_000 / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await watchScripts(page)
    const document = page.waitForResponse((response) => new URL(response.url()).pathname === route)
    expect(await shiftOf(page, route, last, 30_000)).toBeLessThanOrEqual(0.02)
    // Found step by step, each would have taken a round trip more.
    const html = await (await document).text()
    const scripts = (await page.evaluate('scripts')) as ReadonlyArray<string>
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((name) => !html.includes(name))).toEqual([])
  })
}
