import { amountPlaces, type DecimalText } from './model.ts'

/** An exact decimal number of any size: `digits` divided by ten to the power of `scale`. */
interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const parse = (text: DecimalText): Decimal => {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent)

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

/** Divides, and rounds half away from zero. */
const divideRounded = (value: bigint, divisor: bigint): bigint => {
  const quotient = (2n * absolute(value) + absolute(divisor)) / (2n * absolute(divisor))
  return value < 0n === divisor < 0n ? quotient : -quotient
}

const rescale = ({ digits, scale }: Decimal, to: number): bigint =>
  to < scale ? divideRounded(digits, power(scale - to)) : digits * power(to - scale)

const places = (count: number): number => Math.min(amountPlaces.value, Math.max(0, Math.trunc(count) || 0))

const print = (digits: bigint, scale: number): DecimalText => {
  const text = absolute(digits)
    .toString()
    .padStart(scale + 1, '0')
  const sign = digits < 0n ? '-' : ''
  const whole = text.slice(0, text.length - scale)
  const printed = scale === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(text.length - scale)}`
  // `print` returns only texts in the form of `DecimalText`.
  return printed as DecimalText
}

/** Zero without decimal places: "0". */
export const zero: DecimalText = print(0n, 0)

/**
 * Converts an amount to minor units: "12.50" with 2 decimals is 1250. Rounds half away from zero if the amount has more
 * decimal places.
 * @example
 * toMinorUnits('12.50', 2) // 1250n
 * toMinorUnits('-0.005', 2) // -1n
 */
export const toMinorUnits = (amount: DecimalText, decimals: number): bigint => rescale(parse(amount), places(decimals))

/**
 * Converts minor units to an exact amount with all its decimals: 1250 with 2 decimals is "12.50" (CUR-023).
 * @example
 * fromMinorUnits(1250n, 2) // '12.50'
 */
export const fromMinorUnits = (minor: bigint, decimals: number): DecimalText => print(minor, places(decimals))

/**
 * Rounds an amount half away from zero to `decimals` decimal places.
 * @example
 * roundTo('2.345', 2) // '2.35'
 * roundTo('-0.5', 0) // '-1'
 */
export const roundTo = (amount: DecimalText, decimals: number): DecimalText =>
  fromMinorUnits(toMinorUnits(amount, decimals), decimals)

const aligned = <A>(left: DecimalText, right: DecimalText, join: (a: bigint, b: bigint, scale: number) => A): A => {
  const a = parse(left)
  const b = parse(right)
  const scale = Math.max(a.scale, b.scale)
  return join(rescale(a, scale), rescale(b, scale), scale)
}

/**
 * Returns the exact sum, with the decimal places of the more precise amount.
 * @example
 * add('1.50', '2') // '3.50'
 */
export const add = (left: DecimalText, right: DecimalText): DecimalText =>
  aligned(left, right, (a, b, scale) => print(a + b, scale))

/**
 * Returns the exact difference, with the decimal places of the more precise amount.
 * @example
 * subtract('1', '0.75') // '0.25'
 */
export const subtract = (left: DecimalText, right: DecimalText): DecimalText =>
  aligned(left, right, (a, b, scale) => print(a - b, scale))

/**
 * Changes the sign of an amount. Zero has no sign.
 * @example
 * negate('12.50') // '-12.50'
 * negate('-0.00') // '0.00'
 */
export const negate = (amount: DecimalText): DecimalText => {
  const { digits, scale } = parse(amount)
  return print(-digits, scale)
}

/**
 * Returns the exact product. It has as many decimal places as both factors together.
 * @example
 * multiply('1.50', '0.10') // '0.1500'
 */
export const multiply = (left: DecimalText, right: DecimalText): DecimalText => {
  const a = parse(left)
  const b = parse(right)
  return print(a.digits * b.digits, a.scale + b.scale)
}

/**
 * Returns the quotient, rounded half away from zero to `decimals` decimal places. Null if the divisor is zero.
 * @example
 * divide('2', '3', 2) // '0.67'
 * divide('1', '0', 2) // null
 */
export const divide = (left: DecimalText, right: DecimalText, decimals: number): DecimalText | null =>
  aligned(left, right, (a, b) =>
    b === 0n ? null : print(divideRounded(a * power(places(decimals)), b), places(decimals)),
  )

/**
 * Compares two amounts: -1, 0 or 1. "1.5" and "1.50" are equal.
 * @example
 * compare('1.5', '1.50') // 0
 * compare('-2', '1') // -1
 */
export const compare = (left: DecimalText, right: DecimalText): -1 | 0 | 1 =>
  aligned(left, right, (a, b) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * Returns the sign of an amount: -1, 0 or 1.
 * @example
 * signOf('-0.01') // -1
 */
export const signOf = (amount: DecimalText): -1 | 0 | 1 => compare(amount, zero)
