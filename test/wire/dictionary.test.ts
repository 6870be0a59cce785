import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { dictionary, oneOf, record } from '../../adapters/wire/codec.ts'

const flags = dictionary(t.boolean)

it('a dictionary accepts values under any names, and is rejected if one of its values is malformed', () => {
  expect(flags.decode({ bills: true, refunds: false })).toEqual(E.right({ bills: true, refunds: false }))
  expect(E.isLeft(flags.decode({ bills: 'yes' }))).toBe(true)
  expect(E.isLeft(flags.decode([true]))).toBe(true)
  expect([{ bills: true }, {}, { bills: 'yes' }, [true], null].map(flags.is)).toEqual([true, true, false, false, false])
})

it('a dictionary drops names such as `__proto__`, which could change the prototype of an object', () => {
  const hostile: unknown = JSON.parse('{"__proto__":true,"constructor":true,"prototype":true,"bills":true}')
  expect(flags.decode(hostile)).toEqual(E.right({ bills: true }))
})

it('a tagged record is decoded with the codec for its tag, and is rejected if its tag is unknown or missing', () => {
  const either = oneOf('of', {
    bill: record({ of: t.literal('bill'), payee: t.string }),
    payout: record({ of: t.literal('payout'), fee: t.number }),
  })
  expect(either.decode({ of: 'bill', payee: 'a', fee: 1 })).toEqual(E.right({ of: 'bill', payee: 'a' }))
  expect(either.decode({ of: 'payout', fee: 1 })).toEqual(E.right({ of: 'payout', fee: 1 }))
  expect(either.is({ of: 'payout', fee: 1 })).toBe(true)
  const wrong: ReadonlyArray<unknown> = [
    { of: 'payout', fee: 'a' },
    { of: 'constructor' },
    { fee: 1 },
    Object.create({ of: 'payout', fee: 1 }),
    null,
    'bill',
  ]
  for (const value of wrong) expect([E.isLeft(either.decode(value)), either.is(value)]).toEqual([true, false])
})
