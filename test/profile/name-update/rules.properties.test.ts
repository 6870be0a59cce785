import { rejected } from '@paydeck/core/kernel'
import {
  isName,
  isNameFormValid,
  nameDialog,
  nameDialogOpensAfter,
  nameFailures,
  nameMessage,
  nameMinimum,
  nameTexts,
} from '@paydeck/core/profile'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failureText } from '../../../core/presentation/failure-text.ts'

const words = fc.string({ unit: 'grapheme' })
const names = fc.oneof(
  words,
  fc.tuple(fc.constantFrom('', ' ', '\t '), fc.string({ maxLength: 3 })).map((parts) => parts.join('')),
)

it('PROF-022 LIM-006 a name is valid if it has at least two characters, not counting blanks at its beginning and end', () => {
  fc.assert(
    fc.property(names, names, (givenName, familyName) => {
      expect(isNameFormValid({ givenName, familyName })).toBe(
        [givenName, familyName].every((name) => /^\s*\S.*\S\s*$/su.test(name.normalize('NFC'))),
      )
    }),
    {
      examples: [
        ['A', 'Norris'],
        ['Al', 'No'],
        [' A ', 'No'],
        ['Ada', ''],
        ['e\u0301', 'No'],
        ['श्री', '葛\u{E0101}'],
        ['😀', 'No'],
      ],
    },
  )
  expect([isName('A'), isName('Al'), isName('Ada'), nameMinimum.value]).toEqual([false, true, true, 2])
})

it('PROF-023 PROF-024 nameMessage returns an error for a name that is too short if and only if its field was edited', () => {
  expect(nameMessage('A', true)).toBe('Must be at least 2 characters')
  expect(nameMessage('', true)).toBe('Must be at least 2 characters')
  expect(nameMessage('', false)).toBeNull()
  expect(nameMessage('Ada', true)).toBeNull()
})

it('PROF-021 nameDialogOpensAfter returns null unless the query string is that of the link "Add your name"', () => {
  const linkQuery = new Map([['add-name', 'true']])
  expect(nameDialogOpensAfter(linkQuery, false)).toBe(700)
  expect(nameDialogOpensAfter(linkQuery, true)).toBe(0)
  expect(nameDialogOpensAfter(new Map(), false)).toBeNull()
  expect(nameDialogOpensAfter(new Map([['add-name', 'false']]), false)).toBeNull()
})

it('the name dialog has the specified delays and success text', () => {
  expect(Object.values(nameDialog).map(({ ms }) => ms)).toEqual([700, 1000, 100])
  expect(nameTexts.updated).toBe('Name updated successfully.')
})

it('ERR-008 ERR-009 ERR-010 a failed name change shows the provider’s message only for status 422 or 429', () => {
  expect(failureText(nameFailures, rejected(422, 'Too long'))).toBe('Too long')
  expect(failureText(nameFailures, rejected(429, 'Slow down'))).toBe('Slow down')
  expect(failureText(nameFailures, rejected(400, 'Too long'))).toBe('An unexpected error has occurred.')
})
