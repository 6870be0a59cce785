import { currencyCodes } from '@paydeck/core/money'
import fc from 'fast-check'

const stablecoins = ['USDC', 'PYUSD', 'GUSD', 'PAX', 'USDT']
const fiat = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'INR',
  'AUD',
  'JPY',
  'MXN',
  'SGD',
  'NZD',
  'CNY',
  'KRW',
  'TRY',
  'BRL',
  'HKD',
  'ZAR',
]
/** Currency codes whose amounts have a symbol (CUR-002). */
export const withSymbol = [...fiat, ...stablecoins]
/** Currency codes, and texts that are no currency code. */
export const codes = fc.oneof(
  fc.constantFrom(...withSymbol),
  fc.constantFrom(...currencyCodes()),
  fc.constantFrom('usd', 'USDP', 'CHF', 'constructor', '', '_', 'A_B_e', 'PAX_m'),
  fc.string(),
)
