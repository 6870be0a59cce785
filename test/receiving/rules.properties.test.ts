import { activeProfile, canEdit, type Payor, type PayoutProfile } from '@paydeck/core/receiving'
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

it('RECV-020 the active profile is the first one with payors, else the first in the list, or null if the list is empty', () => {
  fc.assert(
    fc.property(profiles, (list) => {
      const busy = list.filter((profile) => profile.payors.length > 0)
      const expected = list.length === 0 ? null : busy.length > 0 ? busy[0] : list[0]
      expect(activeProfile(list)).toBe(expected)
    }),
    { examples: [[[]]] },
  )
  const profile = (id: string, ...ids: ReadonlyArray<string>): PayoutProfile => ({
    id,
    name: id,
    payors: ids.map((one) => ({ id: one, name: one })),
    wallet: null,
    percentage: null,
  })
  const list = [profile('first'), profile('second', 'a'), profile('third', 'b')]
  expect([activeProfile(list)?.id, activeProfile(list.slice(0, 1))?.id]).toEqual(['second', 'first'])
})

it('RECV-013 receiving addresses are editable if and only if two-factor is on', () => {
  fc.assert(
    fc.property(fc.boolean(), (otpEnabled) => {
      expect(canEdit(otpEnabled)).toBe(otpEnabled)
    }),
  )
})
