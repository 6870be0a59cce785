import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { DecimalText } from '../../money/model.ts'

/** One point of a price history (HOME-034). */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly time: number
  /** Price of one coin in US dollars; null: not known at that time. */
  readonly price: DecimalText | null
}

/** The coins of the price widget (HOME-029). */
export const pricedCoins = ['BTC', 'BCH', 'ETH', 'XRP'] as const
/** A coin by its code, in upper case. */
export type PricedCoin = (typeof pricedCoins)[number]

/** The points of each coin, oldest first; null: never loaded. */
export type PriceHistories = Readonly<Record<PricedCoin, ReadonlyArray<PricePoint> | null>>

/** Above the price widget. */
export const pricesHead = { title: 'Prices', period: '1 day' } as const

/** What the price widget is shown from: how each coin's load stands, and what it last brought. */
export interface PricesState {
  readonly loads: Readonly<Record<PricedCoin, Remote<Fault>>>
  readonly histories: PriceHistories
}
