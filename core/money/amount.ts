import { amountPlaces, type DecimalText } from './model.ts'

/** A decimal number: `digits` divided by ten to the power of `scale`. Exact, of any size. */
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

/** The quotient, rounded half away from zero: a half cent is a cent, owed or owned. */
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
  // Of the brand's form by construction.
  return printed as DecimalText
}

/** Without places: "0". */
export const zero: DecimalText = print(0n, 0)

/** Minor units of an amount: "12.50" with 2 decimals is 1250. Further places are rounded half away from zero. */
export const toMinorUnits = (amount: DecimalText, decimals: number): bigint => rescale(parse(amount), places(decimals))

/** The amount of a number of minor units, exactly and with all its decimals: 1250 with 2 is "12.50" (CUR-023). */
export const fromMinorUnits = (minor: bigint, decimals: number): DecimalText => print(minor, places(decimals))

/** The amount with exactly so many places, rounded half away from zero. */
export const roundTo = (amount: DecimalText, decimals: number): DecimalText =>
  fromMinorUnits(toMinorUnits(amount, decimals), decimals)

const aligned = <A>(left: DecimalText, right: DecimalText, join: (a: bigint, b: bigint, scale: number) => A): A => {
  const a = parse(left)
  const b = parse(right)
  const scale = Math.max(a.scale, b.scale)
  return join(rescale(a, scale), rescale(b, scale), scale)
}

/** The exact sum, with as many places as the longer one has. */
export const add = (left: DecimalText, right: DecimalText): DecimalText =>
  aligned(left, right, (a, b, scale) => print(a + b, scale))

/** The exact difference, with as many places as the longer one has. */
export const subtract = (left: DecimalText, right: DecimalText): DecimalText =>
  aligned(left, right, (a, b, scale) => print(a - b, scale))

/** Zero stays without a sign. */
export const negate = (amount: DecimalText): DecimalText => {
  const { digits, scale } = parse(amount)
  return print(-digits, scale)
}

/** The exact product, with the places of both. */
export const multiply = (left: DecimalText, right: DecimalText): DecimalText => {
  const a = parse(left)
  const b = parse(right)
  return print(a.digits * b.digits, a.scale + b.scale)
}

/** The quotient with so many places, rounded half away from zero; null when the divisor is zero. */
export const divide = (left: DecimalText, right: DecimalText, decimals: number): DecimalText | null =>
  aligned(left, right, (a, b) =>
    b === 0n ? null : print(divideRounded(a * power(places(decimals)), b), places(decimals)),
  )

/** -1, 0 or 1. "1.5" and "1.50" are equal. */
export const compare = (left: DecimalText, right: DecimalText): -1 | 0 | 1 =>
  aligned(left, right, (a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** -1, 0 or 1. */
export const signOf = (amount: DecimalText): -1 | 0 | 1 => compare(amount, zero)
