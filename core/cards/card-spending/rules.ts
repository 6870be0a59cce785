import { add, type DecimalText, negate, zero } from '../../money/index.ts'
import { dayStart } from '../../presentation/filters.ts'
import { dayNumber, zonedIsoDay } from '../../presentation/zoned-days.ts'
import {
  activityKind,
  activityTime,
  type CardTransaction,
  listedTransactions,
  type MerchantCategory,
} from '../activity-items/index.ts'
import { day } from '../tables.ts'
import type { Spent, SpendingSums } from './model.ts'
import { spendingRange } from './tables.ts'

/**
 * Returns the month of an instant in a time zone, for example "2026-03"; empty for an invalid instant.
 * @param ms milliseconds since 1970
 * @example
 * monthOf(Date.UTC(2026, 2, 1, 3), 'America/New_York') // '2026-02'
 */
export const monthOf = (ms: number, timeZone: string): string => zonedIsoDay(ms, timeZone).replace(/-\d\d$/, '')

/**
 * Returns the months of the period, oldest first.
 * @param now milliseconds since 1970
 * @example
 * spendingMonths(Date.UTC(2026, 2, 10), 'UTC') // ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03']
 */
export const spendingMonths = (now: number, timeZone: string): ReadonlyArray<string> => {
  const today = new Date(dayNumber(now, timeZone) * day)
  return Array.from({ length: spendingRange.months.value }, (_, index) =>
    monthOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - spendingRange.months.value + 1 + index, 1), 'UTC'),
  )
}

/**
 * Returns the start of the period, in milliseconds since 1970.
 * @example
 * spendingStart(Date.UTC(2026, 2, 10), 'UTC') // Date.UTC(2025, 9, 1)
 */
export const spendingStart = (now: number, timeZone: string): number =>
  dayStart(`${spendingMonths(now, timeZone)[0] ?? ''}-01`, timeZone) ?? now

/**
 * Returns the amount and the number of purchases that a transaction adds to the spending; null for declined transactions,
 * card loads and transactions without an amount.
 */
const spentBy = (transaction: CardTransaction): { readonly amount: DecimalText; readonly count: number } | null => {
  const kind = activityKind(transaction)
  const { status, displayPrice } = transaction
  if (displayPrice === null || status === 'invalid' || kind === null || kind === 'load') return null
  return { amount: negate(displayPrice), count: kind === 'purchase' ? 1 : 0 }
}

const withSpent = <K>(sums: ReadonlyMap<K, Spent>, key: K, { amount, count }: Spent): ReadonlyMap<K, Spent> => {
  const before = sums.get(key) ?? { amount: zero, count: 0 }
  return new Map([...sums, [key, { amount: add(before.amount, amount), count: before.count + count }]])
}

const categoryOf = (transaction: CardTransaction): MerchantCategory =>
  transaction.category ?? (activityKind(transaction) === 'fee' ? 'fees' : 'other')

/**
 * Adds transactions to the sums. Ignores transactions of types that no list shows, in currencies other than `currency`, and
 * from months outside the period.
 * @param now time of the request, milliseconds since 1970
 */
export const withTransactions = (
  sums: SpendingSums,
  transactions: ReadonlyArray<CardTransaction>,
  { currency, now, timeZone }: { readonly currency: string; readonly now: number; readonly timeZone: string },
): SpendingSums => {
  const known = new Set(spendingMonths(now, timeZone))
  let { months, categories, hasCategories } = sums
  for (const transaction of listedTransactions(transactions)) {
    hasCategories ||= transaction.category !== null
    const at = activityTime(transaction.dates, false)
    const month = at === null ? '' : monthOf(at, timeZone)
    const spent = spentBy(transaction)
    if (spent === null || !known.has(month) || transaction.currency !== currency) continue
    months = withSpent(months, month, spent)
    categories = withSpent(categories, categoryOf(transaction), spent)
  }
  return { months, categories, hasCategories }
}

/**
 * Returns the total of the sums.
 * @example
 * totalOf(new Map([['dining', { amount: '4.80', count: 1 }], ['travel', { amount: '120', count: 1 }]])) // '124.80'
 */
export const totalOf = (sums: ReadonlyMap<unknown, Spent>): DecimalText =>
  [...sums.values()].reduce((all, { amount }) => add(all, amount), zero)
