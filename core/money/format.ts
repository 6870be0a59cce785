import { compare, fromMinorUnits, signOf, toMinorUnits } from './amount.ts'
import { chainOf, displayCode, isLightning } from './codes.ts'
import { defaultPrecision, currencyRow } from './currencies.ts'
import { type AmountWidth, digitsOf, grouped, minusOf, sizeOf } from './dollars.ts'
import { amountPlaces, type CurrencyCode, type DecimalText } from './model.ts'

/** Number of decimal places of one satoshi. */
const satoshiDecimals = 8

/** What formatting needs of a currency; the provider's own rows fit, and so does `Currency`. */
export interface CurrencyFormat {
  readonly code: CurrencyCode
  /** Decimal places shown; when missing, those of the code's row, or else 2 (CUR-022). */
  readonly precision?: number | null | undefined
  /** Decimal places of a minor unit; when missing, those of the code's row. */
  readonly decimals?: number | null | undefined
  /** In any letter case; when missing, the one that the code tells of (CUR-024). */
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
 * Returns an amount of whole units as text: "$1,234.50", "-$1.00", "0.015 BTC", "$10.00 USDC", "1,500 sats" (CUR-002 to
 * CUR-004, CUR-022, CUR-024). Only zero reads as zero. Total: no code and no precision throws.
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
  // A code such as "_m" has nothing to show.
  return `${sign}${bound}${symbol}${digits}${name}`.trimEnd()
}

/** As `formatMoney`, with what we know of the code by ourselves. */
export const formatCode = (amount: DecimalText, code: CurrencyCode): string => formatMoney(amount, { code })

/** As `formatMoney`, of a whole number of minor units, exactly; `decimals` says how many places one of them is. */
export const formatMinorUnits = (
  minor: bigint,
  currency: CurrencyFormat & { readonly decimals: number },
  width: AmountWidth = 'wide',
): string => formatMoney(fromMinorUnits(minor, currency.decimals), currency, width)

/** Which way money went. */
export type Direction = 'in' | 'out'

/**
 * As `formatMoney`, of money that went one way: "−$108.85" with a true minus, "+$2,150.00", "$0.00". A negative amount
 * went the other way.
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
