import { areTermsShown, combineNotices, offersView, priceOf } from '@paydeck/core/home'
import { constant } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homeWith, point } from '../bench.ts'

const lists = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), from: fc.nat() }), { maxLength: 5 })

it('HOME-006 combineNotices lists global, payouts and user notices in this order, and drops notices with a repeated id', () => {
  fc.assert(
    fc.property(lists, lists, lists, (global, payouts, user) => {
      const combined = combineNotices(global, payouts, user)
      const all = [...global, ...payouts, ...user]
      const ids = [...new Set(all.map(({ id }) => id))]
      expect(combined.map(({ id }) => id)).toEqual(ids)
      for (const notice of combined) expect(notice).toBe(all.find(({ id }) => id === notice.id))
    }),
  )
})

it('HOME-021 the card terms appear if and only if the user has a galileo card or is eligible for one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (hasGalileoCard, isEligible, cardWaitlist) => {
      expect(areTermsShown({ hasGalileoCard, isEligible })).toBe(hasGalileoCard || isEligible)
      const { home } = homeWith({
        hasGalileoCard: constant(hasGalileoCard),
        features: constant({ cardWaitlist, cardTerms: isEligible }),
      })
      const { terms, waitlist } = offersView('Acme')(home.offers.get())
      expect(terms !== null).toBe(hasGalileoCard || isEligible)
      expect(waitlist !== null).toBe(cardWaitlist)
    }),
  )
})

it('`priceOf` returns the price at the last point, and its change since the first point', () => {
  const cents = fc.option(fc.integer({ min: 1, max: 10 ** 9 }))
  const text = (value: number | null): string | null =>
    value === null ? null : `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 24 }), (values) => {
      const price = priceOf(values.map((value) => point(text(value))))
      const first = values[0] ?? null
      const last = values.at(-1) ?? null
      if (last === null) expect(price).toBeNull()
      else expect(price?.current).toBe(decimalText(text(last) ?? ''))
      if (last === null) return
      if (first === null) expect(price?.change).toBeNull()
      else {
        expect(Number(price?.change?.amount)).toBe((last - first) / 100)
        expect(Number(price?.change?.percent)).toBeCloseTo(((last - first) * 100) / first, 1)
      }
    }),
  )
})

it('`priceOf` returns null if there are no points', () => {
  expect(priceOf([])).toBeNull()
})
