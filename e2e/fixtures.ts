import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'
import { withNetwork } from './network.ts'
import { collectErrors } from './page-errors.ts'

export { expect }

export type Persona = 'shopper' | 'verified' | 'cardholder' | 'merchant' | 'recipient' | 'abroad' | 'bills' | 'heavy'

/** Fields in which an account differs from its persona. The sandbox's control API defines their names. */
export type Overrides = Readonly<Record<string, unknown>>

interface Fixtures {
  /** Signs the browser in to a new account. */
  readonly account: (persona: Persona, overrides?: Overrides) => Promise<void>
  /** Makes calls of this account fail from now on: `await breakCall('GetDebitCards', { kind: 'status', status: 500 })`. */
  readonly breakCall: (call: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Console messages that this test causes on purpose. Every other error fails the test. */
  readonly expectedErrors: Array<RegExp>
  /**
   * Expects that the page, or the popup window `shown`, has no accessibility fault. The selector `part` limits the check to
   * an element.
   */
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
      // Waits until transitions have ended, since colours are intermediate during a transition. Ignores endless animations,
      // such as a spinner.
      await shown.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map(({ finished }) => finished),
        ),
      )
      // Turns transitions off while the check runs.
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
