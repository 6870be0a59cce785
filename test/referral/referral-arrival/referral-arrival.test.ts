import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { referralCookieLifetime, reminderPeriod } from '../../../core/referral/index.ts'
import { referralWith } from '../fixture.ts'

it('ROUTE-064 ROUTE-065 keeps the id of the referrer who sent the user for 9999 days', () => {
  const { referral, jar } = referralWith()
  referral.keep('friend-7')
  expect([...jar.values()]).toEqual([
    { name: 'referral', value: 'friend-7', path: '/', sameSite: 'Lax', maxAge: 9999 * 24 * 60 * 60 },
  ])
})

it('ROUTE-065 takes a newer id in place of the older, and leaves it when there is none', () => {
  const { referral, jar } = referralWith()
  referral.keep('friend-7')
  referral.keep(null)
  referral.keep('')
  expect(jar.get('referral')?.value).toBe('friend-7')
  referral.keep('friend-8')
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

it('takes a stored text that is no time for nothing', () => {
  const { reminder, texts } = referralWith()
  for (const text of ['', 'soon', '-5', '1e3', ' 7']) {
    texts.set('referral-reminder', text)
    expect(reminder.read()).toEqual(O.none)
  }
})
