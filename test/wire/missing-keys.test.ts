import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { list, nullable, oneOf, record, shapeOf, word } from '../../adapters/wire/codec.ts'
import { getPriceHistory } from '../../adapters/wire/home/home-page.ts'
import { wireTable } from '../../adapters/wire/table.ts'

const colour = t.keyof({ red: null, green: null })
const shop = record({ id: t.string })

/** Nullable codecs, one of each kind, each with a valid value. */
const kinds = {
  text: [nullable(t.string), 'a'],
  word: [nullable(word(colour)), 'red'],
  record: [nullable(shop), { id: 's1' }],
  list: [nullable(list(shop)), [{ id: 's1' }]],
  oneOf: [nullable(oneOf('kind', { shop: record({ kind: t.literal('shop') }) })), { kind: 'shop' }],
} as const

it.each(Object.entries(kinds))(
  'W2 a nullable %s is decoded as null if it is missing, undefined or null',
  (_, [codec, value]) => {
    const holder = record({ value: codec })
    const nothing = E.right({ value: null })
    expect(holder.decode({})).toEqual(nothing)
    expect(holder.decode({ value: undefined })).toEqual(nothing)
    expect(holder.decode({ value: null })).toEqual(nothing)
    expect(holder.decode({ value })).toEqual(E.right({ value }))
    // A value that the object inherits from its prototype also counts as missing.
    expect(holder.decode(Object.create({ value }))).toEqual(nothing)
    expect(codec.decode(undefined)).toEqual(E.right(null))
    expect(E.isLeft(holder.decode({ value: 7 }))).toBe(codec !== kinds.word[0])
  },
)

it('W2 a missing required key is rejected; a missing optional key is omitted from the decoded record', () => {
  const holder = record({ id: t.string }, { note: t.string })
  expect(E.isLeft(holder.decode({}))).toBe(true)
  expect(holder.decode({ id: 'a' })).toStrictEqual(E.right({ id: 'a' }))
  expect(holder.decode({ id: 'a', note: undefined })).toStrictEqual(E.right({ id: 'a' }))
  expect(E.isLeft(holder.decode({ id: 'a', note: null }))).toBe(true)
})

/** Returns the paths of the codecs that accept an empty object. */
const acceptsEmpty = (codec: t.Mixed, path: string): ReadonlyArray<string> => {
  const shape = shapeOf(codec)
  if (shape === undefined) return []
  if (shape.kind === 'record') {
    const inside = Object.entries({ ...shape.required, ...shape.optional })
    return [...(codec.is({}) ? [path] : []), ...inside.flatMap(([key, one]) => acceptsEmpty(one, `${path}.${key}`))]
  }
  return shape.kind === 'oneOf'
    ? shape.of.flatMap((one, at) => acceptsEmpty(one, `${path}|${at}`))
    : acceptsEmpty(shape.of, path)
}

it('W2 an empty object is never accepted as a response or as a part of a response', () => {
  const calls = Object.entries(wireTable)
  expect(calls.flatMap(([name, { reply }]) => acceptsEmpty(reply, name))).toEqual([])
  // All input fields of these calls are optional.
  expect(calls.flatMap(([name, { input }]) => acceptsEmpty(input, name)).toSorted()).toEqual([
    'CAN_ACCEPT_PAYOUTS',
    'CanAcceptPayouts',
    'GET /auth/security-history',
    // This call requires either a code or the password, depending on the account.
    'POST /auth/second-factor',
  ])
})

it.each([
  ['24', 24],
  ['0', 0],
  ['999999', 999_999],
  [24, 24],
  ['1000000', null],
  ['', null],
  ['24.0', null],
  ['1e3', null],
  ['-1', null],
  ['x24', null],
  ['24x', null],
  [' 24', null],
  [2.5, null],
  [null, null],
  [['24'], null],
])('HOME-034 the requested number of price points, %j, is decoded as %j, where null means rejected', (points, read) => {
  const wanted = { code: 'BTC', period: '1D' }
  const result = getPriceHistory.input.decode({ ...wanted, points })
  expect(E.isRight(result) ? result.right : null).toEqual(read === null ? null : { ...wanted, points: read })
})
