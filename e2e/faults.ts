import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** What a call may fail by, as the control API is told it. */
const faults = {
  'status 500': { kind: 'status', status: 500 },
  'status 429': { kind: 'status', status: 429, retryAfter: 1 },
  // A browser asks once more by itself.
  'a lost connection': { kind: 'drop', times: 40 },
  'an answer that cannot be read': { kind: 'garbage' },
} as const

/** Some of them for each place: what each is read as is the same for every call (test/transport). */
export const someFaults = (...names: ReadonlyArray<keyof typeof faults>) =>
  names.map((name) => [name, faults[name]] as const)

/** Lets the page make a call itself, once, that the document would answer beforehand; it is answered as usual. */
export const letAsk = async (page: Page, call: string): Promise<void> => {
  const response = await page.request.post('/sandbox/faults', { data: { call, kind: 'hang', delayMs: 0 } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Ends all faults of the account. */
export const mend = async (page: Page): Promise<void> => {
  expect((await page.request.delete('/sandbox/faults')).ok()).toBe(true)
}
