import { type DecimalText, divide, fromMinorUnits, multiply, signOf, subtract } from '../../money/index.ts'
import type { PricePoint, Sign, Trend } from './model.ts'
import { trends } from './tables.ts'

/** Price of a coin and its change over the period (HOME-034). */
export interface Price {
  readonly current: DecimalText
  /** Null if the price at the start of the period is unknown. */
  readonly change: { readonly amount: DecimalText; readonly percent: DecimalText | null; readonly trend: Trend } | null
}

/** Decimal places of the percentage. */
const percentPlaces = 2

const hundred = fromMinorUnits(100n, 0)

/**
 * Returns the price of the last point, and its change since the first point (HOME-034). Null if the last point has no price
 * (ERR-021).
 * @example
 * priceOf([{ price: '100' }, { price: '110' }]).change // { amount: '10', percent: '10.00', trend: 'up' }
 * priceOf([{ price: '100' }, { price: null }]) // null
 */
export const priceOf = (
  points: ReadonlyArray<PricePoint>,
  table: Readonly<Record<Sign, Trend>> = trends,
): Price | null => {
  const current = points.at(-1)?.price ?? null
  const first = points[0]?.price ?? null
  if (current === null) return null
  if (first === null) return { current, change: null }
  const amount = subtract(current, first)
  const percent = divide(multiply(amount, hundred), first, percentPlaces)
  return { current, change: { amount, percent, trend: table[signOf(amount)] } }
}
