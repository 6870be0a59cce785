import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { list, nullable, record, type RecordOf } from './codec.ts'

type Codec<A> = t.Type<A, unknown, unknown>

/** Makes a codec read invalid values as `value`. Modifies the given codec itself, so no other code may use it. */
const otherwise = <A>(codec: Codec<A>, value: A): Codec<A> => {
  const { validate: strictly } = codec
  const validate = (input: unknown, context: t.Context): t.Validation<A> => {
    const read = strictly(input, context)
    return E.isRight(read) ? read : t.success(value)
  }
  return Object.assign(codec, { validate, decode: (input: unknown) => validate(input, []) })
}

/*
 * Codecs for records that stay usable if a field is invalid. An invalid field is read as a neutral value, such as null or an
 * empty text.
 */

/** Creates a codec for a text. Other values are read as an empty text. */
export const anyText = (): Codec<string> => otherwise<string>(new t.StringType(), '')

/** Creates a codec for a flag. Every value except true is read as false. */
export const anyFlag = (): Codec<boolean> => otherwise<boolean>(new t.BooleanType(), false)

/** Creates a codec that reads invalid values as null. */
export const orNull = <A>(codec: Codec<A>): Codec<A | null> => otherwise(nullable(codec), null)

/** Creates a list codec that drops invalid items. A value that is not a list is read as an empty list. */
export const anyList = <A>(item: Codec<A>): Codec<ReadonlyArray<A>> => otherwise<ReadonlyArray<A>>(list(item), [])

/** Creates a codec for a record. Anything that is not a valid record is read as `value`. */
export const anyRecord = <P extends t.Props>(props: P, value: RecordOf<P, Record<never, never>>) =>
  otherwise<RecordOf<P, Record<never, never>>>(record(props), value)

/**
 * Creates a codec for numbers that meet a condition. Each call returns a new codec, because `otherwise` modifies the codec
 * that is passed to it.
 */
const numberOf = (name: string, is: (value: unknown) => value is number): Codec<number> => {
  const validate = (value: unknown, context: t.Context): t.Validation<number> =>
    is(value) ? t.success(value) : t.failure(value, context)
  return Object.assign(new t.NumberType(), { name, is, validate, decode: (value: unknown) => validate(value, []) })
}

/** Limit of JavaScript dates: the maximum distance from 1970, in milliseconds. */
const lastMoment = 8_640_000_000_000_000

const makeMoment = () =>
  numberOf('milliseconds', (value): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= lastMoment)

/** Milliseconds since 1970, within the range of JavaScript dates. */
export const moment: Codec<number> = /* @__PURE__ */ makeMoment()

/** Creates a codec for milliseconds since 1970. Other values are read as 0, which means unknown. */
export const anyMoment = (): Codec<number> => otherwise(makeMoment(), 0)

/** Matches a day, or an instant with its offset, in ISO 8601. */
const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/**
 * Parses a date in text form. A day without a time is read as noon UTC, because noon UTC falls on the same day in nearly
 * every time zone.
 */
const momentOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (/^\d{12,16}$/.test(value)) return Number(value)
  return written.test(value) ? Date.parse(value.includes('T') ? value : `${value}T12:00Z`) : value
}

/**
 * Creates a codec for dates that the provider receives from third parties and passes on unchanged. Accepts milliseconds
 * since 1970, as number or text, and ISO 8601. Other values are read as null.
 */
export const anyDate = (): Codec<number | null> => {
  const codec = orNull(moment)
  const { validate: strictly } = codec
  const validate = (input: unknown, context: t.Context) => strictly(momentOf(input), context)
  return Object.assign(codec, { validate, decode: (input: unknown) => validate(input, []) })
}

const makeCount = () => numberOf('count', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0)

/** Whole number, 0 or greater. */
export const count: Codec<number> = /* @__PURE__ */ makeCount()

/** Creates a codec for whole numbers that are 0 or greater. Other values are read as `value`. */
export const anyCount = (value: number): Codec<number> => otherwise(makeCount(), value)
