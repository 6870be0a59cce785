import * as t from 'io-ts'
import { limit } from '../kernel/limits.ts'

/** The provider's code of a currency: "USD", "BTC", "USDC_m". What is shown is `displayCode`, what is sent is the code. */
export type CurrencyCode = string

/** The longest text that is read as an amount: far more than any amount needs. */
export const amountLength = limit('amount text', 120)

/** No currency has more places; a wild number from outside must not make a text of its length. */
export const amountPlaces = limit('amount places', 100)

interface DecimalTextBrand {
  readonly DecimalText: unique symbol
}

/** An exact amount in whole units of its currency, as in "-12.50"; never a float, no exponent, no grouping. */
export type DecimalText = t.Branded<string, DecimalTextBrand>

const decimalForm = /^-?\d+(?:\.\d+)?$/

/** Decodes unknown input, up to the longest text that is read as an amount. */
export const DecimalText = /* @__PURE__ */ t.brand(
  t.string,
  (text): text is DecimalText => text.length <= amountLength.value && decimalForm.test(text),
  'DecimalText',
)

/**
 * Reads an amount as in "-12.50"; null when the text is none, as "1,000", "1e3", "+1", ".5" and " 1" are none. Of any length,
 * as results of arithmetic are: `DecimalText` bounds what comes from outside.
 */
export const decimalText = (text: string): DecimalText | null => (decimalForm.test(text) ? (text as DecimalText) : null)

/** An amount together with what it is an amount of. */
export interface Money {
  readonly amount: DecimalText
  readonly currency: CurrencyCode
}

/** A chain by its code, in upper case; LIGHTNING has no explorer (CUR-019, CUR-020). */
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
/** One of `chains`. */
export type Chain = (typeof chains)[number]

/** What is known of a currency (CUR-001). */
export interface Currency {
  readonly code: CurrencyCode
  readonly displayCode: string
  readonly name: string
  /** null: it lives on no chain. */
  readonly chain: Chain | null
  readonly chainName: string | null
  /** Whether the chain is named beside the currency (CUR-021). */
  readonly showChain: boolean
  /** How many decimal places one minor unit is. */
  readonly decimals: number
  /** How many decimal places are shown. */
  readonly precision: number
  /** null: the display code stands for it (CUR-004). */
  readonly symbol: string | null
  /** Left out of lists unless the query asks for hidden currencies (CUR-010). */
  readonly hidden: boolean
  /** Listed, but not to be chosen (CUR-012, CUR-013). */
  readonly restricted: boolean
}
