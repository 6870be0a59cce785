import { centsOf } from './amounts.ts'

/** Address format of a blockchain. */
export type AddressForm = 'bitcoin' | 'bitcoinCash' | 'litecoin' | 'dogecoin' | 'xrp' | 'solana' | 'ethereum'

interface Chain {
  readonly name: string
  readonly addresses: AddressForm
}

const chains = {
  BTC: { name: 'Bitcoin', addresses: 'bitcoin' },
  BCH: { name: 'Bitcoin Cash', addresses: 'bitcoinCash' },
  LTC: { name: 'Litecoin', addresses: 'litecoin' },
  DOGE: { name: 'Dogecoin', addresses: 'dogecoin' },
  XRP: { name: 'XRP Ledger', addresses: 'xrp' },
  SOL: { name: 'Solana', addresses: 'solana' },
  ETH: { name: 'Ethereum', addresses: 'ethereum' },
  MATIC: { name: 'Polygon', addresses: 'ethereum' },
  ARB: { name: 'Arbitrum', addresses: 'ethereum' },
  OP: { name: 'Optimism', addresses: 'ethereum' },
  BASE: { name: 'Base', addresses: 'ethereum' },
} as const satisfies Readonly<Record<string, Chain>>

interface Row {
  /** Currency code that users see. Defaults to `code`. */
  readonly displayCode?: string
  /** Alternative code of the same currency. */
  readonly alias?: string
  readonly name: string
  readonly chain: keyof typeof chains
  /** Number of decimal places of the smallest unit. */
  readonly decimals: number
  /** Fixed, plausible price of a coin in US dollars, as decimal text. */
  readonly price: string
  /** Data for generated payments in the currency. Null if no payments in the currency are generated. */
  readonly payments: {
    /** Typical network fee in minor units. */
    readonly networkCost: bigint
    readonly wallet: string
  } | null
  /** True if the currency is still listed, but can no longer be chosen for payouts. */
  readonly isRetired?: true
}

const ether = { chain: 'ETH', decimals: 18, payments: null } as const
const usdCoin = { displayCode: 'USDC', name: 'USD Coin', decimals: 6, price: '1.00', payments: null } as const
const harbor = 'Harbor Wallet'
const slate = 'Slate Wallet'
const kite = 'Kite Wallet'

const rows: Readonly<Record<string, Row>> = {
  BTC: {
    name: 'Bitcoin',
    chain: 'BTC',
    decimals: 8,
    price: '93912.40',
    payments: { networkCost: 1_450n, wallet: harbor },
  },
  ETH: { ...ether, name: 'Ethereum', price: '3402.11', payments: { networkCost: 310_000_000_000_000n, wallet: slate } },
  USDC: { ...usdCoin, chain: 'ETH', payments: { networkCost: 0n, wallet: slate } },
  USDCn_m: { ...usdCoin, chain: 'MATIC' },
  USDC_arb: { ...usdCoin, chain: 'ARB' },
  USDC_op: { ...usdCoin, chain: 'OP' },
  USDC_base: { ...usdCoin, chain: 'BASE' },
  USDC_m: { ...usdCoin, displayCode: 'USDC.e', name: 'Bridged USD Coin', chain: 'MATIC' },
  USDT: { ...ether, name: 'Tether', decimals: 6, price: '1.00' },
  PYUSD: { ...ether, name: 'PYUSD', decimals: 6, price: '1.00' },
  PAX: { ...ether, displayCode: 'USDP', alias: 'USDP', name: 'Pax Dollar', price: '1.00' },
  GUSD: { ...ether, name: 'Gemini Dollar', decimals: 2, price: '1.00', isRetired: true },
  DAI: { ...ether, name: 'Dai', price: '1.00' },
  EUROC: { ...ether, name: 'Euro Coin', decimals: 6, price: '1.08' },
  BUSD: { ...ether, name: 'BUSD', price: '1.00', isRetired: true },
  BCH: {
    name: 'Bitcoin Cash',
    chain: 'BCH',
    decimals: 8,
    price: '512.07',
    payments: { networkCost: 260n, wallet: harbor },
  },
  LTC: {
    name: 'Litecoin',
    chain: 'LTC',
    decimals: 8,
    price: '84.12',
    payments: { networkCost: 2_300n, wallet: harbor },
  },
  DOGE: {
    name: 'Dogecoin',
    chain: 'DOGE',
    decimals: 8,
    price: '0.18',
    payments: { networkCost: 22_000_000n, wallet: kite },
  },
  XRP: { name: 'XRP', chain: 'XRP', decimals: 6, price: '2.21', payments: { networkCost: 12n, wallet: kite } },
  SOL: { name: 'Solana', chain: 'SOL', decimals: 9, price: '172.40', payments: null },
  MATIC: { name: 'Polygon', chain: 'MATIC', decimals: 18, price: '0.38', payments: null },
  WBTC: { ...ether, name: 'Wrapped Bitcoin', decimals: 8, price: '93804.11' },
  SHIB: { ...ether, name: 'Shiba Inu', price: '0.00001231' },
  APE: { ...ether, name: 'ApeCoin', price: '0.57' },
}

/** A currency of payments and payouts. */
export interface Currency {
  /** Code that calls use: "USDCn_m". */
  readonly code: string
  /** Code that users see: "USDC". */
  readonly displayCode: string
  /** Alternative code of the same currency. Null if there is none. */
  readonly alias: string | null
  readonly name: string
  readonly chain: string
  readonly chainName: string
  readonly addresses: AddressForm
  readonly decimals: number
  /** Price of a coin in US dollars, as decimal text. */
  readonly price: string
  readonly isRetired: boolean
}

const currencyOf = ([code, row]: readonly [string, Row]): Currency => {
  const { displayCode = code, alias = null, isRetired = false, name, chain, decimals, price } = row
  const { name: chainName, addresses } = chains[chain]
  return { code, displayCode, alias, name, chain, chainName, addresses, decimals, price, isRetired }
}

/** All currencies, the most used first. */
export const currencies: ReadonlyArray<Currency> = Object.entries(rows).map(currencyOf)

/** Currency in which payments are generated. */
export interface Coin {
  readonly code: string
  readonly decimals: number
  /** Price of a coin in US dollars, as decimal text. */
  readonly price: string
  /** Price of a coin in US cents. */
  readonly cents: number
  /** Typical network fee in minor units. */
  readonly networkCost: bigint
  readonly wallet: string
}

const someCoins = Object.entries(rows).flatMap(([code, { chain, decimals, price, payments }]) =>
  payments === null ? [] : [{ code, decimals, price, cents: centsOf(price), ...payments, isToken: code !== chain }],
)

const [bitcoin, ...others] = someCoins.toSorted((one, other) => Number(one.isToken) - Number(other.isToken))
if (bitcoin === undefined) throw new Error('Payments need a coin.')

/**
 * Coins of generated payments. Coins with a blockchain of their own come first. The order matters: it decides which coin
 * each generated payment uses.
 */
export const coins: readonly [Coin, ...ReadonlyArray<Coin>] = [bitcoin, ...others]

/** Converts cents to minor units of a coin. */
export const inCoin = (cents: number, coin: Coin): bigint =>
  (BigInt(cents) * 10n ** BigInt(coin.decimals)) / BigInt(coin.cents)
