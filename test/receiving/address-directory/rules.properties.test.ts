import { canDelete, currencyPill } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('RECV-017 lets a profile be deleted exactly when no payor pays into it', () => {
  const payors = fc.array(fc.record({ id: fc.string(), name: fc.string() }), { maxLength: 3 })
  fc.assert(
    fc.property(payors, (list) => {
      expect(canDelete({ payors: list })).toBe(list.length === 0)
    }),
    { examples: [[[]]] },
  )
})

it('RECV-021 LIM-006 shows four icons at most, and how many more there are', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 9 }), (codes) => {
      const { icons, more } = currencyPill(codes)
      expect(icons).toEqual(codes.filter((_, index) => index < 4))
      expect(more).toBe(codes.length > 4 ? `+${codes.length - 4} More` : null)
    }),
    { examples: [[['a', 'b', 'c']], [['a', 'b', 'c', 'd']], [['a', 'b', 'c', 'd', 'e']]] },
  )
})
