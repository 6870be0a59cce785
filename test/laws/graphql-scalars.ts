import { type GraphQLNamedType, isEnumType } from 'graphql'
import type * as t from 'io-ts'
import { shapeOf } from '../../adapters/wire/codec.ts'

/**
 * Returns the codec that `nullable` or `word` wraps, and any other codec unchanged. Both `nullable` and `word` can decode to
 * null: `word` decodes every unknown word to null.
 */
export const within = (codec: t.Mixed): t.Mixed => {
  const shape = shapeOf(codec)
  return shape?.kind === 'nullable' || shape?.kind === 'word' ? within(shape.of) : codec
}

export interface Tagged {
  readonly _tag?: string
  readonly name: string
  readonly value?: unknown
  readonly keys?: object
}

/**
 * Names of the io-ts types that can decode each GraphQL scalar. `AmountText` is missing here, because its codecs are
 * recognised by their names.
 */
const readers: Readonly<Record<string, ReadonlyArray<string>>> = {
  String: ['StringType', 'KeyofType', 'LiteralType'],
  ID: ['StringType'],
  Boolean: ['BooleanType'],
  Int: ['NumberType'],
  Float: ['NumberType'],
  Milliseconds: ['NumberType'],
}

export const reads = (codec: Tagged, type: GraphQLNamedType): boolean => {
  if (isEnumType(type)) {
    const words = type.getValues().map(({ name }) => name)
    return JSON.stringify(words.toSorted()) === JSON.stringify(Object.keys(codec.keys ?? {}).toSorted())
  }
  if (type.name === 'AmountText') return codec.name.startsWith('AmountText')
  return (readers[type.name] ?? []).includes(codec._tag ?? '')
}
