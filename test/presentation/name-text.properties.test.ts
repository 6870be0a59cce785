import fc from 'fast-check'
import { expect, it } from 'vitest'
import { graphemeCount, nameText } from '../../core/presentation/name-text.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'

it('CARD-109 nameText is idempotent and returns NFC; graphemeCount counts an emoji or accented letter as one character', () => {
  fc.assert(
    fc.property(typedTexts, (text) => {
      const name = nameText(text)
      expect(nameText(name)).toBe(name)
      expect(name.normalize('NFC')).toBe(name)
      expect(graphemeCount(name)).toBeLessThanOrEqual([...name].length)
    }),
  )
  expect(['', 'abc', 'e\u0301', '👩‍👩‍👧', '🇩🇪'].map(graphemeCount)).toEqual([0, 3, 1, 1, 1])
})
