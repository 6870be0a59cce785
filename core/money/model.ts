import * as t from 'io-ts'
import { limit } from '../kernel/limits.ts'

/** The provider's code of a currency: "USD", "BTC", "USDC_m". Send this code; show `displayCode`. */
export type CurrencyCode = string

/** Maximum length of a text that is parsed as an amount. */
export const amountLength = limit('amount text', 120)

/**
 * Maximum number of decimal places of a currency. Limits the length of printed amounts if a provider sends a wrong number of
 * places.
 */
export const amountPlaces = limit('amount places', 100)

/** Marks the texts that `decimalText` has checked. No value has the property. */
export interface DecimalTextBrand {
  readonly DecimalText: unique symbol
}

/**
 * An exact amount in major units of its currency (dollars, not cents), such as "-12.50", without an exponent or thousands
 * separators.
 */
export type DecimalText = t.Branded<string, DecimalTextBrand>

const decimalForm = /^-?\d+(?:\.\d+)?$/

/** Codec for amounts in unknown input. Rejects texts of more than `amountLength` characters. */
export const DecimalText = /* @__PURE__ */ t.brand(
  t.string,
  (text): text is DecimalText => text.length <= amountLength.value && decimalForm.test(text),
  'DecimalText',
)

/**
 * Parses an amount such as "-12.50". Null for other texts, such as "1,000", "1e3", "+1", ".5" and " 1". Accepts texts of any
 * length, since computed amounts can be long; the codec `DecimalText` limits the length of input.
 * @example
 * decimalText('-12.50') // '-12.50'
 * decimalText('1,000') // null
 */
export const decimalText = (text: string): DecimalText | null => (decimalForm.test(text) ? (text as DecimalText) : null)

/** An amount with its currency. */
export interface Money {
  readonly amount: DecimalText
  readonly currency: CurrencyCode
}

/** Codes of the chains, in upper case. LIGHTNING has no explorer (CUR-019, CUR-020). */
export const chains = [
  'BTC',
  'BCH',
  'ETH',
  'XRP',
  'DOGE',
  'LTC',
  'SOL',
  'MATIC',
  'OP',
  'ARB',
  'BASE',
  'LIGHTNING',
] as const
/** Code of a chain. */
export type Chain = (typeof chains)[number]

/** Properties of a currency (CUR-001). */
export interface Currency {
  readonly code: CurrencyCode
  readonly displayCode: string
  readonly name: string
  /** Null for fiat money. */
  readonly chain: Chain | null
  readonly chainName: string | null
  /** True if the chain is shown beside the currency (CUR-021). */
  readonly showChain: boolean
  /** Exponent of the minor unit: 2 for the US dollar, since a dollar has 10^2 cents. */
  readonly decimals: number
  /** Number of decimal places that are shown. */
  readonly precision: number
  /** Symbol of the currency. If null, the display code is shown instead (CUR-004). */
  readonly symbol: string | null
  /** True if lists leave the currency out. A query parameter makes lists show hidden currencies (CUR-010). */
  readonly hidden: boolean
  /** True if users cannot choose the currency (CUR-012, CUR-013). */
  readonly restricted: boolean
}
