import { type GraphQLNamedType, isEnumType } from 'graphql'
import type * as t from 'io-ts'
import { shapeOf } from '../../adapters/wire/codec.ts'

/** Below `nullable` and `word` stands what is read where there is something: an unknown word is read as null. */
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

/** io-ts types that read a scalar. Codecs of amounts are recognised by name. */
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
