import { referralCookieLifetime, reminderPeriod } from '@paydeck/core/referral'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { digest, referralWith } from '../bench.ts'

it('ROUTE-064 ROUTE-065 the cookie stores the id of the referrer for 9999 days', () => {
  const { referral, jar } = referralWith()
  referral.store('friend-7')
  expect([...jar.values()]).toEqual([
    { name: 'referral', value: 'friend-7', path: '/', sameSite: 'Lax', maxAge: 9999 * 24 * 60 * 60 },
  ])
})

it('ROUTE-065 a newer referral id replaces the stored id; a null or empty id changes nothing', () => {
  const { referral, jar } = referralWith()
  referral.store('friend-7')
  referral.store(null)
  referral.store('')
  expect(jar.get('referral')?.value).toBe('friend-7')
  referral.store('friend-8')
  expect(jar.get('referral')?.value).toBe('friend-8')
})

it('LIM-014 LIM-015 the interval between reminders is 7 days, and the referral cookie lasts 9999 days', () => {
  expect(reminderPeriod.ms).toBe(7 * 24 * 60 * 60 * 1000)
  expect(referralCookieLifetime.value).toBe(863_913_600)
})

it('PROF-054 the time of the first visit is stored, and later visits do not change it', async () => {
  const { visit, storedAt, clock } = referralWith()
  expect(storedAt('ada')).toEqual(O.none)
  await visit('ada')
  await clock.advance(5000)
  await visit('ada')
  expect(storedAt('ada')).toEqual(O.some(1000))
})

it('PROF-054 if the stored time of the first visit is in the future, the current time replaces it', async () => {
  const { visit, storedAt, reminder, clock } = referralWith()
  reminder.write(digest('ada'), clock.now() + 1)
  await visit('ada')
  expect(storedAt('ada')).toEqual(O.some(1000))
})

it('PROF-070 the time of the first visit is stored per user, under a digest that does not reveal the user id', async () => {
  const { visit, storedAt, clock, texts } = referralWith()
  await visit(null)
  expect([...texts]).toEqual([])
  await visit('ada')
  await clock.advance(5000)
  await visit('grace')
  await clock.advance(5000)
  await visit('ada')
  expect([storedAt('ada'), storedAt('grace')]).toEqual([O.some(1000), O.some(6000)])
  expect([...texts.keys()]).toEqual([
    'referral-reminder-fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029',
    'referral-reminder-e010fd1ce1acc173e3b4835b7635f8d4600d774869102adb5cb7b5d7895649ba',
  ])
})

it('a stored time of the first visit is ignored if it is not a valid number', () => {
  const { reminder, texts } = referralWith()
  for (const text of ['', 'soon', '-5', '1e3', ' 7']) {
    texts.set('referral-reminder-ada', text)
    expect(reminder.read('ada')).toEqual(O.none)
  }
})
