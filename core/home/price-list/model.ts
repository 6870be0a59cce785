import type { Loaded } from '../../kernel/resource.ts'
import type { DecimalText } from '../../money/model.ts'

/** A point of a price history (HOME-034). */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly time: number
  /** Price of one coin in US dollars; null: unknown at that time. */
  readonly price: DecimalText | null
}

/** Coins of the price widget (HOME-029). */
export const pricedCoins = ['BTC', 'BCH', 'ETH', 'XRP'] as const
/** Code of a coin, in upper case. */
export type PricedCoin = (typeof pricedCoins)[number]

/** Points of one coin, oldest first. */
export type PricePoints = ReadonlyArray<PricePoint>

/** State of the price widget. A failed load removes the points of its coin. */
export type PricesState = Readonly<Record<PricedCoin, Loaded<PricePoints>>>
