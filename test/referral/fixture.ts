import { option as O } from 'fp-ts'
import { storedReminderTime } from '../../adapters/storage/referral/referral-arrival.ts'
import { type Cookie } from '../../core/platform/ports.ts'
import { makeReferralArrival } from '../../core/referral/index.ts'
import { fakeClock } from '../../core/testing.ts'

/** The arrival of a user who was referred, over a browser of the test. */
export const referralWith = () => {
  const jar = new Map<string, Cookie>()
  const texts = new Map<string, string>()
  const clock = fakeClock(1000)
  const reminder = storedReminderTime({
    read: (key) => O.fromNullable(texts.get(key)),
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  })
  const referral = makeReferralArrival({
    clock,
    reminder,
    cookies: {
      read: (name) => O.fromNullable(jar.get(name)?.value),
      write: (cookie) => void jar.set(cookie.name, cookie),
    },
  })
  return { referral, jar, texts, clock, reminder }
}
