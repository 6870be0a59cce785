/** Coins that the made-up payments are made in, with a plausible price each. */
export interface Coin {
  readonly code: string
  readonly decimals: number
  /** US cents for one coin. */
  readonly cents: number
  /** Usual network cost, minor units. */
  readonly networkCost: bigint
  readonly wallet: string
}

export const coins = [
  { code: 'BTC', decimals: 8, cents: 9_391_240, networkCost: 1_450n, wallet: 'Harbour Wallet' },
  { code: 'ETH', decimals: 18, cents: 340_211, networkCost: 310_000_000_000_000n, wallet: 'Slate Wallet' },
  { code: 'BCH', decimals: 8, cents: 51_207, networkCost: 260n, wallet: 'Harbour Wallet' },
  { code: 'LTC', decimals: 8, cents: 8_412, networkCost: 2_300n, wallet: 'Harbour Wallet' },
  { code: 'DOGE', decimals: 8, cents: 18, networkCost: 22_000_000n, wallet: 'Kite Wallet' },
  { code: 'XRP', decimals: 6, cents: 221, networkCost: 12n, wallet: 'Kite Wallet' },
  { code: 'USDC', decimals: 6, cents: 100, networkCost: 0n, wallet: 'Slate Wallet' },
] as const satisfies readonly [Coin, ...ReadonlyArray<Coin>]

/** What so many cents are in a coin, in minor units. */
export const inCoin = (cents: number, coin: Coin): bigint =>
  (BigInt(cents) * 10n ** BigInt(coin.decimals)) / BigInt(coin.cents)

/** Minor units as decimal text: 68000 of 8 decimals gives "0.00068". */
export const coinText = (minor: bigint, decimals: number): string => {
  const digits = minor.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
