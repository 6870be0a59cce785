import { type DecimalText, divide, fromMinorUnits, multiply, signOf, subtract } from '../../money/index.ts'
import type { PricePoint } from './model.ts'

/** Which way a price went; 'flat': not at all, to the last digit. */
export type Trend = 'up' | 'down' | 'flat'

/** What a coin costs and how that changed over the period (HOME-034). */
export interface Price {
  readonly current: DecimalText
  /** null when the first point has no price. */
  readonly change: { readonly amount: DecimalText; readonly percent: DecimalText | null; readonly trend: Trend } | null
}

const trends = { '-1': 'down', '0': 'flat', '1': 'up' } as const satisfies Readonly<Record<string, Trend>>

/** How many hundredths of a percent are told. */
const percentPlaces = 2

const hundred = fromMinorUnits(100n, 0)

/** The last point is the price, and last minus first the change; null when the last point has no price (HOME-034, ERR-021). */
export const priceOf = (points: ReadonlyArray<PricePoint>): Price | null => {
  const current = points.at(-1)?.price ?? null
  const first = points[0]?.price ?? null
  if (current === null) return null
  if (first === null) return { current, change: null }
  const amount = subtract(current, first)
  const percent = divide(multiply(amount, hundred), first, percentPlaces)
  return { current, change: { amount, percent, trend: trends[signOf(amount)] } }
}
