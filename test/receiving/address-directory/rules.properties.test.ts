import { canDelete, currencyPill } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('RECV-017 a payout profile can be deleted if and only if it has no payors', () => {
  const payors = fc.array(fc.record({ id: fc.string(), name: fc.string() }), { maxLength: 3 })
  fc.assert(
    fc.property(payors, (list) => {
      expect(canDelete({ payors: list })).toBe(list.length === 0)
    }),
    { examples: [[[]]] },
  )
})

it('RECV-021 LIM-006 currencyPill returns at most four icons, and the number of the other currencies', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 9 }), (codes) => {
      const { icons, more } = currencyPill(codes)
      expect(icons).toEqual(codes.filter((_, index) => index < 4))
      expect(more).toBe(codes.length > 4 ? `+${codes.length - 4} More` : null)
    }),
    { examples: [[['a', 'b', 'c']], [['a', 'b', 'c', 'd']], [['a', 'b', 'c', 'd', 'e']]] },
  )
})
