import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTexts } from '../../core/kernel/compare-texts.ts'

it('`compareTexts` orders texts by their code units, whatever the language is', () => {
  expect(['ä', 'b', 'B', '', 'a', 'ab'].toSorted(compareTexts)).toEqual(['', 'B', 'a', 'ab', 'b', 'ä'])
  expect(compareTexts('a', 'a')).toBe(0)
})

it('`compareTexts` is antisymmetric, and 0 only for equal texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(compareTexts(one, other) + compareTexts(other, one)).toBe(0)
      expect(compareTexts(one, other) === 0).toBe(one === other)
    }),
  )
})
