import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

const worker = join(import.meta.dirname, '../ui/dist/code-cache.js')

/** Returns the URL paths of the files that the built service worker stores. */
export const startFiles = (): ReadonlyArray<string> =>
  (readFileSync(worker, 'utf8').match(/\/id\/assets\/[\w.-]+\.(?:js|css)/g) ?? []).toSorted()

/** Returns the URL paths of the stored files, one list for each cache of the browser. */
export const cachedFiles = (page: Page): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.map((requests) => requests.map(({ url }) => new URL(url).pathname).toSorted())
  })

/** Waits until the service worker has stored the files. */
export const waitForCodeCache = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
