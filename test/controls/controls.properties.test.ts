import { acceptsCharacter, pasteCode, type CodeRule, typeCode } from '@paydeck/core/controls'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeText } from '../../core/presentation/code-text.ts'
import { characters } from '../arbitraries/shell.ts'

const isDigit = (character: string): boolean => character.length === 1 && character >= '0' && character <= '9'
/** Returns the ASCII digit for a decimal digit of any script; null for other characters. */
const digitOf = (character: string): string | null => (/^\p{Nd}$/u.test(character) ? codeText(character) : null)
const isLatin = (character: string): boolean =>
  character.length === 1 && ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z'))

it('SHELL-066 typeCode accepts the decimal digits of every script, and no other characters', () => {
  const rule: CodeRule = { length: 6 }
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,5}$/), characters, (value, character) => {
      expect(typeCode(rule)(value, value + character)).toBe(value + (digitOf(character) ?? ''))
    }),
    {
      examples: [
        ['12', '٣'],
        ['12', '３'],
        ['12', '²'],
        ['12', '①'],
        ['12', ' '],
      ],
    },
  )
})

it('SHELL-067 if `letters` is true, acceptsCharacter accepts Latin letters and digits, and no other characters', () => {
  fc.assert(
    fc.property(characters, (character) => {
      expect(acceptsCharacter({ length: 12, letters: true }, character)).toBe(isDigit(character) || isLatin(character))
    }),
  )
})

it('SHELL-068 acceptsCharacter accepts exactly the characters that match the `pattern`, even if it is called repeatedly', () => {
  const patterns = fc.constantFrom(/[A-F]/, /[A-F]/g, /[A-F]/y, /^[A-F]$/u)
  fc.assert(
    fc.property(patterns, fc.boolean(), characters, (pattern, letters, character) => {
      const rule: CodeRule = { length: 4, letters, pattern }
      const matches = character.length === 1 && character >= 'A' && character <= 'F'
      expect(acceptsCharacter(rule, character)).toBe(matches)
      expect(acceptsCharacter(rule, character)).toBe(matches)
    }),
  )
})

it('SHELL-066 SHELL-067 SHELL-068 acceptsCharacter rejects the empty string and any string of more than one character', () => {
  const several = ['', '12', 'A1', '1 ', ' 1']
  expect(several.filter((text) => acceptsCharacter({ length: 4, letters: true }, text))).toEqual([])
  expect(several.filter((text) => acceptsCharacter({ length: 4, pattern: /[A-F0-9]/ }, text))).toEqual([])
})

it('SHELL-069 pasteCode returns a valid text, cut to the code’s length; if the text is invalid, it returns the old value', () => {
  const pastes = fc.array(characters, { maxLength: 15 }).map((parts) => parts.join(''))
  const rules = fc.record({ length: fc.integer({ min: 1, max: 12 }), letters: fc.boolean() })
  fc.assert(
    fc.property(rules, fc.string(), fc.oneof(pastes, fc.stringMatching(/^[0-9]{1,15}$/)), (rule, value, pasted) => {
      const code = codeText(pasted)
      const isValid = [...code].every((character) => isDigit(character) || (rule.letters && isLatin(character)))
      expect(pasteCode(rule)(value, pasted)).toBe(isValid ? code.slice(0, rule.length) : value)
    }),
    {
      examples: [
        [{ length: 6, letters: false }, '12', '123 456'],
        [{ length: 6, letters: false }, '12', '1234567'],
        [{ length: 6, letters: false }, '', '\u2066５٠४‑169\u2069'],
      ],
    },
  )
})

it('SHELL-069 typeCode treats several characters that are entered at once, for example by autofill, as a paste', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.stringMatching(/^[0-9]{0,14}$/), (length, next) => {
      const typed = next.length === 2 && length === 1 ? '0' : next.slice(0, length)
      expect(typeCode({ length })('0', next)).toBe(typed)
    }),
  )
})
