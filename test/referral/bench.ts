import { createHash } from 'node:crypto'
import type { Cookie, Hashes } from '@paydeck/core/platform'
import { makeReferralArrival, makeRememberFirstVisit } from '@paydeck/core/referral'
import { fakeClock } from '@paydeck/core/testing'
import { option as O } from 'fp-ts'
import { storedReminderTime } from '../../adapters/storage/referral/referral-arrival.ts'
import { textStorage } from '../slice-bench/index.ts'

/** Returns the SHA-256 digest of a text in hexadecimal form. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
export const hashes: Hashes = { sha256: (text) => async () => digest(text) }

/**
 * Creates the slice that stores the referral id of the URL in a cookie. `visit` stores the time of a user's first visit.
 * Cookies and storage are fakes.
 */
export const referralWith = () => {
  const jar = new Map<string, Cookie>()
  const storage = textStorage()
  const clock = fakeClock(1000)
  const reminder = storedReminderTime(storage)
  const referral = makeReferralArrival({
    cookies: {
      read: (name) => O.fromNullable(jar.get(name)?.value),
      write: (cookie) => void jar.set(cookie.name, cookie),
    },
  })
  const visit = (userId: string | null): Promise<void> => makeRememberFirstVisit({ clock, hashes, reminder })(userId)()
  const storedAt = (userId: string): O.Option<number> => reminder.read(digest(userId))
  return { referral, jar, texts: storage.kept, clock, reminder, visit, storedAt }
}
