import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/*
 * What a page says aloud for a second or two. A test that asks now and then looks away for as long on a busy machine,
 * so the page itself takes note of it.
 */
const key = 'e2e-told'

/** Something that was said. */
interface Note {
  readonly text: string
  /** What stands in the row that it was said in, the nearest; '': in none. */
  readonly row: string
  /** Under a modal dialog everything else is inert: it is seen, and not heard. */
  readonly isHeard: boolean
}

/** Before the page is opened. */
export const takeNote = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const told: Array<Note> = []
    Reflect.set(window, name, told)
    const before = new WeakMap<Element, string>()
    const isHeard = (region: Element): boolean => {
      const modals = [...document.querySelectorAll('dialog:modal')]
      const isUnder = modals.length > 0 && !modals.some((modal) => modal.contains(region))
      return !isUnder && region.closest('[inert]') === null
    }
    const rowOf = (region: Element): string =>
      region.closest<HTMLElement>('li, tr, dl > div, [role="listitem"], [role="row"]')?.innerText ?? ''
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>(':not(svg):is([role="status"], [role="alert"])')) {
        const text = region.checkVisibility() ? region.innerText.trim() : ''
        if (text !== '' && text !== before.get(region))
          told.push({ text, row: rowOf(region), isHeard: isHeard(region) })
        before.set(region, text)
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  }, key)
}

const expectNote = (page: Page, wanted: Note): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ([name, { text, row, isHeard }]) => {
            const told = Reflect.get(window, name) as Array<Note>
            const place = told.findIndex(
              (one) => one.text === text && one.row.includes(row) && (one.isHeard || !isHeard),
            )
            if (place >= 0) told.splice(0, place + 1)
            return place >= 0 ? text : told.map((one) => `${one.text} (${one.row})`).join('\n')
          },
          [key, wanted] as const,
        ),
      { message: `The page says: ${wanted.text} (${wanted.row})` },
    )
    .toBe(wanted.text)

/**
 * Something was said, since the page was opened or was last asked for the same.
 * @param row stands in the row that it was said in; left out: wherever
 */
export const expectTold = (page: Page, text: string, row = ''): Promise<void> =>
  expectNote(page, { text, row, isHeard: true })

/** The same, also of what was only seen, under a dialog. */
export const expectSeen = (page: Page, text: string): Promise<void> =>
  expectNote(page, { text, row: '', isHeard: false })

/** How often something was said that begins with this line, since the page was opened. */
export const timesTold = (page: Page, line: string): Promise<number> =>
  page.evaluate(
    ([name, wanted]) =>
      (Reflect.get(window, name) as Array<Note>).filter(
        ({ text, isHeard }) => isHeard && text.split('\n')[0] === wanted,
      ).length,
    [key, line] as const,
  )
