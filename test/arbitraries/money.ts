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
