import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filled } from '../../core/kernel/text.ts'

it('fills in every value, as often as it is named, and leaves what is not given', () => {
  expect(filled('{a} and {b}, {a} and {c}', { a: 1, b: 'two' })).toBe('1 and two, 1 and {c}')
})

it('fills in any text as it is: one that looks like a name or a pattern of replacement stays', () => {
  expect(filled('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(filled('<{a}|{b}>', { a, b })).toBe(`<${a}|${b}>`)
    }),
  )
})
