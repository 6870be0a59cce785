import { fromMinorUnits, negate, roundTo, signOf } from './amount.ts'
import { symbolOf } from './codes.ts'
import type { CurrencyCode, DecimalText } from './model.ts'

/**
 * Width that is available for an amount. If wide, a tiny amount is shown in full, as "0.00000045 BTC"; if narrow, as
 * "<0.000001 BTC".
 */
export type AmountWidth = 'wide' | 'narrow'

/** Adds commas between the thousands of a decimal text. */
export const grouped = (number: string): string => number.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',')

/** Returns "-" for a negative amount, else an empty text. */
export const minusOf = (amount: DecimalText): string => (signOf(amount) < 0 ? '-' : '')

/** Returns the absolute value. */
export const sizeOf = (amount: DecimalText): DecimalText => (signOf(amount) < 0 ? negate(amount) : amount)

/**
 * Returns the digits of an amount without its sign. In narrow space, an amount that would round to zero becomes "<" and the
 * smallest amount that can be shown (CUR-022). `decimals` is the number of decimal places of the currency, and `precision`
 * is the number of decimal places that are shown.
 */
export const digitsOf = (
  amount: DecimalText,
  {
    precision,
    decimals,
    width,
  }: { readonly precision: number; readonly decimals: number; readonly width: AmountWidth },
): readonly [bound: string, digits: string] => {
  const size = sizeOf(amount)
  const rounded = roundTo(size, precision)
  if (signOf(rounded) !== 0 || signOf(size) === 0) return ['', grouped(rounded)]
  if (width === 'narrow') return ['<', fromMinorUnits(1n, precision)]
  const full = roundTo(size, decimals)
  return ['', (signOf(full) === 0 ? size : full).replace(/0+$/, '')]
}

const usd: CurrencyCode = 'USD'

/**
 * Formats a balance or a bill as US dollars with two decimals (CUR-025, CUR-026).
 * @example
 * formatUsd('1234.5') // '$1,234.50'
 * formatUsd('-0.005') // '-$0.01'
 */
export const formatUsd = (amount: DecimalText): string =>
  `${minusOf(amount)}${symbolOf(usd)}${digitsOf(amount, { precision: 2, decimals: 2, width: 'wide' })[1]}`
