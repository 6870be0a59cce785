import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/**
 * Name of the `window` property that holds the recorded announcements. A script in the page records them: some texts
 * disappear after a second, and a test that polls would miss them.
 */
const key = 'e2e-announcements'

/** Text that a live region has announced. */
interface Announcement {
  readonly text: string
  /** Text of the list item or table row that contains the live region; empty outside of rows. */
  readonly row: string
  /** False if the text is visible but not announced, since an open modal makes the live region inert. */
  readonly isAnnounced: boolean
}

/** Records the announcements of the page. Call it before the page is opened. */
export const recordAnnouncements = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const announcements: Array<Announcement> = []
    Reflect.set(window, name, announcements)
    const before = new WeakMap<Element, string>()
    const isAnnounced = (region: Element): boolean => {
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
          announcements.push({ text, row: rowOf(region), isAnnounced: isAnnounced(region) })
        before.set(region, text)
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  }, key)
}

const expectRecorded = (page: Page, expected: Announcement): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ([name, { text, row, isAnnounced }]) => {
            const announcements = Reflect.get(window, name) as Array<Announcement>
            const index = announcements.findIndex(
              (one) => one.text === text && one.row.includes(row) && (one.isAnnounced || !isAnnounced),
            )
            if (index >= 0) announcements.splice(0, index + 1)
            return index >= 0 ? text : announcements.map((one) => `${one.text} (${one.row})`).join('\n')
          },
          [key, expected] as const,
        ),
      { message: `The page says: ${expected.text} (${expected.row})` },
    )
    .toBe(expected.text)

/**
 * Waits until `text` has been announced. Each call skips the announcements up to the one that the previous call found.
 * @param row part of the text of the row that contains the live region; if empty, the live region may be anywhere
 */
export const expectAnnounced = (page: Page, text: string, row = ''): Promise<void> =>
  expectRecorded(page, { text, row, isAnnounced: true })

/** Waits until a live region contains `text`, even if an open modal prevents the announcement. */
export const expectShown = (page: Page, text: string): Promise<void> =>
  expectRecorded(page, { text, row: '', isAnnounced: false })

/**
 * Returns how many announcements have the first line `line`. Announcements that `expectAnnounced` has found or skipped do
 * not count.
 */
export const announcementCount = (page: Page, line: string): Promise<number> =>
  page.evaluate(
    ([name, expected]) =>
      (Reflect.get(window, name) as Array<Announcement>).filter(
        ({ text, isAnnounced }) => isAnnounced && text.split('\n')[0] === expected,
      ).length,
    [key, line] as const,
  )
