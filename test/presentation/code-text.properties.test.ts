import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeText } from '../../core/presentation/code-text.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'

it('SHELL-069 codeText removes blanks, hyphens and invisible characters, and converts digits of any script to 0 to 9', () => {
  const meant = [
    '504 169',
    '504-169',
    '504\u2011169',
    '\u2066504169\u2069\u200b',
    '５０４１６９',
    '٥٠٤١٦٩',
    '५०४\u00a0१६९',
    '𝟱𝟬𝟰𝟭𝟲𝟵',
  ]
  expect(meant.map(codeText)).toEqual(meant.map(() => '504169'))
  expect(codeText(' Ab3d – ｅf6h ')).toBe('Ab3def6h')
})

it('SHELL-069 codeText never throws, is idempotent, and returns the same code for all Unicode normal forms of a text', () => {
  fc.assert(
    fc.property(typedTexts, (text) => {
      const code = codeText(text)
      expect(codeText(code)).toBe(code)
      expect(code).not.toMatch(/[\s\u00ad\u200b-\u200f\u2010-\u2015-]|(?![0-9])\p{Nd}/u)
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect(codeText(text.toWellFormed().normalize(form))).toBe(code)
    }),
  )
})
