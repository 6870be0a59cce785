import type { Page } from 'playwright/test'
import { expect, type Persona } from './fixtures.ts'

/** Every page there is, with a user who may see it. */
export const routes: ReadonlyArray<readonly [string, Persona]> = [
  ['/id/home', 'cardholder'],
  ['/id/home', 'shopper'],
  ['/id/home', 'abroad'],
  ['/id/home', 'recipient'],
  ['/id/bill-pay', 'bills'],
  ['/id/card', 'cardholder'],
  ['/id/card/get-started', 'shopper'],
  ['/id/crypto-payments', 'verified'],
  ['/id/verification/get-started?apply=individualShopperTier1', 'abroad'],
  ['/id/settings', 'cardholder'],
  ['/id/settings/profile', 'cardholder'],
  ['/id/settings/security', 'cardholder'],
  ['/id/settings/card', 'cardholder'],
  ['/id/settings/receiving-addresses', 'recipient'],
  ['/authenticate/login', 'shopper'],
  ['/id/bill-pay', 'shopper'],
]

/**
 * The page as it is once everything has arrived.
 * @param timeout how long it may take until there is a page, in milliseconds: on a slow line longer than elsewhere
 */
export const open = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  await page.goto(path)
  await arrived(page, path, timeout)
}

/** Until everything is there, also what another size of the window has brought. */
export const arrived = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  if (!path.startsWith('/id/')) return
  // The code of menus and dialogs comes together with the foot of the page.
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
}
