import { networkInterfaces } from 'node:os'
import type { BrowserContext } from 'playwright/test'

/**
 * True if this machine has only a loopback network. Browsers then report that they are offline, although local pages load.
 */
const isIsolated = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .every(({ internal }) => internal)

/** On a machine without a network, makes the pages of the context report that they are online. */
export const withNetwork = async (context: BrowserContext): Promise<void> => {
  if (!isIsolated) return
  await context.addInitScript(() => {
    let isOnline = true
    addEventListener('online', () => (isOnline = true))
    addEventListener('offline', () => (isOnline = false))
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline })
  })
}

/** Disconnects or reconnects all pages of the context, and makes the browser report the change to each page. */
export const setOnline = async (context: BrowserContext, isOnline: boolean): Promise<void> => {
  await context.setOffline(!isOnline)
  if (!isIsolated) return
  const report = (event: string): void => void dispatchEvent(new Event(event))
  for (const page of context.pages()) await page.evaluate(report, isOnline ? 'online' : 'offline')
}
