import type { Page } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { phone, wide } from './frame.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'

// Skeletons and the spinner are animated, as for most users.
test.use({ reducedMotion: 'no-preference' })

interface PageLoad {
  /** Heading of the panel that loads last. */
  readonly last: string
  /** Calls of the page. The test delays their responses, so that they arrive in this order. */
  readonly calls: ReadonlyArray<string>
}

const home: PageLoad = { last: 'Prices', calls: [] }
const settings: Readonly<Record<string, PageLoad>> = {
  '/id/settings/profile': {
    last: 'About you',
    calls: ['getReferralStatus', 'GetReferralCode', 'GET /compliance/applications'],
  },
  '/id/settings/receiving-addresses': {
    last: 'Your addresses',
    calls: ['GetPayors', 'GetPayoutProfiles', 'GetWallets', 'GetCurrencies', 'CanAcceptPayouts'],
  },
  '/id/settings/security': {
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

for (const [windowName, size] of Object.entries({ wide, phone })) {
  test(`P8 the layout shifts by at most 0.02 while the parts of a page load one after another, window size: ${windowName}`, async ({
    page,
    account,
    breakCall,
  }) => {
    await page.setViewportSize(size)
    await recordShifts(page)
    await account('recipient', {
      accessTypes: ['visaCard', 'galileo'],
      experiments: ['NADebitCard'],
      cards: [{ provider: 'galileo' }, { provider: 'firstView' }],
    })
    expect.soft(await shiftOf(page, '/id/home', home.last), 'home').toBeLessThanOrEqual(0.02)
    for (const [route, { last, calls }] of Object.entries(settings)) {
      for (const [index, call] of calls.entries()) {
        // eslint-disable-next-line no-await-in-loop -- each account's faults are one list
        await breakCall(call, { kind: 'hang', delayMs: 300 * (index + 1) })
      }
      expect.soft(await shiftOf(page, route, last), route).toBeLessThanOrEqual(0.02)
    }
  })
}

/** Pages with lists, each with the persona that opens it and the heading that appears last. */
const lists: Readonly<Record<string, readonly [Persona, string]>> = {
  '/id/activity': ['cardholder', 'Activity'],
  '/id/activity/statements': ['cardholder', 'Days begin in'],
  '/id/bill-pay': ['bills', 'Your Bills'],
}

for (const [windowName, size] of Object.entries({ wide, phone })) {
  for (const [route, [persona, last]] of Object.entries(lists)) {
    test(`P8 on a slow processor, the layout of ${route} shifts by at most 0.02, window size: ${windowName}`, async ({
      page,
      account,
    }) => {
      await page.setViewportSize(size)
      await recordShifts(page)
      await account(persona)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      expect(await shiftOf(page, route, last, 60_000)).toBeLessThanOrEqual(0.02)
    })
  }
}

/** Records the scripts that the browser has requested when the content of the page first appears. */
const recordScripts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main[data-shown="true"]') === null) return
      observer.disconnect()
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      Object.assign(globalThis, { scripts: names.filter((name) => /^\/id\/assets\/.*\.js$/.test(name)) })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

test('P8 the layout shifts by at most 0.02 while a page loads on a phone with a slow 3G connection', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await recordShifts(page)
  await recordScripts(page)
  await account('cardholder')
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  for (const [route, last, reducedMotion] of [
    ['/id/home', home.last, 'no-preference'],
    ['/id/settings/security', 'Security history', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await devtools.send('Network.clearBrowserCache')
    const document = page.waitForResponse((response) => new URL(response.url()).pathname === route)
    expect.soft(await shiftOf(page, route, last, 30_000), route).toBeLessThanOrEqual(0.02)
    // The HTML names every script, since the browser would request any other script one round trip later.
    const html = await (await document).text()
    const scripts = (await page.evaluate('scripts')) as ReadonlyArray<string>
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((name) => !html.includes(name))).toEqual([])
  }
})
