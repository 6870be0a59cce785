import type { Locator, Page } from 'playwright/test'
import { type Persona, test } from './fixtures.ts'
import { open } from './pages.ts'
import { expectPicture, setType } from './picture.ts'

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

const screens: ReadonlyArray<readonly [name: string, path: string, persona: Persona]> = [
  ['home', '/id/home', 'cardholder'],
  ['home-shopper', '/id/home', 'shopper'],
  ['profile', '/id/settings/profile', 'cardholder'],
  ['security', '/id/settings/security', 'cardholder'],
  ['receiving', '/id/settings/receiving-addresses', 'recipient'],
  ['payments', '/id/crypto-payments', 'verified'],
]

for (const [name, path, persona] of screens) {
  test(`${name} looks as it did`, async ({ page, account }) => {
    // An address by chance would be of another length each time.
    await account(persona, { email: `${name}@picture.example` })
    for (const [look, { width, colorScheme }] of Object.entries(looks)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await setType(page)
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', mask: [...changing(page)] })
      await expectPicture(page, picture, `${name}-${look}`)
    }
  })
}
