import { chainName, chainOf, chainSuffixes } from './chains.ts'
import type { Currency, CurrencyCode } from './model.ts'

/** Invoices are in this currency unless they say otherwise (CUR-027). */
export const defaultCurrency: CurrencyCode = 'USD'

/** Decimal places of an amount whose currency does not say (CUR-022). */
export const defaultPrecision = 2

/** The only currencies that are shown with a symbol (CUR-002, CUR-003). */
export const symbols = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  INR: '₹',
  AUD: 'A$',
  JPY: '¥',
  MXN: 'MX$',
  SGD: 'S$',
  NZD: 'NZ$',
  CNY: 'CN¥',
  KRW: '₩',
  TRY: '₺',
  BRL: 'R$',
  HKD: 'HK$',
  ZAR: 'R',
  USDC: '$',
  PYUSD: '$',
  GUSD: '$',
  PAX: '$',
  USDT: '$',
} as const satisfies Record<CurrencyCode, string>

/** These have a symbol and are named as well: "$10.00 USDC" (CUR-004). */
export const stablecoins: ReadonlyArray<CurrencyCode> = ['USDC', 'PYUSD', 'GUSD', 'PAX', 'USDT']

/** Codes that people know by another name (CUR-005 to CUR-008). */
export const renames: ReadonlyMap<CurrencyCode, string> = new Map([
  ['PAX', 'USDP'],
  ['LNBTC', 'BTC'],
  ['USDC_m', 'USDC.e'],
  ['USDCn_m', 'USDC'],
  ['USDTe_arb', 'USDT'],
  ['USDTe_op', 'USDT'],
])

/** No longer offered; the query can bring them back (CUR-010, CUR-011). */
export const hiddenCurrencies: ReadonlyArray<CurrencyCode> = ['BUSD', 'BUSD_m', 'DAI_m', 'WBTC_m', 'SHIB_m']

/** Listed, but not to be chosen (CUR-012). */
export const restrictedCurrencies: ReadonlyArray<CurrencyCode> = ['USDT']

type Row = readonly [code: CurrencyCode, name: string, decimals: number, precision: number]

const rows: ReadonlyArray<Row> = [
  ['USD', 'US Dollar', 2, 2],
  ['EUR', 'Euro', 2, 2],
  ['GBP', 'Pound Sterling', 2, 2],
  ['CAD', 'Canadian Dollar', 2, 2],
  ['INR', 'Indian Rupee', 2, 2],
  ['AUD', 'Australian Dollar', 2, 2],
  // There is no part of a yen; nobody writes the parts of a won.
  ['JPY', 'Japanese Yen', 0, 0],
  ['KRW', 'South Korean Won', 2, 0],
  ['MXN', 'Mexican Peso', 2, 2],
  ['SGD', 'Singapore Dollar', 2, 2],
  ['NZD', 'New Zealand Dollar', 2, 2],
  ['CNY', 'Chinese Yuan', 2, 2],
  ['TRY', 'Turkish Lira', 2, 2],
  ['BRL', 'Brazilian Real', 2, 2],
  ['HKD', 'Hong Kong Dollar', 2, 2],
  ['ZAR', 'South African Rand', 2, 2],
  ['BTC', 'Bitcoin', 8, 6],
  ['LNBTC', 'Lightning Bitcoin', 8, 6],
  ['BCH', 'Bitcoin Cash', 8, 6],
  ['ETH', 'Ether', 18, 6],
  ['ETH_m', 'Ether', 18, 6],
  ['ETH_arb', 'Ether', 18, 6],
  ['ETH_op', 'Ether', 18, 6],
  ['ETH_base', 'Ether', 18, 6],
  ['LTC', 'Litecoin', 8, 6],
  ['DOGE', 'Dogecoin', 8, 6],
  ['XRP', 'XRP', 6, 6],
  ['SOL', 'Solana', 9, 6],
  ['MATIC', 'Polygon', 18, 6],
  ['MATIC_e', 'Polygon', 18, 6],
  ['WBTC', 'Wrapped Bitcoin', 8, 6],
  ['WBTC_m', 'Wrapped Bitcoin', 8, 6],
  ['APE', 'ApeCoin', 18, 6],
  ['SHIB', 'Shiba Inu', 18, 6],
  ['SHIB_m', 'Shiba Inu', 18, 6],
  ['EUROC', 'Euro Coin', 6, 6],
  ['DAI', 'Dai', 18, 2],
  ['DAI_m', 'Dai', 18, 2],
  ['BUSD', 'BUSD', 18, 2],
  ['BUSD_m', 'BUSD', 18, 2],
  ['GUSD', 'Gemini Dollar', 2, 2],
  ['PAX', 'Pax Dollar', 18, 2],
  ['PYUSD', 'PYUSD', 6, 2],
  ['USDC', 'USD Coin', 6, 2],
  ['USDC_m', 'USD Coin (bridged)', 6, 2],
  ['USDCn_m', 'USD Coin', 6, 2],
  ['USDC_arb', 'USD Coin', 6, 2],
  ['USDC_op', 'USD Coin', 6, 2],
  ['USDC_base', 'USD Coin', 6, 2],
  ['USDT', 'Tether', 6, 2],
  ['USDT_m', 'Tether', 6, 2],
  ['USDTe_arb', 'Tether', 6, 2],
  ['USDTe_op', 'Tether', 6, 2],
]

const symbolsByCode: ReadonlyMap<CurrencyCode, string> = new Map(Object.entries(symbols))

/** The symbol of a currency; null: the display code stands for it (CUR-002). */
export const symbolOf = (code: CurrencyCode): string | null => symbolsByCode.get(code) ?? null

/** The code without the part that names its chain. */
export const baseCode = (code: CurrencyCode): CurrencyCode => {
  const suffix = chainSuffixes.find(([end]) => code.endsWith(end))?.[0]
  return suffix === undefined ? code : baseCode(code.slice(0, -suffix.length))
}

/** The code as people know it: for the screen only, never for the provider (CUR-005 to CUR-009). */
export const displayCode = (code: CurrencyCode): string => {
  const base = baseCode(code)
  return renames.get(code) ?? renames.get(base) ?? base.replaceAll('_', '')
}

/** Made when first asked for: no start of the app needs it. */
let byDisplayCode: ReadonlyMap<string, ReadonlyArray<Row>> | null = null

const isOnSeveralChains = (code: CurrencyCode): boolean => {
  byDisplayCode ??= Map.groupBy(rows, ([listed]) => displayCode(listed))
  return byDisplayCode.get(displayCode(code))?.some(([other]) => other !== code) ?? false
}

const currencyOf = ([code, name, decimals, precision]: Row): Currency => {
  const chain = chainOf(code)
  return {
    code,
    displayCode: displayCode(code),
    name,
    chain,
    chainName: chain === null ? null : chainName(chain),
    showChain: chain !== null && isOnSeveralChains(code),
    decimals,
    precision,
    symbol: symbolOf(code),
    hidden: hiddenCurrencies.includes(code),
    restricted: restrictedCurrencies.includes(code),
  }
}

/** Made when first asked for, too. */
let known: ReadonlyMap<CurrencyCode, Currency> | null = null

const allCurrencies = (): ReadonlyMap<CurrencyCode, Currency> => {
  known ??= new Map(rows.map((row) => [row[0], currencyOf(row)]))
  return known
}

/** Every currency that we know by ourselves, hidden ones included, in the order of their list. */
export const currencyCodes = (): ReadonlyArray<CurrencyCode> => [...allCurrencies().keys()]

/** Whether the code is in our list. Of any other the minor units are unknown: the decimals of `currency` are for show. */
export const isListed = (code: CurrencyCode): boolean => allCurrencies().has(code)

/** What we know of a currency by ourselves; an unknown code gives a currency of two decimals. */
export const currency = (code: CurrencyCode): Currency =>
  allCurrencies().get(code) ?? currencyOf([code, displayCode(code), defaultPrecision, defaultPrecision])
