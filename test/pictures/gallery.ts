import type { Page } from 'playwright'
import type { Taken } from './screens.ts'

/** Settings of a picture: viewport width, appearance, text size and forced colours. */
interface Look {
  readonly width: number
  readonly appearance: 'light' | 'dark'
  readonly forcedColors?: 'active'
  readonly textSize?: string
}

const looks: Readonly<Record<string, Look>> = {
  'wide-light': { width: 1280, appearance: 'light' },
  'wide-dark': { width: 1280, appearance: 'dark' },
  'wide-large-text': { width: 1280, appearance: 'light', textSize: '200%' },
  'tablet-light': { width: 768, appearance: 'light' },
  'phone-light': { width: 390, appearance: 'light' },
  'narrow-light': { width: 320, appearance: 'light' },
  'wide-forced-colours': { width: 1280, appearance: 'light', forcedColors: 'active' },
}

/** Selectors of the controls that open a list or a menu over the page. */
const openers = { list: '[role="combobox"]', menu: '[aria-haspopup="menu"]' }

const openParts = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}?bare`, { waitUntil: 'networkidle' })
  await page.getByRole('main').waitFor()
}

const setLook = async (page: Page, { width, appearance, forcedColors, textSize = '100%' }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ forcedColors: forcedColors ?? 'none' })
  await page.evaluate(
    ([scheme, size]) => {
      document.documentElement.style.colorScheme = scheme
      document.documentElement.style.fontSize = size
    },
    [appearance, textSize] as const,
  )
}

/**
 * Takes pictures of the UI kit in every look: one picture for each group of components, and one for each open list or menu.
 */
export const takeGallery = async (page: Page, address: string): Promise<Taken> => {
  const taken = new Map<string, Buffer>()
  await openParts(page, address)
  for (const [name, look] of Object.entries(looks)) {
    await setLook(page, look)
    for (const group of await page.locator('[data-group]').all()) {
      const picture = await group.screenshot({ animations: 'disabled' })
      taken.set(`gallery-${await group.getAttribute('data-group')}-${name}`, picture)
    }
    for (const [layer, opener] of Object.entries(openers)) {
      await page.locator(opener).first().click()
      taken.set(`gallery-${layer}-${name}`, await page.screenshot({ animations: 'disabled' }))
      await page.keyboard.press('Escape')
    }
  }
  return taken
}
