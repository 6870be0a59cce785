import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { storedReminderTime } from '../../adapters/storage/referral.ts'
import { type Cookie, modalNames } from '../../core/platform/ports.ts'
import { makeRaiseReminder, makeReferral, referralCookieLifetime, reminderPeriod } from '../../core/referral/index.ts'
import { fakeClock } from '../../core/testing.ts'
import { codeOf, filesIn } from '../architecture/files.ts'

const referralWith = () => {
  const jar = new Map<string, Cookie>()
  const texts = new Map<string, string>()
  const clock = fakeClock(1000)
  const reminder = storedReminderTime({
    read: (key) => O.fromNullable(texts.get(key)),
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  })
  const referral = makeReferral({
    clock,
    reminder,
    cookies: {
      read: (name) => O.fromNullable(jar.get(name)?.value),
      write: (cookie) => void jar.set(cookie.name, cookie),
    },
  })
  return { referral, jar, texts, clock, reminder }
}

it('ROUTE-064 ROUTE-065 keeps the id of whoever sent the user for 9999 days', () => {
  const { referral, jar } = referralWith()
  referral.keep('friend-7')()
  expect([...jar.values()]).toEqual([
    { name: 'referral', value: 'friend-7', path: '/', sameSite: 'Lax', maxAge: 9999 * 24 * 60 * 60 },
  ])
})

it('ROUTE-065 takes a newer id in place of the older, and leaves it when there is none', () => {
  const { referral, jar } = referralWith()
  referral.keep('friend-7')()
  referral.keep(null)()
  referral.keep('')()
  expect(jar.get('referral')?.value).toBe('friend-7')
  referral.keep('friend-8')()
  expect(jar.get('referral')?.value).toBe('friend-8')
})

it('LIM-014 LIM-015 holds the two long times once', () => {
  expect(reminderPeriod.ms).toBe(7 * 24 * 60 * 60 * 1000)
  expect(referralCookieLifetime.value).toBe(863_913_600)
})

it('PROF-054 remembers the first visit, which a later one does not change', async () => {
  const { referral, reminder, clock } = referralWith()
  expect(reminder.read()).toEqual(O.none)
  referral.rememberFirstVisit()
  await clock.advance(5000)
  referral.rememberFirstVisit()
  expect(reminder.read()).toEqual(O.some(1000))
})

it('PROF-056 PROF-058 reminds whoever has galileo access, and again only after another seven days', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  const { referral, reminder, clock } = referralWith()
  const raise = (hasGalileoAccess: boolean): boolean =>
    makeRaiseReminder({ clock, reminder })({
      hasGalileoAccess,
      sessionFlag: true,
      referral: { status: 'pending', expiration: 0 },
    })()
  referral.rememberFirstVisit()
  await clock.advance(week + 1)
  expect(raise(false)).toBe(false)
  expect(reminder.read()).toEqual(O.some(1000))
  expect(raise(true)).toBe(true)
  expect(reminder.read()).toEqual(O.some(1000 + week + 1))
  await clock.advance(week)
  expect(raise(true)).toBe(false)
  await clock.advance(1)
  expect(raise(true)).toBe(true)
})

it('takes a stored text that is no time for nothing', () => {
  const { reminder, texts } = referralWith()
  for (const text of ['', 'soon', '-5', '1e3', ' 7']) {
    texts.set('referral-reminder', text)
    expect(reminder.read()).toEqual(O.none)
  }
})

it('PROF-057 keeps the time of the reminder for the referral alone: nothing else reads it, and nothing else reminds', () => {
  const readers = filesIn('core', /\.ts$/).filter((path) => /\bReminderTime\b|reminderTime/.test(codeOf(path)))
  expect(readers.filter((path) => !/^core\/(referral|testing)\/|^core\/(ports|testing)\.ts$/.test(path))).toEqual([])
  expect(modalNames.filter((name) => name.includes('reminder'))).toEqual(['referral-reminder'])
})
