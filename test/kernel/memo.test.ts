import { expect, it } from 'vitest'
import { memoizeByObject, memoizeLast } from '../../core/kernel/memo.ts'

it('memoizeLast caches the result of the latest arguments, which it compares by identity', () => {
  let made = 0
  const sum = memoizeLast((...numbers: ReadonlyArray<number>) => {
    made += 1
    return numbers.reduce((all, one) => all + one, 0)
  })
  expect([sum(1, 2), sum(1, 2), sum(1), sum(1), sum(Number.NaN), sum(Number.NaN), sum(1, 2)]).toEqual([
    3,
    3,
    1,
    1,
    Number.NaN,
    Number.NaN,
    3,
  ])
  expect(made).toBe(4)
})

it('memoizeByObject caches one result for each object', () => {
  let made = 0
  const named = memoizeByObject((one: { readonly name: string }) => {
    made += 1
    return { id: made, name: one.name }
  })
  const [one, other] = [{ name: 'a' }, { name: 'b' }]
  expect([named(one), named(other), named(one)].map(({ id }) => id)).toEqual([1, 2, 1])
})
