/**
 * Service worker that stores the app's start code in the browser's Cache Storage. Browsers keep compiled code with a script
 * in this storage, so later visits need not compile the script again.
 *
 * The worker has no `fetch` listener: the browser takes the files from the cache by routes, without starting the worker. The
 * routes apply to scripts and styles only, so the worker can neither read nor delay a document or a call. Names of files
 * contain a hash, so the files of two builds are never mixed. In browsers without routes, the worker stores nothing.
 */
import { cacheNameOf, deleteCaches, type WorkerEvent, type WorkerScope } from './scope.ts'

/** URL paths of the files to store. The build replaces this name. */
declare const codeCacheFiles: ReadonlyArray<string>
/** Hash of the paths. The build replaces this name. */
declare const codeCacheBuild: string

const scope = globalThis as unknown as WorkerScope
const cacheName = cacheNameOf(codeCacheBuild)

const routes = (['script', 'style'] as const).map((requestDestination) => ({
  condition: { urlPattern: '/id/assets/*', requestDestination },
  source: { cacheName },
}))

const store = async (event: WorkerEvent): Promise<void> => {
  if (event.addRoutes === undefined) return
  await event.addRoutes(routes)
  const cache = await scope.caches.open(cacheName)
  await cache.addAll([...codeCacheFiles])
}

scope.addEventListener('install', (event) => {
  void scope.skipWaiting()
  event.waitUntil(store(event))
})
scope.addEventListener('activate', (event) => event.waitUntil(deleteCaches(scope.caches, cacheName)))
