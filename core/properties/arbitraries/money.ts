import fc from 'fast-check'
import { type Chain, chains, type Currency, type CurrencyCode, currencyCodes, type Money } from '../../money/index.ts'
import { decimals, oneOf, optional } from './values.ts'

/** Codes of currencies, and texts that are no code. */
export const codes: fc.Arbitrary<CurrencyCode> = fc.oneof(
  { weight: 3, arbitrary: oneOf(currencyCodes()) },
  fc.constantFrom('USD', 'EUR', 'JPY', 'usd', 'XYZ', 'constructor', '', '_', 'USDC_m'),
)

const places = fc.oneof(fc.nat({ max: 18 }), fc.constantFrom(-1, 1.5, Number.NaN, 1e15))

/** Values of the types of `@paydeck/core/money`, by type. */
export const moneyValues = {
  CurrencyCode: codes,
  DecimalText: decimals,
  Chain: oneOf<Chain>(chains),
  Money: fc.record<Money>({ amount: decimals, currency: codes }),
  Currency: fc.record<Currency>({
    code: codes,
    displayCode: fc.constantFrom('BTC', 'USDC', 'XYZ', ''),
    name: fc.constantFrom('Bitcoin', 'USD Coin', ''),
    chain: optional(oneOf<Chain>(chains)),
    chainName: optional(fc.constantFrom('Polygon', '')),
    showChain: fc.boolean(),
    decimals: places,
    precision: places,
    symbol: optional(fc.constantFrom('$', '₿', '')),
    hidden: fc.boolean(),
    restricted: fc.boolean(),
  }),
}
