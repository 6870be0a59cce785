import type { ReminderTime, TextStorage } from '@paydeck/core'
import { function as F, option as O } from 'fp-ts'

const key = 'referral-reminder'

/** Kept in this browser as milliseconds; what is not a time counts as nothing kept. */
export const storedReminderTime = (storage: TextStorage): ReminderTime => ({
  read: () =>
    F.pipe(
      storage.read(key),
      O.filter((text) => /^\d{1,16}$/.test(text)),
      O.map(Number),
    ),
  write: (at) => storage.write(key, String(at)),
})
