import type { Page } from 'playwright/test'
import type { Persona } from '../../e2e/fixtures.ts'
import { waitUntilLoaded, open } from '../../e2e/pages.ts'

/** Pictures by name. */
export type Taken = ReadonlyMap<string, Buffer>

const looks = {
  'wide-light': { width: 1280, colorScheme: 'light' },
  'tablet-dark': { width: 768, colorScheme: 'dark' },
  'phone-light': { width: 390, colorScheme: 'light' },
  'narrow-dark': { width: 320, colorScheme: 'dark' },
} as const

/** Returns the name of a screen, as in "home-cardholder". */
export const nameOf = (path: string, persona: Persona): string =>
  `${path.replace(/^\/(id\/)?|\?.*$/g, '').replaceAll('/', '-')}-${persona}`

/**
 * Takes full-page pictures until two consecutive ones are the same, and returns the last one. After a change of the
 * viewport, parts of the page move with a delay.
 */
const still = async (page: Page): Promise<Buffer> => {
  // The referral code is random, so every picture hides it.
  const mask = [page.getByRole('group', { name: 'Referral code' })]
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', mask })
  let picture = await take()
  for (let tries = 0; tries < 20; tries += 1) {
    const next = await take()
    if (next.equals(picture)) return next
    picture = next
  }
  throw new Error(`${page.url()} does not stand still`)
}

/** Takes pictures of one screen in every look. */
export const takeScreen = async (page: Page, path: string, name: string): Promise<Taken> => {
  const taken = new Map<string, Buffer>()
  for (const [look, { width, colorScheme }] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await (taken.size === 0 ? open(page, path) : waitUntilLoaded(page, path))
    taken.set(`${name}-${look}`, await still(page))
  }
  return taken
}
