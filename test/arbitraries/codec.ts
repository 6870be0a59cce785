import fc from 'fast-check'
import type * as t from 'io-ts'
import { type Shape, shapeOf } from '../../adapters/wire/codec.ts'

interface Tagged {
  readonly _tag?: string
  readonly name: string
  readonly is: (value: unknown) => boolean
}

type Made = fc.Arbitrary<unknown>

/** Texts that users and providers may send: ordinary words, texts in any script, empty texts and malicious texts. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '<b>', 'null', '0', '\u202E', '\u200B', "'; --", '__proto__'),
)
const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

/** Keys of generated dictionaries. Excludes keys with a special meaning for JavaScript objects. */
const names = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))

const each = (props: t.Props): Record<string, Made> =>
  Object.fromEntries(Object.entries(props).map(([key, part]) => [key, made(part)]))

const merged = (parts: unknown): object => Object.assign({}, ...(parts as ReadonlyArray<object>)) as object

type Kind = { readonly [key: string]: (codec: never) => Made }

/** Makers of generators, one for each kind of io-ts codec. A codec of any other kind causes an error. */
const makers = {
  StringType: () => texts,
  NumberType: () => numbers,
  BooleanType: () => fc.boolean(),
  NullType: () => fc.constant(null),
  UndefinedType: () => fc.constant(undefined),
  VoidType: () => fc.constant(undefined),
  UnknownType: () => fc.jsonValue(),
  LiteralType: (codec: t.LiteralType<string>) => fc.constant(codec.value),
  KeyofType: (codec: t.KeyofType<Record<string, unknown>>) => fc.constantFrom(...Object.keys(codec.keys)),
  ArrayType: (codec: t.ArrayType<t.Mixed>) => fc.array(made(codec.type)),
  ReadonlyArrayType: (codec: t.ReadonlyArrayType<t.Mixed>) => fc.array(made(codec.type)),
  ReadonlyType: (codec: t.ReadonlyType<t.Mixed>) => made(codec.type),
  ExactType: (codec: t.ExactType<t.HasProps>) => made(codec.type),
  TupleType: (codec: t.TupleType<Array<t.Mixed>>) => fc.tuple(...codec.types.map(made)),
  DictionaryType: (codec: t.DictionaryType<t.Mixed, t.Mixed>) => fc.dictionary(fc.string(), made(codec.codomain)),
  InterfaceType: (codec: t.InterfaceType<t.Props>) => fc.record(each(codec.props)),
  PartialType: (codec: t.PartialType<t.Props>) => fc.record(each(codec.props), { requiredKeys: [] }),
  UnionType: (codec: t.UnionType<Array<t.Mixed>>) => fc.oneof(...codec.types.map(made)),
  IntersectionType: (codec: t.IntersectionType<Array<t.Mixed>>) => fc.tuple(...codec.types.map(made)).map(merged),
  RefinementType: (codec: t.RefinementType<t.Mixed>) => made(codec.type).filter(codec.is),
} as const satisfies Kind

const decimalTexts = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.option(fc.stringMatching(/^\d{1,18}$/)))
  .map(([isNegative, whole, part]) => `${isNegative ? '-' : ''}${whole}${part === null ? '' : `.${part}`}`)

/** Generators for codecs with rare valid values. Random generation would seldom find such a value. */
const rare: Readonly<Record<string, Made>> = {
  DecimalText: decimalTexts,
  AmountText: fc.option(decimalTexts),
  'AmountText (known)': decimalTexts,
  'AmountText (minor units)': fc.option(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })),
  'number or null': fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String)),
  count: fc.integer({ min: 0, max: 999_999 }),
  milliseconds: fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }),
  file: fc.record({ type: texts, content: fc.uint8Array() }),
}

const ofShape = (shape: Shape): Made => {
  switch (shape.kind) {
    case 'record': {
      const requiredKeys = Object.keys(shape.required)
      return fc.record({ ...each(shape.required), ...each(shape.optional) }, { requiredKeys, noNullPrototype: true })
    }
    case 'list':
      return fc.array(made(shape.of), { maxLength: 5 })
    case 'nullable':
    case 'word':
      return fc.option(made(shape.of))
    case 'dictionary':
      return fc.dictionary(names, made(shape.of), { noNullPrototype: true })
    case 'oneOf':
      return fc.oneof(...shape.of.map(made))
  }
}

const made = (codec: t.Mixed): Made => {
  const shape = shapeOf(codec)
  if (shape !== undefined) return ofShape(shape)
  const { _tag: tag = '', name }: Tagged = codec
  const maker = rare[name] ?? (makers as Kind)[tag]
  if (name === 'nothing') return fc.constant(undefined)
  if (maker === undefined) throw new Error(`No values can be made for the codec ${name}`)
  return typeof maker === 'function' ? maker(codec as never) : maker
}

/** Returns a generator for the values of a codec's type. The structure of the codec determines the generator. */
export const arbitraryOf = <A>(codec: t.Type<A, unknown, unknown>): fc.Arbitrary<A> => made(codec) as fc.Arbitrary<A>
