import { networkInterfaces } from 'node:os'
import type { BrowserContext } from 'playwright/test'

/** True if this machine has only a loopback network. Browsers then report that they are offline, though pages load. */
const isIsolated = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .every(({ internal }) => internal)

/** Makes the pages of the context report that they are online on a machine without a network. */
export const withNetwork = async (context: BrowserContext): Promise<void> => {
  if (!isIsolated) return
  await context.addInitScript(() => {
    let isOnline = true
    addEventListener('online', () => (isOnline = true))
    addEventListener('offline', () => (isOnline = false))
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline })
  })
}

/** Cuts or restores the network of all pages of the context, and makes the browser report the change to them. */
export const setOnline = async (context: BrowserContext, isOnline: boolean): Promise<void> => {
  await context.setOffline(!isOnline)
  if (!isIsolated) return
  const report = (event: string): void => void dispatchEvent(new Event(event))
  for (const page of context.pages()) await page.evaluate(report, isOnline ? 'online' : 'offline')
}
