import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** Lets the page make a call itself, once, that the document would answer beforehand; it is answered as usual. */
export const letAsk = async (page: Page, call: string): Promise<void> => {
  const response = await page.request.post('/sandbox/faults', { data: { call, kind: 'hang', delayMs: 0 } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Ends all faults of the account. */
export const mend = async (page: Page): Promise<void> => {
  expect((await page.request.delete('/sandbox/faults')).ok()).toBe(true)
}
