import { option as O } from 'fp-ts'
import type { Cookies, TextStorage } from '../platform/ports.ts'
import type { ReminderTime } from '../referral/index.ts'
import { type Law, law, mustEqual } from './law.ts'

const texts = ['plain', '', ' ', 'a=b; c, d', '"%41\\n\n', 'päßwörd 🔑', '{"__proto__":1}', 'x'.repeat(1000)]

/** Keys that a faulty adapter may confuse with each other, or with properties of the browser's storage object. */
const keys = ['a', 'ab', 'A', 'b', 'constructor', 'length', 'key']

const read = (storage: Pick<TextStorage, 'read'>, key: string): string | null => O.toNullable(storage.read(key))

/**
 * Laws of `TextStorage`.
 * @param make returns an empty storage
 * @example
 * const keep = (kept) => ({ write: (key, text) => kept.set(key, text), remove: (key) => kept.delete(key), kept })
 * const memory = () => {
 *   const { kept, ...changes } = keep(new Map())
 *   return { read: (key) => O.fromNullable(kept.get(key)), ...changes }
 * }
 * brokenLaws(textStorageLaws(memory)) // []
 */
export const textStorageLaws = (make: () => TextStorage): ReadonlyArray<Law> => [
  law('storage.read returns none for a key that was never written.', () => {
    mustEqual(read(make(), 'never'), null, 'the result of read')
  }),
  law('storage.read returns the written text unchanged.', () => {
    const storage = make()
    for (const text of texts) {
      storage.write('letter', text)
      mustEqual(read(storage, 'letter'), text, 'the result of read')
    }
  }),
  law('storage.write stores a separate text for each key.', () => {
    const storage = make()
    for (const key of keys) storage.write(key, `of ${key}`)
    for (const key of keys) mustEqual(read(storage, key), `of ${key}`, `the text of the key "${key}"`)
  }),
  law('storage.remove removes only the given key and succeeds again if the key is already removed.', () => {
    const storage = make()
    storage.write('a', 'removed')
    storage.write('ab', 'stays')
    storage.remove('a')
    storage.remove('a')
    mustEqual(
      [read(storage, 'a'), read(storage, 'ab')],
      [null, 'stays'],
      'the texts of the removed key and of another key',
    )
  }),
]

/**
 * Laws of `TextStorage` in a browser that blocks storage.
 * @param make returns an adapter whose browser storage always fails
 */
export const blockedStorageLaws = (make: () => TextStorage): ReadonlyArray<Law> => [
  law('storage.read, storage.write and storage.remove do not throw if the browser blocks the storage.', () => {
    const storage = make()
    storage.write('a', 'text')
    storage.remove('a')
    storage.read('a')
  }),
  law('storage.read returns none for an unwritten key if the browser blocks the storage.', () => {
    mustEqual(read(make(), 'a'), null, 'the result of read')
  }),
]

/** Test setup for `Cookies`, and a function that lets time pass. */
export interface CookiesBench {
  /** Cookies of a browser that has no cookie yet. */
  readonly cookies: Cookies
  /** Lets time pass by `ms` milliseconds, so that cookies expire. */
  readonly advance: (ms: number) => Promise<void>
}

/** Laws of `Cookies`. */
export const cookiesLaws = (make: () => CookiesBench): ReadonlyArray<Law> => {
  const cookie = { path: '/', maxAge: 60, sameSite: 'Lax' } as const
  return [
    law('cookies.read returns none for a cookie that was never set.', () => {
      mustEqual(O.toNullable(make().cookies.read('never')), null, 'the result of read')
    }),
    law('cookies.read returns the written value unchanged.', () => {
      const { cookies } = make()
      for (const value of texts) {
        cookies.write({ ...cookie, name: 'letter', value })
        mustEqual(O.toNullable(cookies.read('letter')), value, 'the result of read')
      }
    }),
    law('cookies.read distinguishes cookies whose names share a prefix or a suffix.', () => {
      const { cookies } = make()
      const names = ['ab', 'a', 'b']
      for (const name of names) cookies.write({ ...cookie, name, value: `of ${name}` })
      for (const name of names)
        mustEqual(O.toNullable(cookies.read(name)), `of ${name}`, `the value of the cookie "${name}"`)
    }),
    law('cookies.write sets a cookie that expires after maxAge seconds.', async () => {
      const { cookies, advance } = make()
      cookies.write({ ...cookie, name: 'short', value: 'text', maxAge: 2 })
      await advance(1000)
      mustEqual(O.toNullable(cookies.read('short')), 'text', 'the value 1 s after writing a cookie with maxAge 2 s')
      await advance(1500)
      mustEqual(O.toNullable(cookies.read('short')), null, 'the value 2.5 s after writing a cookie with maxAge 2 s')
    }),
  ]
}

/**
 * Laws of `ReminderTime`.
 * @param make returns a port that has stored no time
 */
export const reminderTimeLaws = (make: () => ReminderTime): ReadonlyArray<Law> => [
  law('reminder.read returns none before a time is written.', () => {
    mustEqual(O.toNullable(make().read('ada')), null, 'the result of read')
  }),
  law('reminder.read returns the last written time.', () => {
    const reminder = make()
    for (const at of [1_700_000_000_000, 0, 8_640_000_000_000_000]) {
      reminder.write('ada', at)
      mustEqual(O.toNullable(reminder.read('ada')), at, 'the result of read')
    }
  }),
  law('reminder.read returns only the time of the given user (PROF-070).', () => {
    const reminder = make()
    reminder.write('ada', 1_700_000_000_000)
    mustEqual(O.toNullable(reminder.read('grace')), null, 'the time of another user')
    reminder.write('grace', 7)
    mustEqual(
      O.toNullable(reminder.read('ada')),
      1_700_000_000_000,
      'the time of the first user after another user has one',
    )
  }),
]
