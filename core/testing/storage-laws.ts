import { option as O } from 'fp-ts'
import type { Cookies, TextStorage } from '../platform/ports.ts'
import type { ReminderTime } from '../referral/index.ts'
import { type Law, law, mustEqual } from './law.ts'

const texts = ['plain', '', ' ', 'a=b; c, d', '"%41\\n\n', 'päßwörd 🔑', '{"__proto__":1}', 'x'.repeat(1000)]

/** Keys that a faulty map may confuse with each other, or with its own properties. */
const keys = ['a', 'ab', 'A', 'b', 'constructor', 'length', 'key']

const read = (storage: Pick<TextStorage, 'read'>, key: string): string | null => O.toNullable(storage.read(key))

/**
 * Laws of `TextStorage`.
 * @param make an empty storage
 */
export const textStorageLaws = (make: () => TextStorage): ReadonlyArray<Law> => [
  law('What was never written is not there.', () => {
    mustEqual(read(make(), 'never'), null, 'what is read')
  }),
  law('What is written is read again, to the letter.', () => {
    const storage = make()
    for (const text of texts) {
      storage.write('letter', text)
      mustEqual(read(storage, 'letter'), text, 'what is read')
    }
  }),
  law('Each key has a text of its own.', () => {
    const storage = make()
    for (const key of keys) storage.write(key, `of ${key}`)
    for (const key of keys) mustEqual(read(storage, key), `of ${key}`, `what is read of ${key}`)
  }),
  law('Removing a text affects no other key, and may be repeated.', () => {
    const storage = make()
    storage.write('a', 'gone')
    storage.write('ab', 'stays')
    storage.remove('a')
    storage.remove('a')
    mustEqual([read(storage, 'a'), read(storage, 'ab')], [null, 'stays'], 'the pair of texts')
  }),
]

/**
 * Laws of a `TextStorage` that the browser denies.
 * @param make a storage that fails always: blocked, full or removed
 */
export const refusedStorageLaws = (make: () => TextStorage): ReadonlyArray<Law> => [
  law('A storage that is refused throws nothing.', () => {
    const storage = make()
    storage.write('a', 'text')
    storage.remove('a')
    storage.read('a')
  }),
  law('A storage that is refused reads nothing that was not written.', () => {
    mustEqual(read(make(), 'a'), null, 'what is read')
  }),
]

/** Cookies, and control of their expiry. */
export interface CookiesBench {
  /** No cookie is set. */
  readonly cookies: Cookies
  /** Lets time pass. Milliseconds. */
  readonly pass: (ms: number) => Promise<void>
}

/** The laws of `Cookies`. */
export const cookiesLaws = (make: () => CookiesBench): ReadonlyArray<Law> => {
  const cookie = { path: '/', maxAge: 60, sameSite: 'Lax' } as const
  return [
    law('A cookie that was never set is not there.', () => {
      mustEqual(O.toNullable(make().cookies.read('never')), null, 'what is read')
    }),
    law('The value of a cookie is read again, to the letter.', () => {
      const { cookies } = make()
      for (const value of texts) {
        cookies.write({ ...cookie, name: 'letter', value })
        mustEqual(O.toNullable(cookies.read('letter')), value, 'what is read')
      }
    }),
    law('Cookies are told apart, also when one name ends or begins as another.', () => {
      const { cookies } = make()
      const names = ['ab', 'a', 'b']
      for (const name of names) cookies.write({ ...cookie, name, value: `of ${name}` })
      for (const name of names) mustEqual(O.toNullable(cookies.read(name)), `of ${name}`, `what is read of ${name}`)
    }),
    law('A cookie lives for the seconds that it was given, and no longer.', async () => {
      const { cookies, pass } = make()
      cookies.write({ ...cookie, name: 'short', value: 'text', maxAge: 2 })
      await pass(1000)
      mustEqual(O.toNullable(cookies.read('short')), 'text', 'what is read after 1 s of 2')
      await pass(1500)
      mustEqual(O.toNullable(cookies.read('short')), null, 'what is read after 2.5 s of 2')
    }),
  ]
}

/**
 * The laws of `ReminderTime`.
 * @param make a place where no time is kept yet
 */
export const reminderTimeLaws = (make: () => ReminderTime): ReadonlyArray<Law> => [
  law('No time is kept before one is written.', () => {
    mustEqual(O.toNullable(make().read('ada')), null, 'what is read')
  }),
  law('The last time that was written is read again.', () => {
    const reminder = make()
    for (const at of [1_700_000_000_000, 0, 8_640_000_000_000_000]) {
      reminder.write('ada', at)
      mustEqual(O.toNullable(reminder.read('ada')), at, 'what is read')
    }
  }),
  law('The time of one user is none of another (PROF-070).', () => {
    const reminder = make()
    reminder.write('ada', 1_700_000_000_000)
    mustEqual(O.toNullable(reminder.read('grace')), null, 'what is read of another')
    reminder.write('grace', 7)
    mustEqual(O.toNullable(reminder.read('ada')), 1_700_000_000_000, 'what is read after another came')
  }),
]
