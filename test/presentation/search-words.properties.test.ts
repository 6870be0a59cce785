import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchWords } from '../../core/presentation/search-words.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'

it('searchWords is idempotent, and returns the same words for every Unicode normal form and letter case', () => {
  expect(['cafe', 'Café', ' CAFE\u0301 ', 'ｃａｆｅ'].map((text) => searchWords(text).join(' '))).toEqual(
    Array.from({ length: 4 }, () => 'cafe'),
  )
  fc.assert(
    fc.property(typedTexts, (text) => {
      const words = searchWords(text)
      expect(searchWords(words.join(' '))).toEqual(words)
      expect(searchWords(text.normalize('NFC'))).toEqual(searchWords(text.normalize('NFD')))
    }),
  )
})
