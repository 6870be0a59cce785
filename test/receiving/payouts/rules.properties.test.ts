import { payoutRequests, type Payor, type PayoutProfile } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const payor: fc.Arbitrary<Payor> = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: fc.string() })
const payors = fc.uniqueArray(payor, { selector: ({ id }) => id })
const profiles: fc.Arbitrary<ReadonlyArray<PayoutProfile>> = fc.array(
  fc.record({
    id: fc.string(),
    name: fc.string(),
    payors,
    wallet: fc.constant(null),
    percentage: fc.option(fc.nat({ max: 100 })),
  }),
  { maxLength: 4 },
)

it('RECV-019 a payor is listed as a payout request if and only if no profile contains the payor', () => {
  fc.assert(
    fc.property(payors, profiles, (list, known) => {
      const requests = payoutRequests(list, known)
      for (const one of list) {
        const isSettled = known.some((profile) => profile.payors.some(({ id }) => id === one.id))
        expect(requests.includes(one)).toBe(!isSettled)
      }
      expect(requests.every((request) => list.includes(request))).toBe(true)
      expect(new Set(requests).size).toBe(requests.length)
    }),
  )
})
