import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { list, nullable, record, type RecordOf } from './codec.ts'

type Codec<A> = t.Type<A, unknown, unknown>

/** The same codec, changed in place so that it reads whatever it cannot read as a value: nothing else may have it. */
const otherwise = <A>(codec: Codec<A>, value: A): Codec<A> => {
  const { validate: strictly } = codec
  const validate = (input: unknown, context: t.Context): t.Validation<A> => {
    const read = strictly(input, context)
    return E.isRight(read) ? read : t.success(value)
  }
  return Object.assign(codec, { validate, decode: (input: unknown) => validate(input, []) })
}

/*
 * Codecs for records of which one wrong field is no reason to leave the record out: what does not fit is read as a value
 * that says nothing.
 */

/** A text; anything else is empty. */
export const anyText = (): Codec<string> => otherwise<string>(new t.StringType(), '')

/** A flag. Every value but true is read as false. */
export const anyFlag = (): Codec<boolean> => otherwise<boolean>(new t.BooleanType(), false)

/** A value, or null for anything else. */
export const orNull = <A>(codec: Codec<A>): Codec<A | null> => otherwise(nullable(codec), null)

/** A list of what can be read; anything else is empty. */
export const anyList = <A>(item: Codec<A>): Codec<ReadonlyArray<A>> => otherwise<ReadonlyArray<A>>(list(item), [])

/** A record, or `value` for anything else. */
export const anyRecord = <P extends t.Props>(props: P, value: RecordOf<P, Record<never, never>>) =>
  otherwise<RecordOf<P, Record<never, never>>>(record(props), value)

/** A number of a kind of its own; each is another codec, for `otherwise`. */
const numberOf = (name: string, is: (value: unknown) => value is number): Codec<number> => {
  const validate = (value: unknown, context: t.Context): t.Validation<number> =>
    is(value) ? t.success(value) : t.failure(value, context)
  return Object.assign(new t.NumberType(), { name, is, validate, decode: (value: unknown) => validate(value, []) })
}

/** ECMAScript's limit for dates: milliseconds before or after 1970. */
const lastMoment = 8_640_000_000_000_000

const makeMoment = () =>
  numberOf('milliseconds', (value): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= lastMoment)

/** Milliseconds since 1970, of which a date can be made. */
export const moment: Codec<number> = /* @__PURE__ */ makeMoment()

/** Milliseconds since 1970. Other values are read as 0: unknown. */
export const anyMoment = (): Codec<number> => otherwise(makeMoment(), 0)

/** A day, or an instant with its offset, in ISO 8601. */
const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Parses the text of a date. A day without a time is its noon in UTC, which is the same day in nearly every time zone. */
const momentOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (/^\d{12,16}$/.test(value)) return Number(value)
  return written.test(value) ? Date.parse(value.includes('T') ? value : `${value}T12:00Z`) : value
}

/**
 * Milliseconds since 1970, whether they are sent as such, as a text of them or as ISO 8601; null for anything else. For dates
 * of third parties that reach us as they were written.
 */
export const anyDate = (): Codec<number | null> => {
  const codec = orNull(moment)
  const { validate: strictly } = codec
  const validate = (input: unknown, context: t.Context) => strictly(momentOf(input), context)
  return Object.assign(codec, { validate, decode: (input: unknown) => validate(input, []) })
}

const makeCount = () => numberOf('count', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0)

/** A whole number from 0. */
export const count: Codec<number> = /* @__PURE__ */ makeCount()

/** The same; `value` for anything else. */
export const anyCount = (value: number): Codec<number> => otherwise(makeCount(), value)
