import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** Way in which a test operates a page: with the keyboard only, or by touch. */
export interface InputMode {
  readonly press: (target: Locator) => Promise<void>
  /** Replaces the content of a field. */
  readonly type: (target: Locator, text: string) => Promise<void>
}

/** Number of Tab presses after which the test gives up: no page has this many controls. */
const maxControls = 80

/** Presses Tab until the target has the focus, starting from the element that has the focus now. */
const tabTo = async (target: Locator): Promise<Page> => {
  await expect(target).toBeVisible()
  const page = target.page()
  const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let turn = 0; turn < maxControls && !(await isFocused()); turn += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  return page
}

export const byKeyboard: InputMode = {
  press: async (target) => (await tabTo(target)).keyboard.press('Enter'),
  type: async (target, text) => {
    const { keyboard } = await tabTo(target)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    await keyboard.type(text)
  },
}

export const byTouch: InputMode = {
  press: (target) => target.tap(),
  type: async (target, text) => {
    await target.tap()
    await target.fill(text)
  },
}
