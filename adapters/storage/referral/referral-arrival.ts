import type { ReminderTime, TextStorage } from '@paydeck/core'
import { function as F, option as O } from 'fp-ts'

const keyOf = (owner: string): string => `referral-reminder-${owner}`

/** Kept in this browser as milliseconds, of each user apart; what is not a time counts as nothing kept. */
export const storedReminderTime = (storage: TextStorage): ReminderTime => ({
  read: (owner) =>
    F.pipe(
      storage.read(keyOf(owner)),
      O.filter((text) => /^\d{1,16}$/.test(text)),
      O.map(Number),
    ),
  write: (owner, at) => storage.write(keyOf(owner), String(at)),
})
