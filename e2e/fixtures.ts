import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'
import { withNetwork } from './network.ts'
import { collectErrors } from './page-errors.ts'

export { expect }

export type Persona = 'shopper' | 'verified' | 'cardholder' | 'merchant' | 'recipient' | 'abroad' | 'bills' | 'heavy'

/** Fields of an account that differ from its persona's, named as in the sandbox's control API. */
export type Overrides = Readonly<Record<string, unknown>>

interface Fixtures {
  /** Signs the browser in to a new account. */
  readonly account: (persona: Persona, overrides?: Overrides) => Promise<void>
  /** Makes calls of this account fail from now on: `await breakCall('GetDebitCards', { kind: 'status', status: 500 })`. */
  readonly breakCall: (call: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Console messages that this test causes on purpose. Every other error fails the test. */
  readonly expectedErrors: Array<RegExp>
  /** Expects no accessibility fault in the page, or in the window `shown`. `part` is a selector that limits the check. */
  readonly expectAccessible: (shown?: Page, part?: string) => Promise<void>
}

/**
 * Test function of the browser tests. A test fails on an error in the console, an uncaught error, a violation of the
 * Content-Security-Policy, and any request to a foreign host.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => use([]),

  page: async ({ page, baseURL, expectedErrors }, use) => {
    await withNetwork(page.context())
    const errors = await collectErrors(page, baseURL)
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
  },

  account: async ({ context }, use) =>
    use(async (persona, overrides = {}) => {
      const response = await context.request.post('/sandbox/accounts', { data: { persona, overrides } })
      expect(response.status(), await response.text()).toBe(200)
    }),

  breakCall: async ({ context, expectedErrors }, use) =>
    use(async (call, fault) => {
      expectedErrors.push(/Failed to load resource/)
      const response = await context.request.post('/sandbox/faults', { data: { call, ...fault } })
      expect(response.status(), await response.text()).toBe(200)
    }),

  expectAccessible: async ({ page }, use) =>
    use(async (shown = page, part = 'html') => {
      // Colours are between two states during a transition. Endless animations, such as a spinner, are not awaited.
      await shown.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map(({ finished }) => finished),
        ),
      )
      // Prevents transitions during the check.
      await shown.evaluate(() => {
        const still = new CSSStyleSheet()
        still.replaceSync('*, ::before, ::after { transition: none !important }')
        document.adoptedStyleSheets.push(still)
      })
      // Legacy mode opens no blank page to collect its results and takes half the time. It skips frames of other origins.
      const { violations } = await new AxeBuilder({ page: shown }).setLegacyMode().include(part).analyze()
      await shown.evaluate(() => void document.adoptedStyleSheets.pop())
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }),
})
