import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstGraphemes, graphemeCount, shortened } from '../../core/presentation/name-text.ts'

const family = '👩\u200D👩\u200D👧'
const marked = 'Z\u0334\u031B'
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(family, marked, '🇨🇭', '👍🏽', 'ñ', 'n\u0303', 'W', ' ', '각'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join(''))

it('CARD-017 BILL-093 PAY-082 `shortened` cuts a name only between graphemes (characters as users see them)', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, whole) => {
      const short = shortened(text, whole)
      if (graphemeCount(text) <= whole) {
        expect(short).toBe(text)
        return
      }
      expect(short.endsWith('…')).toBe(true)
      const kept = short.slice(0, -1)
      expect(text.startsWith(kept)).toBe(true)
      expect(graphemeCount(kept)).toBe(whole)
      expect(graphemeCount(kept) + graphemeCount(text.slice(kept.length))).toBe(graphemeCount(text))
    }),
  )
})

it.each([
  [family.repeat(3), 2, 1, `${family}…`],
  [marked.repeat(3), 2, 2, `${marked.repeat(2)}…`],
  [family, 1, 1, family],
  ['', 1, 1, ''],
])(
  'CARD-017 `shortened` keeps %s unchanged if it has at most %i graphemes, and otherwise cuts it to %i graphemes',
  (text, whole, kept, short) => {
    expect(shortened(text, whole, kept)).toBe(short)
  },
)

it('PAY-082 firstGraphemes returns the first graphemes even of a very long text', () => {
  expect(firstGraphemes(family.repeat(100_000), 2)).toEqual([family, family])
})
