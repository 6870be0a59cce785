import type { Page } from 'playwright/test'

/**
 * While the page is in a hurry, waiting is cut to a sixth of what the app asks for, so that no test waits half a minute.
 * Only what hangs may meet that: what is to be answered has its whole time, on a busy machine too.
 */
export const mayHurry = async (page: Page, isInHurry: boolean): Promise<void> => {
  await page.addInitScript((from) => {
    Object.assign(globalThis, { isInHurry: from })
    const timeoutAfter = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeoutAfter(Reflect.get(globalThis, 'isInHurry') === true ? ms / 6 : ms)
  }, isInHurry)
}
export const setHurry = (page: Page, isInHurry: boolean): Promise<void> =>
  page.evaluate((now) => void Object.assign(globalThis, { isInHurry: now }), isInHurry)
