import fc from 'fast-check'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { expect } from 'vitest'

/** Values that are unlikely to match a codec, including values with dangerous keys such as `__proto__`. */
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true }),
  fc.jsonValue(),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}')),
)

/** Checks the laws of a codec: decoding never throws, does not change prototypes, and reverses encoding. */
export const expectCodec = <A>(codec: t.Type<A, unknown, unknown>, values: fc.Arbitrary<A>): void => {
  fc.assert(
    fc.property(anything, (input) => {
      const result = codec.decode(input)
      if (E.isRight(result)) expect(codec.is(result.right)).toBe(true)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(values, (value) => {
      expect(codec.is(value)).toBe(true)
      expect(codec.decode(codec.encode(value))).toEqual(E.right(value))
    }),
  )
}

/** Checks that decoding drops unknown keys and keeps all known keys. */
export const expectUnknownKeysDropped = <A>(codec: t.Type<A, unknown, unknown>, values: fc.Arbitrary<A>): void => {
  const strange = fc.dictionary(
    fc.string().map((name) => `unknown ${name}`),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(values, strange, (value, extra) => {
      const wire = codec.encode(value)
      expect(codec.decode({ ...(wire as object), ...extra })).toEqual(E.right(value))
    }),
  )
}
