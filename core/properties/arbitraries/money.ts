import fc from 'fast-check'
import {
  type Chain,
  chains,
  coinIcons,
  type CoinIconName,
  type Currency,
  type CurrencyCode,
  currencyCodes,
  type CurrencyFormat,
  type Direction,
  type Money,
  neutralIcon,
} from '../../money/index.ts'
import { decimals, oneOf, optional, record, texts } from './values.ts'

/** Codes of currencies, and texts that are no code. */
export const codes: fc.Arbitrary<CurrencyCode> = fc.oneof(
  { weight: 3, arbitrary: oneOf(currencyCodes()) },
  fc.constantFrom('USD', 'EUR', 'JPY', 'CHF', 'usd', 'XYZ', 'constructor', '', '_', 'USDC_m', 'PAX_m', 'A_B_e'),
  texts,
)

/** Numbers of decimal places. A few are no numbers of places, because a provider may send them. */
export const places = fc.oneof(fc.nat({ max: 18 }), fc.constantFrom(-1, 1.5, Number.NaN, 1e15))

/** Symbols of currencies. */
export const symbols = fc.constantFrom('$', '€', '₿', '')

/** Names of chains in any letter case, and texts that are none. */
export const chainTexts = fc.oneof(oneOf<string>(chains), fc.constantFrom('btc', 'Matic', 'OTHER', ''))

/** Values of the types of `@paydeck/core/money`, by type. */
export const moneyValues = {
  CurrencyCode: codes,
  DecimalText: decimals,
  Chain: oneOf<Chain>(chains),
  Money: record<Money>({ amount: decimals, currency: codes }),
  Currency: record<Currency>({
    code: codes,
    displayCode: fc.constantFrom('BTC', 'USDC', 'XYZ', ''),
    name: fc.constantFrom('Bitcoin', 'USD Coin', ''),
    chain: optional(oneOf<Chain>(chains)),
    chainName: optional(fc.constantFrom('Polygon', '')),
    showChain: fc.boolean(),
    decimals: places,
    precision: places,
    symbol: optional(symbols),
    hidden: fc.boolean(),
    restricted: fc.boolean(),
  }),
  CurrencyFormat: record<CurrencyFormat>(
    { code: codes, precision: optional(places), decimals: optional(places), chain: optional(chainTexts) },
    ['precision', 'decimals', 'chain'],
  ),
  CoinIconName: oneOf<CoinIconName>([...coinIcons, neutralIcon]),
  Direction: oneOf<Direction>(['in', 'out']),
}
