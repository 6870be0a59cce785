import type { Locator, Page } from 'playwright/test'
import { welcome } from './accounts.ts'
import { expect } from './fixtures.ts'

/** The command palette. */
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and actions' })
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox')
/** Row of the palette. Its name begins with its title. */
export const paletteRow = (page: Page, name: string | RegExp): Locator =>
  palette(page).getByRole('option', { name }).first()
/** Button in the masthead that opens the palette. */
export const paletteButton = (page: Page): Locator => page.getByRole('button', { name: 'Search and actions' })

export const openHome = async (page: Page): Promise<void> => {
  await page.goto('/id/home')
  await expect(welcome(page)).toBeVisible()
  await expect(paletteButton(page)).toBeVisible()
}

export const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeFocused()
}

/** Opens the palette, types a text, and chooses the row with this name. */
export const chooseCommand = async (page: Page, text: string, name: string | RegExp): Promise<void> => {
  await openPalette(page)
  await paletteField(page).fill(text)
  await paletteRow(page, name).click()
  await expect(palette(page)).toHaveCount(0)
}
