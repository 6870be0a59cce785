import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { list, nullable, oneOf, record, word } from '../../adapters/wire/codec.ts'

const colour = t.keyof({ red: null, green: null })
const shop = record({ id: t.string })

/** A codec of each kind, and what it reads. */
const kinds = {
  text: [nullable(t.string), 'a'],
  word: [nullable(word(colour)), 'red'],
  record: [nullable(shop), { id: 's1' }],
  list: [nullable(list(shop)), [{ id: 's1' }]],
  oneOf: [nullable(oneOf('kind', { shop: record({ kind: t.literal('shop') }) })), { kind: 'shop' }],
} as const

it.each(Object.entries(kinds))(
  'W2 reads a nullable %s that is missing, undefined or null as null',
  (_, [codec, value]) => {
    const holder = record({ value: codec })
    const nothing = E.right({ value: null })
    expect(holder.decode({})).toEqual(nothing)
    expect(holder.decode({ value: undefined })).toEqual(nothing)
    expect(holder.decode({ value: null })).toEqual(nothing)
    expect(holder.decode({ value })).toEqual(E.right({ value }))
    // Nor is one that stands on a prototype there.
    expect(holder.decode(Object.create({ value }))).toEqual(nothing)
    expect(codec.decode(undefined)).toEqual(E.right(null))
    expect(E.isLeft(holder.decode({ value: 7 }))).toBe(codec !== kinds.word[0])
  },
)

it('W2 has no default for a key that is required, and leaves out one that is not', () => {
  const holder = record({ id: t.string }, { note: t.string })
  expect(E.isLeft(holder.decode({}))).toBe(true)
  expect(holder.decode({ id: 'a' })).toStrictEqual(E.right({ id: 'a' }))
  expect(holder.decode({ id: 'a', note: undefined })).toStrictEqual(E.right({ id: 'a' }))
  expect(E.isLeft(holder.decode({ id: 'a', note: null }))).toBe(true)
})
