/**
 * Service worker that deletes the code cache and unregisters itself. With the setting `CODE_CACHE=off`, the server sends it
 * instead of worker.ts, so that browsers that have the cache lose it at their next visit.
 */
import { deleteCaches, type WorkerScope } from './scope.ts'

const scope = globalThis as unknown as WorkerScope

const remove = async (): Promise<void> => {
  await deleteCaches(scope.caches, null)
  await scope.registration.unregister()
}

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
