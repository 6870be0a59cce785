import { dollars } from '../money/amounts.ts'
import { coins, coinText } from '../money/coins.ts'
import { coinOf } from './crypto-addresses.ts'

interface Rate {
  readonly decimals: number
  /** US dollars for one coin, decimal text. */
  readonly price: string
}

const rates: ReadonlyMap<string, Rate> = new Map([
  ...coins.map(({ code, decimals, cents }) => [code, { decimals, price: dollars(cents) }] as const),
  ['SOL', { decimals: 9, price: '172.40' }],
  ['MATIC', { decimals: 18, price: '0.38' }],
  ['WBTC', { decimals: 8, price: '93804.11' }],
  ['SHIB', { decimals: 18, price: '0.00001231' }],
  ['APE', { decimals: 18, price: '0.57' }],
  ['EUROC', { decimals: 6, price: '1.08' }],
  ['USDT', { decimals: 6, price: '1.00' }],
  ['PYUSD', { decimals: 6, price: '1.00' }],
  ['GUSD', { decimals: 2, price: '1.00' }],
  ['PAX', { decimals: 18, price: '1.00' }],
  ['DAI', { decimals: 18, price: '1.00' }],
  ['BUSD', { decimals: 18, price: '1.00' }],
])

/** What so many US cents are in a currency, down to its smallest part and never more; null: it has no price here. */
export const payoutIn = (
  currency: string,
  cents: number,
): { readonly amount: string; readonly exchangeRate: string } | null => {
  const rate = rates.get(coinOf(currency))
  if (rate === undefined) return null
  const { decimals, price } = rate
  const [whole = '', fraction = ''] = price.split('.')
  const minor = (BigInt(cents) * 10n ** BigInt(decimals + fraction.length)) / (BigInt(whole + fraction) * 100n)
  return { amount: coinText(minor, decimals), exchangeRate: price }
}
