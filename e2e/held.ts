import type { Page } from 'playwright/test'

/** Returns the address pattern of a call: a path ("/auth/sessions"), or an operation or method ("CreateWallet"). */
const addressOf = (call: string): string | RegExp => (call.startsWith('/') ? `**${call}` : /\/api\/dashboard(\/|$)/)

/**
 * Holds a call on its way, so that what is done meanwhile may take as long as it does on a busy machine.
 * @returns lets it go on, and every later one at once
 */
export const hold = async (page: Page, call: string): Promise<() => void> => {
  const release = Promise.withResolvers<void>()
  await page.route(addressOf(call), async (route) => {
    if (!call.startsWith('/') && route.request().postData()?.includes(`"${call}"`) !== true) return route.fallback()
    await release.promise
    return route.continue()
  })
  return release.resolve
}
