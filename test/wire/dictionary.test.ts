import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { dictionary, oneOf, record } from '../../adapters/wire/codec.ts'

const flags = dictionary(t.boolean)

it('reads values by any name, and names the one that is not of its type', () => {
  expect(flags.decode({ bills: true, refunds: false })).toEqual(E.right({ bills: true, refunds: false }))
  expect(E.isLeft(flags.decode({ bills: 'yes' }))).toBe(true)
  expect(E.isLeft(flags.decode([true]))).toBe(true)
})

it('drops the names that reach prototypes', () => {
  const hostile: unknown = JSON.parse('{"__proto__":true,"constructor":true,"prototype":true,"bills":true}')
  expect(flags.decode(hostile)).toEqual(E.right({ bills: true }))
})

it('reads the first of two shapes that fits', () => {
  const either = oneOf(record({ bill: t.string }), record({ payout: t.number }))
  expect(either.decode({ bill: 'a', payout: 1 })).toEqual(E.right({ bill: 'a' }))
  expect(either.decode({ payout: 1 })).toEqual(E.right({ payout: 1 }))
  expect(E.isLeft(either.decode({ payout: 'a' }))).toBe(true)
})
