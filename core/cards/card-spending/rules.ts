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

/** The month of an instant in a zone, as in "2026-03"; empty: it is none. */
export const monthOf = (ms: number, timeZone: string): string => zonedIsoDay(ms, timeZone).replace(/-\d\d$/, '')

/** The months that are summed up, the oldest first. */
export const spendingMonths = (now: number, timeZone: string): ReadonlyArray<string> => {
  const today = new Date(dayNumber(now, timeZone) * day)
  return Array.from({ length: spendingRange.months.value }, (_, index) =>
    monthOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - spendingRange.months.value + 1 + index, 1), 'UTC'),
  )
}

/** The first instant of the months that are summed up, milliseconds since 1970. */
export const spendingStart = (now: number, timeZone: string): number =>
  dayStart(`${spendingMonths(now, timeZone)[0] ?? ''}-01`, timeZone) ?? now

/** Whether a transaction is one of spending: what was refused is none, and neither is loading the card. */
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
 * The sums with further transactions: excluded types, other currencies than the card's and other months are no part of them.
 * @param now when it was asked, milliseconds since 1970
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

/** All of it together. */
export const totalOf = (sums: ReadonlyMap<unknown, Spent>): DecimalText =>
  [...sums.values()].reduce((all, { amount }) => add(all, amount), zero)
