import fc from 'fast-check'
import { expect, it } from 'vitest'
import { floorsOf, growthOf } from './trend.ts'

it('growthOf returns the slope of a line in percent of its mean per ten minutes', () => {
  // From 100 to 110 in 20 minutes: 5 per ten minutes, with the mean 105.
  const line = Array.from({ length: 21 }, (_, at) => ({ at, value: 100 + at / 2 }))
  expect(growthOf(line)).toBeCloseTo((5 / 105) * 100, 10)
  expect(growthOf(line.map(({ at, value }) => ({ at, value: 210 - value })))).toBeCloseTo((-5 / 105) * 100, 10)
})

it('growthOf is 0 for a constant value, whatever the moments', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 20 }), fc.nat(1000), (moments, value) => {
      expect(growthOf(moments.map((at) => ({ at, value })))).toBeCloseTo(0, 10)
    }),
  )
})

it('floorsOf keeps the smallest sample of each complete group', () => {
  const samples = [5, 3, 9, 8, 7, 6, 1].map((value, at) => ({ at, value }))
  expect(floorsOf(samples, 3)).toEqual([
    { at: 1, value: 3 },
    { at: 5, value: 6 },
  ])
})
