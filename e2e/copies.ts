import type { Page } from 'playwright/test'

/*
 * What a page puts on the clipboard. The page's own policy forbids reading it, so what is written is kept on its way;
 * it is written all the same.
 */
const key = 'e2e-copied'

/** Before the page is opened. */
export const watchCopies = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-write'])
  await page.addInitScript((name) => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = async (text) => {
      await write(text)
      Reflect.set(window, name, text)
    }
  }, key)
}

/** The last text that was copied; null: none. */
export const copiedIn = (page: Page): Promise<string | null> =>
  page.evaluate((name) => {
    const text: unknown = Reflect.get(window, name)
    return typeof text === 'string' ? text : null
  }, key)
