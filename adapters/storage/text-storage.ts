import type { TextStorage } from '@paydeck/core'
import { option as O } from 'fp-ts'

/**
 * The browser's storage, which may be full, blocked or gone: then nothing is read, and what is written lasts as
 * long as the page (F11).
 *
 * @param area a function, because already the property `localStorage` can throw
 */
export const browserStorage = (area: () => Storage): TextStorage => {
  const memory = new Map<string, string>()
  const attempt = <A>(use: (storage: Storage) => A): O.Option<A> => O.tryCatch(() => use(area()))
  return {
    read: (key) => O.fromNullable(memory.get(key) ?? O.toNullable(attempt((storage) => storage.getItem(key)))),
    write: (key, value) => {
      if (O.isNone(attempt((storage) => storage.setItem(key, value)))) memory.set(key, value)
      // A value that could not be stored before is older.
      else memory.delete(key)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
