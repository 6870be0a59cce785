import { fromMinorUnits, negate, roundTo, signOf, toMinorUnits } from './amount.ts'
import { chainOf, displayCode, isLightning } from './codes.ts'
import { defaultPrecision, currencyRow } from './currencies.ts'
import type { CurrencyCode, DecimalText } from './model.ts'

/** What formatting needs of a currency; the provider's own rows fit, and so does `Currency`. */
export interface CurrencyFormat {
  readonly code: CurrencyCode
  /** Decimal places shown; 2 when missing (CUR-022). */
  readonly precision?: number | null | undefined
  /** In any letter case; when missing, the one that the code tells of (CUR-024). */
  readonly chain?: string | null | undefined
}

/** One bitcoin in satoshis, as decimal places. */
const satoshiDecimals = 8

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** "-" and "1,234.50", with exactly so many places, rounded half away from zero; there is no minus before nothing. */
const signed = (amount: DecimalText, places: number): readonly [sign: string, number: string] => {
  const [whole = '0', fraction] = roundTo(amount, places).split('.')
  const isNegative = whole.startsWith('-')
  const digits = grouped(isNegative ? whole.slice(1) : whole)
  return [isNegative ? '-' : '', fraction === undefined ? digits : `${digits}.${fraction}`]
}

const placesOf = (precision: number | null | undefined): number =>
  typeof precision === 'number' && Number.isSafeInteger(precision) && precision >= 0 ? precision : defaultPrecision

const formatSats = (amount: DecimalText): string => {
  const [sign, number] = signed(fromMinorUnits(toMinorUnits(amount, satoshiDecimals), 0), 0)
  return `${sign}${number} sats`
}

/**
 * An amount as it is shown: "$1,234.50", "-$1.00", "0.015 BTC", "$10.00 USDC", "1,500 sats" (CUR-002 to CUR-004,
 * CUR-022, CUR-024). `amount` is in whole units. Total: no code and no precision throws.
 */
export const formatMoney = (amount: DecimalText, currency: CurrencyFormat): string => {
  if (isLightning(currency.chain ?? chainOf(currency.code))) return formatSats(amount)
  const [sign, number] = signed(amount, placesOf(currency.precision))
  const row = currencyRow(currency.code)
  const symbol = row?.symbol ?? ''
  const name = symbol === '' || row?.chain ? ` ${displayCode(currency.code)}` : ''
  // A code such as "_m" has nothing to show.
  return `${sign}${symbol}${number}${name}`.trimEnd()
}

/** As `formatMoney`, with what we know of the code by ourselves. */
export const formatCode = (amount: DecimalText, code: CurrencyCode): string =>
  formatMoney(amount, { code, ...currencyRow(code) })

/** As `formatMoney`, of a whole number of minor units, exactly; `decimals` says how many places one of them is. */
export const formatMinorUnits = (minor: bigint, currency: CurrencyFormat & { readonly decimals: number }): string =>
  formatMoney(fromMinorUnits(minor, currency.decimals), currency)

/** Which way money went. */
export type Direction = 'in' | 'out'

/**
 * As `formatMoney`, of money that went one way: "−$108.85" with a true minus, "+$2,150.00", "$0.00". A negative amount
 * went the other way.
 */
export const formatMovement = (amount: DecimalText, direction: Direction, currency: CurrencyFormat): string => {
  const sign = signOf(roundTo(amount, placesOf(currency.precision)))
  const size = formatMoney(sign < 0 ? negate(amount) : amount, currency)
  return sign === 0 ? size : `${(direction === 'in') === sign > 0 ? '+' : '−'}${size}`
}

const usd: CurrencyFormat = { code: 'USD', precision: 2 }

/** Balances and bills: en-US dollars with two decimals (CUR-025, CUR-026). */
export const formatUsd = (amount: DecimalText): string => formatMoney(amount, usd)
