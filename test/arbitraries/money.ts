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
/** Codes of the currencies whose amounts the app formats with a symbol (CUR-002). */
export const withSymbol = [...fiat, ...stablecoins]
/** Currency codes, and texts that are not a currency code. */
export const codes = fc.oneof(
  fc.constantFrom(...withSymbol),
  fc.constantFrom(...currencyCodes()),
  fc.constantFrom('usd', 'USDP', 'CHF', 'constructor', '', '_', 'A_B_e', 'PAX_m'),
  fc.string(),
)
