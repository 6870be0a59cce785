import type { Loaded } from '../../kernel/resource.ts'
import { filled } from '../../kernel/text.ts'
import { coinIcon, type CoinIconName, type DecimalText, formatUsd, negate, signOf } from '../../money/index.ts'
import { homePageTexts, priceTexts } from '../texts.ts'
import {
  type PricedCoin,
  pricedCoins,
  type PricePoint,
  type PricePoints,
  type PricesState,
  type Trend,
} from './model.ts'
import { type Price, priceOf } from './rules.ts'
import { coinNames } from './tables.ts'

/** Row of a coin in the price widget, ready to render. */
export type PriceRow = { readonly code: PricedCoin; readonly name: string; readonly icon: CoinIconName } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly text: string }
  | {
      readonly kind: 'price'
      readonly price: string
      /** Change over the period, for example "+1.84%"; null if unknown. */
      readonly change: string | null
      readonly trend: Trend
      /** Values of the line chart, without a unit. */
      readonly points: ReadonlyArray<number | null>
      /** Description of the line chart. */
      readonly summary: string
    }
)

/** Price widget, ready to render. */
export interface PricesView {
  /** Message in place of the rows if no coin could be loaded (ERR-020). */
  readonly failure: string | null
  readonly rows: ReadonlyArray<PriceRow>
}

/** Formats a percentage: "+1.84%", "−0.92%" with a true minus sign, "0.00%". */
const percentText = (percent: DecimalText): string =>
  `${signOf(percent) > 0 ? '+' : signOf(percent) < 0 ? '−' : ''}${percent.replace('-', '')}%`

const changeText = (change: Price['change']): string | null =>
  change === null || change.percent === null ? null : percentText(change.percent)

const shownRow = (name: string, points: ReadonlyArray<PricePoint>, { current, change }: Price) => {
  const trend = change?.trend ?? 'flat'
  const percent = changeText(change)
  const values = { name, period: homePageTexts.prices.period, price: formatUsd(current) }
  return {
    kind: 'price' as const,
    price: values.price,
    change: percent,
    trend,
    points: points.map(({ price }) => (price === null ? null : Number(price))),
    summary:
      change === null || percent === null
        ? filled(priceTexts.summary, values)
        : // The text of `trend` names the direction, so the amount has no sign.
          filled(priceTexts.summaryChange, {
            ...values,
            trend: priceTexts[trend],
            amount: formatUsd(signOf(change.amount) < 0 ? negate(change.amount) : change.amount),
            percent,
          }),
  }
}

const rowOf = (code: PricedCoin, { value: points, status }: Loaded<PricePoints>): PriceRow => {
  const head = { code, name: coinNames[code], icon: coinIcon(code) }
  const price = points === null ? null : priceOf(points)
  if (points !== null && price !== null) return { ...head, ...shownRow(head.name, points, price) }
  const isWaiting = points === null && status !== 'failed'
  return isWaiting ? { ...head, kind: 'loading' } : { ...head, kind: 'unavailable', text: priceTexts.coinUnavailable }
}

/** Returns the view of the price widget. While the prices reload, each coin keeps its last price. */
export const pricesView = (prices: PricesState): PricesView => ({
  failure: pricedCoins.every((code) => prices[code].status === 'failed') ? priceTexts.unavailable : null,
  rows: pricedCoins.map((code) => rowOf(code, prices[code])),
})
