import { type DecimalText, DecimalText as DecimalTextCodec } from '@paydeck/core/model'
import * as t from 'io-ts'

/** Maximum number of decimal digits that a JSON number represents without rounding. */
const exactDigits = 15

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** Returns a number as decimal text without an exponent. Null if the number may have been rounded. */
const textOfNumber = (value: number): string | null => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = written.exec(String(value)) ?? []
  const significant = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '')
  const isExact =
    Number.isSafeInteger(value) || (Math.abs(value) < Number.MAX_SAFE_INTEGER && significant.length <= exactDigits)
  if (whole === '' || !isExact) return null
  const places = fraction.length - Number(exponent)
  const digits = (whole + fraction).padStart(places + 1, '0')
  return places <= 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const read = (value: unknown): DecimalText | null => {
  const text = typeof value === 'number' ? textOfNumber(value) : value
  return DecimalTextCodec.is(text) ? text : null
}

const isAmount = (value: unknown): value is DecimalText | null => value === null || DecimalTextCodec.is(value)

/**
 * Amount in whole units of its currency, as decimal text. Also accepts a JSON number that cannot have been rounded. Any
 * other value is read as null; the app then shows that the amount is unavailable.
 */
export const amountText = new t.Type<DecimalText | null, unknown, unknown>(
  'AmountText',
  isAmount,
  (value) => t.success(read(value)),
  (amount) => amount,
)

/** Amount as decimal text. Any other value fails the codec, because a sum that leaves it out would be wrong. */
export const knownAmount = new t.Type<DecimalText, unknown, unknown>(
  'AmountText (known)',
  DecimalTextCodec.is,
  (value, context) => (DecimalTextCodec.is(value) ? t.success(value) : t.failure(value, context)),
  (amount) => amount,
)

/** Same as `amountText`, but encoded as a JSON number, for fields that are numbers in the contract (HOME-034). */
export const amountNumber = new t.Type<DecimalText | null, unknown, unknown>(
  'number or null',
  isAmount,
  (value) => t.success(read(value)),
  (amount) => (amount === null ? null : Number(amount)),
)

const wholeNumber = /^-?\d{1,100}$/

const readMinorUnits = (value: unknown): bigint | null => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  return typeof value === 'string' && wholeNumber.test(value) ? BigInt(value) : null
}

/** Amount in minor units of its currency, encoded as text. Unreadable values are null. */
export const minorUnits = new t.Type<bigint | null, unknown, unknown>(
  'AmountText (minor units)',
  (value): value is bigint | null => value === null || typeof value === 'bigint',
  (value) => t.success(readMinorUnits(value)),
  (minor) => (minor === null ? null : minor.toString()),
)
