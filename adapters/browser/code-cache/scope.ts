/** Part of the global scope of a service worker that the workers of the code cache use. */
export interface WorkerScope {
  readonly addEventListener: (kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void
  readonly caches: CacheStorage
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>
  readonly skipWaiting: () => Promise<void>
}

/** Event in the life of a service worker. The browser waits for the promise before the worker's next event. */
export interface WorkerEvent {
  readonly waitUntil: (promise: Promise<unknown>) => void
  /** Lets the browser answer requests without starting the worker. Only some browsers support it. */
  readonly addRoutes?: (routes: ReadonlyArray<Route>) => Promise<void>
}

interface Route {
  readonly condition: { readonly urlPattern: string; readonly requestDestination: 'script' | 'style' }
  readonly source: { readonly cacheName: string }
}

const prefix = 'paydeck-code-'

/** Returns the name of the cache of a build. */
export const cacheNameOf = (build: string): string => `${prefix}${build}`

/** Deletes the caches of all builds except one. @param kept name of the cache to keep; null to delete all */
export const deleteCaches = async (caches: CacheStorage, kept: string | null): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== kept)
  await Promise.all(names.map((name) => caches.delete(name)))
}
