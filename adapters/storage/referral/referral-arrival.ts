import type { ReminderTime, TextStorage } from '@paydeck/core'
import { function as F, option as O } from 'fp-ts'

const keyOf = (owner: string): string => `referral-reminder-${owner}`

/**
 * Stores one time for each user in this browser: the time of the latest referral reminder or, before the first reminder, of
 * the first visit. Times are milliseconds since 1970. Invalid data counts as missing.
 */
export const storedReminderTime = (storage: TextStorage): ReminderTime => ({
  read: (owner) =>
    F.pipe(
      storage.read(keyOf(owner)),
      O.filter((text) => /^\d{1,16}$/.test(text)),
      O.map(Number),
    ),
  write: (owner, at) => storage.write(keyOf(owner), String(at)),
})
