import { compareTexts } from '../../../kernel/compare-texts.ts'
import { add, zero } from '../../../money/index.ts'
import { isKnownTime } from '../../../payments/index.ts'
import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import type { MonthTotals, TimelineEntry, TimelineSummary, Totals } from '../model.ts'

/** Totals of no entries. */
export const noTotals: Totals = { in: zero, out: zero, fees: zero, moved: zero, isIncomplete: false }

/** Part of an entry that the totals count. */
type Counted = Pick<TimelineEntry, 'direction' | 'usd' | 'fee'>

const withEntry = (totals: Totals, { direction, usd, fee }: Counted): Totals => {
  if (direction === 'none') return totals
  if (usd === null) return { ...totals, isIncomplete: true }
  return {
    ...totals,
    [direction]: add(totals[direction], usd),
    fees: fee === null ? totals.fees : add(totals.fees, fee),
  }
}

/**
 * Sums entries exactly, in US dollars. An entry whose amount in US dollars is unknown makes the sums incomplete (ACT-009).
 * The caller leaves out entries that the sum must not count, such as pending ones.
 * @example
 * totalsOf([{ direction: 'out', usd: '0.10', fee: null }, { direction: 'out', usd: '0.20', fee: null }]).out // '0.30'
 * totalsOf([{ direction: 'in', usd: null, fee: null }]).isIncomplete // true
 */
export const totalsOf = (entries: ReadonlyArray<Counted>): Totals => entries.reduce(withEntry, noTotals)

/** Sums totals exactly, for example those of the months of a period. */
export const sumOfTotals = (all: ReadonlyArray<Totals>): Totals =>
  all.reduce<Totals>(
    (sum, one) => ({
      in: add(sum.in, one.in),
      out: add(sum.out, one.out),
      fees: add(sum.fees, one.fees),
      moved: add(sum.moved, one.moved),
      isIncomplete: sum.isIncomplete || one.isIncomplete,
    }),
    noTotals,
  )

/** Groups values by key, in the order of the first value of each key. */
const groupedBy = <A>(values: ReadonlyArray<A>, keyOf: (value: A) => string): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}

const isFinal = ({ state }: TimelineEntry): boolean => state === 'final'

/**
 * Returns the totals of the final entries of each month, newest first. A month begins at midnight in `timeZone`.
 * @example
 * monthsOf([{ at: Date.UTC(2026, 2, 1, 3), state: 'final', direction: 'in', usd: '1', fee: null }], 'America/New_York')[0].month
 * // '2026-02'
 */
export const monthsOf = (entries: ReadonlyArray<TimelineEntry>, timeZone: string): ReadonlyArray<MonthTotals> =>
  [...groupedBy(entries.filter(isFinal), ({ at }) => zonedIsoDay(at, timeZone).slice(0, 7))]
    .map(([month, inMonth]): MonthTotals => ({ month, ...totalsOf(inMonth) }))
    .toSorted((one, other) => compareTexts(other.month, one.month))

/** Returns the summary of entries: their number, the totals of each month, and the totals of the pending entries. */
export const summaryOf = (entries: ReadonlyArray<TimelineEntry>, timeZone: string): TimelineSummary => ({
  count: entries.length,
  months: monthsOf(entries, timeZone),
  pending: totalsOf(entries.filter(({ state }) => state === 'pending')),
})

/** Entries of one day, newest first. */
export interface EntryDay {
  /** Day in the time zone, as in "2026-11-25". Empty for entries whose time is unknown. */
  readonly day: string
  readonly entries: ReadonlyArray<TimelineEntry>
  /** Totals of the day's final entries (ACT-008). */
  readonly totals: Totals
}

/** Groups ordered entries by the day in `timeZone`, newest first, then those whose time is unknown (ACT-008). */
export const daysOf = (entries: ReadonlyArray<TimelineEntry>, timeZone: string): ReadonlyArray<EntryDay> =>
  [...groupedBy(entries, ({ at }) => (isKnownTime(at) ? zonedIsoDay(at, timeZone) : ''))].map(([day, ofDay]) => ({
    day,
    entries: ofDay,
    totals: totalsOf(ofDay.filter(isFinal)),
  }))
