import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filled } from '../../core/kernel/text.ts'

it('`filled` replaces every occurrence of a placeholder, and leaves placeholders without a value unchanged', () => {
  expect(filled('{a} and {b}, {a} and {c}', { a: 1, b: 'two' })).toBe('1 and two, 1 and {c}')
})

it('`filled` inserts any value unchanged, even one that looks like a placeholder or a replacement pattern', () => {
  expect(filled('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&')
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(filled('<{a}|{b}>', { a, b })).toBe(`<${a}|${b}>`)
    }),
  )
})
