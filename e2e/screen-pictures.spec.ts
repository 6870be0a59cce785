import type { Locator, Page } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { arrived, open } from './pages.ts'
import { expectPicture, setType, still } from './picture.ts'

const looks = {
  'wide-light': { width: 1280, colorScheme: 'light' },
  'tablet-dark': { width: 768, colorScheme: 'dark' },
  'phone-light': { width: 390, colorScheme: 'light' },
  'narrow-dark': { width: 320, colorScheme: 'dark' },
} as const

/** What says another thing each day, or in each account: a plain box stands for it. */
const changing = (page: Page): ReadonlyArray<Locator> => [
  page.locator('time'),
  page.locator('main img'),
  page.getByRole('region', { name: 'Prices' }).getByRole('listitem'),
]

/**
 * Replaces dates and approval times by fixed ones, also after each change of the page: their widths depend on the day, and
 * a longer one may take another line.
 */
const settleDates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const settled = (text: string): string =>
      text
        .replace(/^Approved on .* at .*$/su, 'Approved on a day.')
        .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/gu, 'Jan 10, 2026')
    const settle = (): void => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const { currentNode: node } = texts
        const text = node.nodeValue ?? ''
        if (settled(text) !== text) node.nodeValue = settled(text)
      }
    }
    new MutationObserver(settle).observe(document.body, { subtree: true, childList: true, characterData: true })
    settle()
  })

/** `last` is a heading of what comes last on a page, where that is after the page itself. */
const screens: ReadonlyArray<readonly [name: string, path: string, persona: Persona, last?: string]> = [
  ['home', '/id/home', 'cardholder'],
  ['home-shopper', '/id/home', 'shopper'],
  ['profile', '/id/settings/profile', 'cardholder'],
  ['security', '/id/settings/security', 'cardholder'],
  ['receiving', '/id/settings/receiving-addresses', 'recipient'],
  ['payments', '/id/crypto-payments', 'verified', 'Export what is listed'],
  // Bills themselves say other days each day.
  ['bill-pay', '/id/bill-pay', 'shopper'],
]

for (const [name, path, persona, last] of screens) {
  test(`${name} looks as it did`, async ({ page, account }, { retry }) => {
    // An address by chance would be of another length each time.
    await account(persona, { email: `${name}-${retry}@picture.example` })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    if (name === 'profile') {
      // The picture of its user is looked for once the page is there.
      await expect(page.getByRole('main').locator('img')).toBeVisible()
    }
    await settleDates(page)
    if (name === 'profile') await expect(page.getByText('Approved on a day.')).toBeVisible()
    await setType(page)
    for (const [look, { width, colorScheme }] of Object.entries(looks)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      // Another width may have parts of its own, which come a moment later.
      await arrived(page, path)
      if (last !== undefined) await expect(page.getByRole('heading', { name: last })).toBeVisible()
      const take = () => page.screenshot({ fullPage: true, animations: 'disabled', mask: [...changing(page)] })
      await expectPicture(page, await still(page, take), `${name}-${look}`)
    }
  })
}
