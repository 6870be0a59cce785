import type { Page } from 'playwright/test'

/**
 * Name of the `window` property that holds the last copied text. The permissions policy of the page forbids reading the
 * clipboard, so a wrapper of `writeText` records each text.
 */
const key = 'e2e-copied'

/** Records copied texts. Call it before the page is opened. */
export const recordCopies = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-write'])
  await page.addInitScript((name) => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = async (text) => {
      await write(text)
      Reflect.set(window, name, text)
    }
  }, key)
}

/** Returns the last copied text, or null. */
export const lastCopied = (page: Page): Promise<string | null> =>
  page.evaluate((name) => {
    const text: unknown = Reflect.get(window, name)
    return typeof text === 'string' ? text : null
  }, key)
