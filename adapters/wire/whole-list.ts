import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { list } from './codec.ts'

/**
 * Creates a list codec that fails if any item of the list is invalid. Used for lists whose items are added up, and for lists
 * of which the app uses only the first item.
 */
export const wholeList = <A>(item: t.Type<A, unknown, unknown>): t.Type<ReadonlyArray<A>, unknown, unknown> => {
  const codec = list(item)
  const { validate } = codec
  return Object.assign(codec, {
    validate: (value: unknown, context: t.Context): t.Validation<ReadonlyArray<A>> => {
      const read = validate(value, context)
      const isShort = E.isRight(read) && Array.isArray(value) && read.right.length < value.length
      return isShort ? t.failure(value, context, 'an item is not of its shape') : read
    },
  })
}
