import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/*
 * What a page says aloud for a second or two. A test that asks now and then looks away for as long on a busy machine,
 * so the page itself takes note of it.
 */
const key = 'e2e-told'

/** Before the page is opened. */
export const takeNote = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const told: Array<string> = []
    Reflect.set(window, name, told)
    const before = new WeakMap<Element, string>()
    // Under a modal dialog everything else is inert, and is not heard.
    const isHeard = (region: Element): boolean => {
      const modals = [...document.querySelectorAll('dialog:modal')]
      const isUnder = modals.length > 0 && !modals.some((modal) => modal.contains(region))
      return !isUnder && region.closest('[inert]') === null
    }
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>(':not(svg):is([role="status"], [role="alert"])')) {
        const text = region.checkVisibility() ? region.innerText.trim() : ''
        if (text !== '' && text !== before.get(region) && isHeard(region)) told.push(text)
        before.set(region, text)
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  }, key)
}

/** Something was said, since the page was opened or was last asked for the same. */
export const expectTold = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ([name, wanted]) => {
            const told = Reflect.get(window, name) as Array<string>
            const place = told.indexOf(wanted)
            if (place >= 0) told.splice(0, place + 1)
            return place >= 0 ? wanted : told.join('\n')
          },
          [key, text] as const,
        ),
      { message: `The page says: ${text}` },
    )
    .toBe(text)

/** How often something was said that begins with this line, since the page was opened. */
export const timesTold = (page: Page, line: string): Promise<number> =>
  page.evaluate(
    ([name, wanted]) =>
      (Reflect.get(window, name) as Array<string>).filter((one) => one.split('\n')[0] === wanted).length,
    [key, line] as const,
  )
