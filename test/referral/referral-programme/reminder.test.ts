import { makeRaiseReminder } from '@paydeck/core/referral'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { codeOf, filesIn } from '../../architecture/files.ts'
import { digest, referralWith } from '../bench.ts'

it('PROF-056 PROF-058 only a user with galileo access gets reminders, which are more than seven days apart', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  const { visit, storedAt, reminder, clock } = referralWith()
  const raise = (hasGalileoAccess: boolean): boolean =>
    makeRaiseReminder({ clock, reminderTime: reminder })({
      owner: digest('ada'),
      hasGalileoAccess,
      sessionFlag: true,
      referral: { status: 'pending', expiration: 0 },
    })
  await visit('ada')
  await clock.advance(week + 1)
  expect(raise(false)).toBe(false)
  expect(storedAt('ada')).toEqual(O.some(1000))
  expect(raise(true)).toBe(true)
  expect(storedAt('ada')).toEqual(O.some(1000 + week + 1))
  await clock.advance(week)
  expect(raise(true)).toBe(false)
  await clock.advance(1)
  expect(raise(true)).toBe(true)
})

it('PROF-057 in core, only the referral area uses the stored reminder time, and only one modal is a reminder', () => {
  const readers = filesIn('core', /\.ts$/).filter((path) => /\bReminderTime\b|reminderTime/.test(codeOf(path)))
  expect(
    readers.filter((path) => !/^core\/(app|referral|testing|memory)\/|^core\/(ports|testing)\.ts$/.test(path)),
  ).toEqual([])
  const modals = filesIn('core', /model\.ts$/)
    .flatMap((path) => [...codeOf(path).matchAll(/Modal = ([^\n]+)/g)].map(([, names = '']) => names))
    .flatMap((names) => names.split(' | '))
  expect(modals.filter((name) => name.includes('reminder'))).toEqual(["'referral-reminder'"])
})
