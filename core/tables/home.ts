import { type OfferRows, offers } from '../home/home-offers/tables.ts'
import type { ApplicationAction, NoticeIcon, NoticeRows } from '../home/home-page/model.ts'
import { applicationNotices, notices, panelLinks, priceQuery, shopperActions } from '../home/home-page/tables.ts'
import { type PricedCoin, pricedCoins, type Sign, type Trend } from '../home/price-list/model.ts'
import { coinNames, trends } from '../home/price-list/tables.ts'
import type { Limit } from '../kernel/limits.ts'

/** Rule tables of the home page. */
export interface HomeTables {
  /** Notices that need no data (HOME-007). */
  readonly notices: NoticeRows
  /** Id and icon of the notices about a verification (HOME-007). */
  readonly applicationNotices: Readonly<
    Record<'shopper' | 'recipient', { readonly id: string; readonly iconSrc: NoticeIcon }>
  >
  /** Actions of the shopper's application that raise a notice (HOME-007). */
  readonly shopperActions: ReadonlyArray<ApplicationAction>
  /** Links of the panels (HOME-014). */
  readonly panelLinks: Readonly<Record<'activity' | 'cards', { readonly label: string; readonly to: string }>>
  /** Texts and links of the offers (HOME-008, HOME-010, HOME-021). */
  readonly offers: OfferRows
  /** Parameters of the price requests (HOME-030, HOME-031). */
  readonly priceQuery: { readonly currency: string; readonly period: string; readonly points: Limit }
  /** Coins of the price widget, in order (HOME-029). */
  readonly pricedCoins: ReadonlyArray<PricedCoin>
  /** Name of each coin. */
  readonly coinNames: Readonly<Record<PricedCoin, string>>
  /** Trend for each sign of a price change (HOME-034). */
  readonly trends: Readonly<Record<Sign, Trend>>
}

/** The rule tables of the home page that Paydeck uses. */
export const homeTables: HomeTables = {
  notices,
  applicationNotices,
  shopperActions,
  panelLinks,
  offers,
  priceQuery,
  pricedCoins,
  coinNames,
  trends,
}
