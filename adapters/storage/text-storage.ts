import type { TextStorage } from '@paydeck/core'
import { option as O } from 'fp-ts'

/**
 * Stores texts in the browser. If the browser's storage is full, blocked or missing, keeps written values in memory until
 * the page is closed. A key has no value if it is neither in the storage nor in memory (F11).
 * @param area a function, because reading the property `localStorage` can throw
 */
export const browserStorage = (area: () => Storage): TextStorage => {
  const memory = new Map<string, string>()
  const attempt = <A>(use: (storage: Storage) => A): O.Option<A> => O.tryCatch(() => use(area()))
  return {
    read: (key) => O.fromNullable(memory.get(key) ?? O.toNullable(attempt((storage) => storage.getItem(key)))),
    write: (key, value) => {
      if (O.isNone(attempt((storage) => storage.setItem(key, value)))) memory.set(key, value)
      // The storage now holds a newer value than the fallback in memory.
      else memory.delete(key)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
