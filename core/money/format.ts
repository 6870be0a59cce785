import { compare, fromMinorUnits, signOf, toMinorUnits } from './amount.ts'
import { chainOf, displayCode, isLightning } from './codes.ts'
import { defaultPrecision, currencyRow } from './currencies.ts'
import { type AmountWidth, digitsOf, grouped, minusOf, sizeOf } from './dollars.ts'
import { amountPlaces, type CurrencyCode, type DecimalText } from './model.ts'

/** Exponent of the satoshi: one bitcoin has 10^8 satoshis. */
const satoshiDecimals = 8

/** Properties of a currency for formatting. Both `Currency` and the provider's currency rows have these properties. */
export interface CurrencyFormat {
  readonly code: CurrencyCode
  /** Decimal places that are shown. If missing: those in the built-in row of the code, else 2 (CUR-022). */
  readonly precision?: number | null | undefined
  /** Exponent of the minor unit. If missing: the exponent in the built-in row of the code. */
  readonly decimals?: number | null | undefined
  /** Chain in any letter case. If missing: the chain of the code (CUR-024). */
  readonly chain?: string | null | undefined
}

const placesOf = ({ code, precision }: CurrencyFormat): number =>
  typeof precision === 'number' && Number.isSafeInteger(precision) && precision >= 0
    ? precision
    : (currencyRow(code)?.precision ?? defaultPrecision)

const satsOf = (size: DecimalText): string =>
  signOf(size) !== 0 && compare(size, fromMinorUnits(1n, satoshiDecimals)) < 0
    ? '<1'
    : grouped(String(toMinorUnits(size, satoshiDecimals)))

/**
 * Formats an amount in major units: "$1,234.50", "-$1.00", "0.015 BTC", "$10.00 USDC", "1,500 sats" (CUR-002 to CUR-004,
 * CUR-022, CUR-024). Only a zero amount is shown as zero. Never throws.
 * @example
 * formatMoney('1234.5', { code: 'USD' }) // '$1,234.50'
 * formatMoney('10', { code: 'USDC' }) // '$10.00 USDC'
 * formatMoney('0.00000045', { code: 'BTC' }, 'narrow') // '<0.000001 BTC'
 * formatMoney('0.000015', { code: 'BTC', chain: 'LIGHTNING' }) // '1,500 sats'
 */
export const formatMoney = (amount: DecimalText, currency: CurrencyFormat, width: AmountWidth = 'wide'): string => {
  const { code, chain } = currency
  const sign = minusOf(amount)
  if (isLightning(chain ?? chainOf(code))) return `${sign}${satsOf(sizeOf(amount))} sats`
  const row = currencyRow(code)
  const decimals = currency.decimals ?? row?.decimals ?? amountPlaces.value
  const [bound, digits] = digitsOf(amount, { precision: placesOf(currency), decimals, width })
  const symbol = row?.symbol ?? ''
  const name = symbol === '' || row?.chain ? ` ${displayCode(code)}` : ''
  // If the display code is empty, as for the code "_m", `trimEnd` removes the space before it.
  return `${sign}${bound}${symbol}${digits}${name}`.trimEnd()
}

/**
 * Formats an amount with the built-in row of its code.
 * @example
 * formatCode('-1', 'EUR') // '-€1.00'
 */
export const formatCode = (amount: DecimalText, code: CurrencyCode): string => formatMoney(amount, { code })

/**
 * Formats a number of minor units exactly. `decimals` is the exponent of the minor unit.
 * @example
 * formatMinorUnits(123450n, { code: 'USD', decimals: 2 }) // '$1,234.50'
 */
export const formatMinorUnits = (
  minor: bigint,
  currency: CurrencyFormat & { readonly decimals: number },
  width: AmountWidth = 'wide',
): string => formatMoney(fromMinorUnits(minor, currency.decimals), currency, width)

/** Direction of a payment: "in" to the user, "out" from the user. */
export type Direction = 'in' | 'out'

/**
 * Formats an incoming or outgoing amount with its sign: "−$108.85" with a true minus, "+$2,150.00", "$0.00". A negative
 * amount reverses the direction.
 * @example
 * formatMovement('108.85', 'out', { code: 'USD' }) // '−$108.85'
 * formatMovement('2150', 'in', { code: 'USD' }) // '+$2,150.00'
 */
export const formatMovement = (
  amount: DecimalText,
  direction: Direction,
  currency: CurrencyFormat,
  width: AmountWidth = 'wide',
): string => {
  const sign = signOf(amount)
  const size = formatMoney(sizeOf(amount), currency, width)
  return sign === 0 ? size : `${(direction === 'in') === sign > 0 ? '+' : '−'}${size}`
}
