import type { Page } from 'playwright/test'

/**
 * Returns the URL pattern of a call. `call` is a path ("/auth/sessions"), or the name of an operation or method
 * ("CreateWallet").
 */
const addressOf = (call: string): string | RegExp => (call.startsWith('/') ? `**${call}` : /\/api\/dashboard(\/|$)/)

/**
 * Pauses a call on the network, so that the test can act between request and response on any machine.
 * @returns a function that resumes the call; later calls are not paused
 */
export const pauseCall = async (page: Page, call: string): Promise<() => void> => {
  const release = Promise.withResolvers<void>()
  await page.route(addressOf(call), async (route) => {
    if (!call.startsWith('/') && route.request().postData()?.includes(`"${call}"`) !== true) return route.fallback()
    await release.promise
    return route.continue()
  })
  return release.resolve
}
