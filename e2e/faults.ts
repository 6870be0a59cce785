import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/**
 * Makes the sandbox omit the response of `call` from the HTML of the next page load. The page then sends the call itself,
 * and the call succeeds.
 */
export const omitFromDocument = async (page: Page, call: string): Promise<void> => {
  const response = await page.request.post('/sandbox/faults', { data: { call, kind: 'hang', delayMs: 0 } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Removes all faults of the account. */
export const clearFaults = async (page: Page): Promise<void> => {
  expect((await page.request.delete('/sandbox/faults')).ok()).toBe(true)
}
