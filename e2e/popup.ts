import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** Returns the window or tab that `act` opens. Errors in the new window fail the test, like errors in the page. */
export const openWindow = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const opening = page.context().waitForEvent('page')
  await act()
  const window = await opening
  window.on('pageerror', (error) => expect.soft(String(error)).toBe(''))
  window.on('console', (message) => void (message.type() === 'error' && expect.soft(message.text()).toBe('')))
  return window
}
