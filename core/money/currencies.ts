import type { Chain, CurrencyCode } from './model.ts'

/** Currency of an invoice that names no currency (CUR-027). */
export const defaultCurrency: CurrencyCode = 'USD'

/** Decimal places of a currency that does not define them (CUR-022). */
export const defaultPrecision = 2

/** Properties that only a few currencies have. */
interface Peculiarities {
  /** Code that the screen shows, if it differs from the code without the chain suffix (CUR-005 to CUR-008). */
  readonly displayCode?: string
  /** True if the currency is no longer offered; a query parameter shows it again (CUR-010, CUR-011). */
  readonly hidden?: true
  /** True if the currency is listed, but users cannot choose it (CUR-012). */
  readonly restricted?: true
}

/** Row of the currency table. All other facts about a currency are derived from its row. */
export interface CurrencyRow extends Peculiarities {
  readonly name: string
  /** Chain of the currency; for a code with a suffix, the chain of the suffix (CUR-016 to CUR-020). Null for fiat money. */
  readonly chain: Chain | null
  /**
   * Symbol before the number. For a coin, the display code follows the number (CUR-002 to CUR-004). Null if there is no
   * symbol.
   */
  readonly symbol: string | null
  /** Name of the currency's icon, which every front end must provide (CUR-028). Null if the neutral icon is shown. */
  readonly icon: string | null
  /** Exponent of the minor unit: 2 for the US dollar, since a dollar has 10^2 cents. */
  readonly decimals: number
  /** Number of decimal places that are shown. */
  readonly precision: number
}

type Columns = readonly [
  name: CurrencyRow['name'],
  chain: CurrencyRow['chain'],
  symbol: CurrencyRow['symbol'],
  icon: CurrencyRow['icon'],
  decimals: CurrencyRow['decimals'],
  precision: CurrencyRow['precision'],
  peculiarities?: Peculiarities,
]

/**
 * Built-in currency table. Columns: name, chain, symbol, icon, exponent of the minor unit, decimal places shown. Rows are
 * arrays to save bytes, since the table is part of the first load.
 */
const currencies = {
  USD: ['US Dollar', null, '$', null, 2, 2],
  EUR: ['Euro', null, '€', null, 2, 2],
  GBP: ['Pound Sterling', null, '£', null, 2, 2],
  CAD: ['Canadian Dollar', null, 'CA$', null, 2, 2],
  INR: ['Indian Rupee', null, '₹', null, 2, 2],
  AUD: ['Australian Dollar', null, 'A$', null, 2, 2],
  // The yen has no minor unit. The won has one, but amounts are shown without it.
  JPY: ['Japanese Yen', null, '¥', null, 0, 0],
  KRW: ['South Korean Won', null, '₩', null, 2, 0],
  MXN: ['Mexican Peso', null, 'MX$', null, 2, 2],
  SGD: ['Singapore Dollar', null, 'S$', null, 2, 2],
  NZD: ['New Zealand Dollar', null, 'NZ$', null, 2, 2],
  CNY: ['Chinese Yuan', null, 'CN¥', null, 2, 2],
  TRY: ['Turkish Lira', null, '₺', null, 2, 2],
  BRL: ['Brazilian Real', null, 'R$', null, 2, 2],
  HKD: ['Hong Kong Dollar', null, 'HK$', null, 2, 2],
  ZAR: ['South African Rand', null, 'R', null, 2, 2],
  BTC: ['Bitcoin', 'BTC', null, 'btc', 8, 6],
  LNBTC: ['Lightning Bitcoin', 'LIGHTNING', null, 'lightning', 8, 6, { displayCode: 'BTC' }],
  BCH: ['Bitcoin Cash', 'BCH', null, 'bch', 8, 6],
  ETH: ['Ether', 'ETH', null, 'eth', 18, 6],
  ETH_m: ['Ether', 'MATIC', null, 'eth', 18, 6],
  ETH_arb: ['Ether', 'ARB', null, 'eth', 18, 6],
  ETH_op: ['Ether', 'OP', null, 'eth', 18, 6],
  ETH_base: ['Ether', 'BASE', null, 'eth', 18, 6],
  LTC: ['Litecoin', 'LTC', null, 'ltc', 8, 6],
  DOGE: ['Dogecoin', 'DOGE', null, 'doge', 8, 6],
  XRP: ['XRP', 'XRP', null, 'xrp', 6, 6],
  SOL: ['Solana', 'SOL', null, 'sol', 9, 6],
  MATIC: ['Polygon', 'MATIC', null, 'matic', 18, 6],
  MATIC_e: ['Polygon', 'ETH', null, 'matic', 18, 6],
  WBTC: ['Wrapped Bitcoin', 'ETH', null, 'wbtc', 8, 6],
  WBTC_m: ['Wrapped Bitcoin', 'MATIC', null, 'wbtc', 8, 6, { hidden: true }],
  APE: ['ApeCoin', 'ETH', null, 'ape', 18, 6],
  SHIB: ['Shiba Inu', 'ETH', null, 'shib', 18, 6],
  SHIB_m: ['Shiba Inu', 'MATIC', null, 'shib', 18, 6, { hidden: true }],
  EUROC: ['Euro Coin', 'ETH', null, 'euroc', 6, 6],
  DAI: ['Dai', 'ETH', null, 'dai', 18, 2],
  DAI_m: ['Dai', 'MATIC', null, 'dai', 18, 2, { hidden: true }],
  BUSD: ['BUSD', 'ETH', null, 'busd', 18, 2, { hidden: true }],
  BUSD_m: ['BUSD', 'MATIC', null, 'busd', 18, 2, { hidden: true }],
  GUSD: ['Gemini Dollar', 'ETH', '$', 'gusd', 2, 2],
  PAX: ['Pax Dollar', 'ETH', '$', 'pax', 18, 2, { displayCode: 'USDP' }],
  PYUSD: ['PYUSD', 'ETH', '$', 'pyusd', 6, 2],
  USDC: ['USD Coin', 'ETH', '$', 'usdc', 6, 2],
  USDC_m: ['USD Coin (bridged)', 'MATIC', null, 'usdc', 6, 2, { displayCode: 'USDC.e' }],
  USDCn_m: ['USD Coin', 'MATIC', null, 'usdc', 6, 2, { displayCode: 'USDC' }],
  USDC_arb: ['USD Coin', 'ARB', null, 'usdc', 6, 2],
  USDC_op: ['USD Coin', 'OP', null, 'usdc', 6, 2],
  USDC_base: ['USD Coin', 'BASE', null, 'usdc', 6, 2],
  USDT: ['Tether', 'ETH', '$', 'usdt', 6, 2, { restricted: true }],
  USDT_m: ['Tether', 'MATIC', null, 'usdt', 6, 2],
  USDTe_arb: ['Tether', 'ARB', null, 'usdt', 6, 2, { displayCode: 'USDT' }],
  USDTe_op: ['Tether', 'OP', null, 'usdt', 6, 2, { displayCode: 'USDT' }],
} as const satisfies Readonly<Record<CurrencyCode, Columns>>

/** Code of a currency in the built-in table. */
export type ListedCode = keyof typeof currencies

/** Alternative codes of listed currencies, and the icons of these codes (CUR-016, CUR-028). */
export const otherCodes = {
  USDP: { of: 'PAX', icon: 'usdp' },
  LIGHTNING: { of: 'LNBTC', icon: 'lightning' },
} as const satisfies Readonly<Record<CurrencyCode, { readonly of: ListedCode; readonly icon: string }>>

/** Names of the currency icons. */
export type OwnIcon =
  | NonNullable<(typeof currencies)[ListedCode][3]>
  | (typeof otherCodes)[keyof typeof otherCodes]['icon']

/** Returns the codes of the table, in its order. */
export const listedCodes = (): ReadonlyArray<ListedCode> => Object.keys(currencies) as Array<ListedCode>

/**
 * Returns the row of a listed currency.
 * @example
 * listedRow('JPY').decimals // 0
 */
export const listedRow = (code: ListedCode): CurrencyRow => {
  const [name, chain, symbol, icon, decimals, precision, peculiarities]: Columns = currencies[code]
  return { name, chain, symbol, icon, decimals, precision, ...peculiarities }
}

/**
 * Returns the row of a code, or null.
 * @example
 * currencyRow('BTC')?.precision // 6
 * currencyRow('ABC') // null
 */
export const currencyRow = (code: CurrencyCode): CurrencyRow | null =>
  Object.hasOwn(currencies, code) ? listedRow(code as ListedCode) : null

/** Returns the entry of `otherCodes` for a code, or null. */
export const otherOf = (code: CurrencyCode): (typeof otherCodes)[keyof typeof otherCodes] | null =>
  Object.hasOwn(otherCodes, code) ? otherCodes[code as keyof typeof otherCodes] : null
