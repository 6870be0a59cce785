import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** How somebody works with a page: by keys alone, or by touch. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>
  /** Types into a field, in place of what stands there. */
  readonly type: (target: Locator, text: string) => Promise<void>
}

/** No page of the app has more controls to pass. */
const most = 80

/** With the Tab key, from wherever the focus is. */
const tabTo = async (target: Locator): Promise<Page> => {
  await expect(target).toBeVisible()
  const page = target.page()
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let turn = 0; turn < most && !(await isThere()); turn += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  return page
}

export const keys: Hands = {
  press: async (target) => (await tabTo(target)).keyboard.press('Enter'),
  type: async (target, text) => {
    const { keyboard } = await tabTo(target)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    await keyboard.type(text)
  },
}

export const fingers: Hands = {
  press: (target) => target.tap(),
  type: async (target, text) => {
    await target.tap()
    await target.fill(text)
  },
}
