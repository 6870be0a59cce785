import type { Fault } from '@paydeck/core'
import type { KnownReply } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns the parts of a value that `expected` contains: of a record, its keys; of a list, all items. */
const partOf = (value: unknown, expected: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(expected))
    return value.map((item: unknown, index) => partOf(item, expected[index] as unknown))
  if (!isFields(value) || !isFields(expected) || Array.isArray(value)) return value
  return Object.fromEntries(Object.keys(expected).map((key) => [key, partOf(value[key], expected[key])]))
}

/**
 * Makes a known reply whose records contain only the fields that the test has chosen. The law compares these fields, and
 * the number and the order of all items.
 */
export const knownPart = (call: TE.TaskEither<Fault, unknown>, reply: unknown): KnownReply<unknown> => ({
  call: TE.map((whole: unknown) => partOf(whole, reply))(call),
  reply,
})
