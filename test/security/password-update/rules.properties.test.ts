import { rejected } from '@paydeck/core/kernel'
import {
  guessableWords,
  isPasswordSubmittable,
  passwordFailures,
  passwordMessages,
  passwordStrength,
  strengthScores,
} from '@paydeck/core/security'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failureText } from '../../../core/presentation/failure-text.ts'

const scores = fc.constantFrom(...strengthScores)
const words = fc.string({ unit: 'grapheme' })

it('SEC-009 isPasswordSubmittable is true if and only if there is a current password and the new one scores 3 or 4', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(''), words), scores, (current, score) => {
      expect(isPasswordSubmittable(current, score)).toBe(current.length > 0 && (score === 3 || score === 4))
    }),
  )
})

it('SEC-012 guessableWords returns name, email and their words, each only once', () => {
  const words = guessableWords({ fullName: 'Ada  King-Noel', email: 'ada.king+bank_2@example.com' })
  const parts = ['Ada', 'King', 'Noel', 'ada', 'king', 'bank', '2', 'example', 'com']
  expect([...words].sort()).toEqual(['Ada  King-Noel', 'ada.king+bank_2@example.com', ...parts].sort())
  expect(guessableWords({ fullName: 'Ada', email: null })).toEqual(['Ada'])
  expect(guessableWords({ fullName: null, email: '' })).toEqual([])
})

it('SEC-010 passwordStrength labels the scores 0 to 4 from "Weak" to "Very Strong"', () => {
  expect(strengthScores.map((score) => passwordStrength(score).label)).toEqual([
    'Weak',
    'Weak',
    'Moderate',
    'Strong',
    'Very Strong',
  ])
})

it('SEC-011 passwordStrength fills a quarter of the strength bar for each point of the score', () => {
  fc.assert(
    fc.property(scores, scores, (score, other) => {
      expect(passwordStrength(score).percent * 4).toBe(score * 100)
      if (score < other) expect(passwordStrength(score).percent).toBeLessThan(passwordStrength(other).percent)
    }),
  )
  expect(passwordStrength(4).percent).toBe(100)
})

it('SEC-007 SEC-008 passwordMessages returns "Required" for each empty field', () => {
  expect(passwordMessages({ current: '', next: '' })).toEqual({ current: 'Required', next: 'Required' })
  expect(passwordMessages({ current: 'a', next: '' })).toEqual({ current: null, next: 'Required' })
  expect(passwordMessages({ current: '', next: 'b' })).toEqual({ current: 'Required', next: null })
})

it('ERR-005 ERR-006 ERR-007 a failed password change shows the provider’s message only for status 400 and 429', () => {
  expect(failureText(passwordFailures, rejected(400, 'Wrong password'))).toBe('Wrong password')
  expect(failureText(passwordFailures, rejected(429, 'Slow down'))).toBe('Slow down')
  expect(failureText(passwordFailures, rejected(500, 'Stack trace'))).toBe('An unexpected error has occurred.')
})
