import type { Loaded } from '../../kernel/resource.ts'
import type { DecimalText } from '../../money/model.ts'

/** Point in the history of a coin's price (HOME-034). */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly time: number
  /** Price of one coin in US dollars; null if unknown at that time. */
  readonly price: DecimalText | null
}

/** Direction of a price change; 'flat' if the price has not changed at all. */
export type Trend = 'up' | 'down' | 'flat'

/** Sign of a price change. */
export type Sign = -1 | 0 | 1

/** Coins of the price widget (HOME-029). */
export const pricedCoins = ['BTC', 'BCH', 'ETH', 'XRP'] as const
/** Code of a coin, in upper case. */
export type PricedCoin = (typeof pricedCoins)[number]

/** Price history of one coin, oldest point first. */
export type PricePoints = ReadonlyArray<PricePoint>

/** State of the price widget. If the prices of a coin fail to load, the widget discards the coin's earlier prices. */
export type PricesState = Readonly<Record<PricedCoin, Loaded<PricePoints>>>
