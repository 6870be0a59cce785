import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** The window or tab that opens by an act of the page; what goes wrong in it fails the test as well. */
export const openedBy = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const opening = page.context().waitForEvent('page')
  await act()
  const opened = await opening
  opened.on('pageerror', (error) => expect.soft(String(error)).toBe(''))
  opened.on('console', (message) => void (message.type() === 'error' && expect.soft(message.text()).toBe('')))
  return opened
}
