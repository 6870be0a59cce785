import type { Page } from 'playwright/test'
import { expect, type Persona } from './fixtures.ts'

/** Every page, with a persona that may open it. */
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
 * Opens a page and waits until it has loaded completely.
 * @param timeout limit in milliseconds until the page's heading is visible; raise it for a slow network
 */
export const open = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  await page.goto(path)
  await waitUntilLoaded(page, path, timeout)
}

/**
 * Waits until the page has loaded completely. Call it again after the window size has changed, since the page may then load
 * more.
 */
export const waitUntilLoaded = async (page: Page, path: string, timeout = 10_000): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  if (!path.startsWith('/id/')) return
  // The code of menus and dialogs loads together with the footer, so the footer shows that they work.
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
}
