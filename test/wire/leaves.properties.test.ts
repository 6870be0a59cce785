import { wireTable } from '@paydeck/adapters/wire/table'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { expect, it } from 'vitest'
import { arbitraryOf } from '../arbitraries/codec.ts'

type Json = unknown
type Path = ReadonlyArray<string | number>

const isInner = (value: Json): value is Readonly<Record<string, Json>> => typeof value === 'object' && value !== null

/** Returns the paths of the leaves of a JSON value. Empty lists and empty objects are leaves, too. */
const leavesOf = (value: Json, path: Path = []): ReadonlyArray<Path> => {
  const entries = isInner(value) ? Object.entries(value) : []
  return entries.length === 0 ? [path] : entries.flatMap(([key, part]) => leavesOf(part, [...path, key]))
}

const missing = Symbol('missing')

/** Returns the JSON value with `other` at this path. */
const withAt = (value: Json, [key, ...rest]: Path, other: Json): Json => {
  if (key === undefined) return other
  const inner = isInner(value) ? value[key] : undefined
  const changed = withAt(inner, rest, other)
  if (Array.isArray(value))
    return changed === missing ? value.toSpliced(Number(key), 1) : value.with(Number(key), changed)
  const { [key]: _, ...others } = value as Readonly<Record<string, Json>>
  return changed === missing ? others : { ...others, [key]: changed }
}

/**
 * Returns the JSON value with four more keys beside the leaf at this path. Decoding must ignore them: three prototype keys
 * and an unknown key.
 */
const withExtraKeys = (value: Json, path: Path, leaf: Json): Json => {
  const parent = path.slice(0, -1)
  const inner = parent.reduce<Json>((one, key) => (isInner(one) ? one[key] : undefined), value)
  if (!isInner(inner) || Array.isArray(inner)) return value
  const added = ['__proto__', 'constructor', 'prototype', 'unknown key'].map((key) => [key, leaf] as const)
  return withAt(value, parent, Object.fromEntries([...Object.entries(inner), ...added]))
}

const hostile: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
const long = 'a'.repeat(2 ** 20)
const many = Array.from({ length: 10_000 }, (_, place) => ({ id: `row ${place % 100}` }))

/** Functions that return a replacement for a leaf, by description. */
const mutations: Readonly<Record<string, (leaf: Json) => Json>> = {
  'not at all': () => missing,
  null: () => null,
  undefined: () => undefined,
  'a text': () => 'text',
  'a number': () => 7,
  'true or false': () => true,
  'an object': () => ({ id: 'x' }),
  'an empty text': () => '',
  'a text of a megabyte': () => long,
  'a negative number': () => -1,
  'minus zero': () => -0,
  'a sum that no binary number is': () => 0.1 + 0.2,
  'no finite number': () => JSON.parse('1e999') as unknown,
  'more than a double counts': () => 2 ** 53 + 2,
  'a number as text': () => '12.5',
  'an unknown word': () => 'somewhatPaid',
  'another case': (leaf) => (typeof leaf === 'string' ? leaf.toUpperCase() : 'TRUE'),
  'a date that is none': () => '2026-02-30T25:61:00Z',
  'a date of no calendar': () => '0000-00-00',
  'a date beyond all': () => 8_640_000_000_000_001,
  'half a character': () => '\uD800',
  'a text from right to left, with nothing in it': () => '\u202Eabc\u200B\u0000',
  markup: () => '<img src=x onerror=alert(1)>',
  'an address that runs': () => 'javascript:alert(1)',
  'keys of a prototype': () => hostile,
  'ten thousand rows, of which a hundred ids': () => many,
}

const poisoned = (value: Json): boolean =>
  isInner(value) &&
  (['__proto__', 'constructor', 'prototype'].some((key) => Object.hasOwn(value, key)) ||
    Object.values(value).some(poisoned))

/** Calls with a JSON response. A file consists of bytes and has no leaves. */
const calls: ReadonlyArray<{ readonly name: string; readonly reply: t.Mixed }> = Object.values(wireTable).filter(
  (call) => !('file' in call),
)

/** Generates several random responses, and returns the response with the most leaves. */
const replyOf = (reply: t.Mixed): Json => {
  const values = fc.sample(arbitraryOf<unknown>(reply), { seed: 1, numRuns: 12 })
  const sent = values.map((value): Json => reply.encode(value))
  return sent.reduce((most, one) => (leavesOf(one).length > leavesOf(most).length ? one : most))
}

it.each(calls)(
  'W1 if one value in the response of $name is replaced, the response is rejected or decoded to a valid value',
  ({ reply }) => {
    const whole = replyOf(reply)
    const leaves = leavesOf(whole).slice(0, 24)
    for (const path of leaves) {
      const leaf = path.reduce<Json>((inner, key) => (isInner(inner) ? inner[key] : undefined), whole)
      const sent = Object.entries(mutations).map(([how, mutate]) => [how, withAt(whole, path, mutate(leaf))] as const)
      for (const [how, value] of [...sent, ['beside others', withExtraKeys(whole, path, leaf)] as const]) {
        const place = `${path.join('.')} is ${how}`
        const decoded = reply.decode(value)
        if (E.isLeft(decoded)) {
          expect(decoded.left, place).not.toEqual([])
          continue
        }
        // A decoded value belongs to the type of the codec, has no prototype keys, and stays the same when it is encoded and
        // decoded again.
        expect(reply.is(decoded.right), place).toBe(true)
        const again: Json = reply.encode(decoded.right)
        expect(poisoned(again), place).toBe(false)
        expect(reply.decode(again), place).toEqual(decoded)
      }
    }
    expect(({} as Readonly<Record<string, unknown>>)['polluted']).toBeUndefined()
  },
)

it('W1 the tests of malformed responses replace values in 26 ways, in more than 80 calls', () => {
  expect(Object.keys(mutations)).toHaveLength(26)
  expect(calls.length).toBeGreaterThan(80)
})
