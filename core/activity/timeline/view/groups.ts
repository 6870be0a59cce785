import { formatDay, formats } from '../../../kernel/calendar.ts'
import { dayNumber, zonedIsoDay } from '../../../presentation/zoned-days.ts'
import { timelineGroupTexts as groupTexts } from '../../texts.ts'
import type { TimelineState } from '../model.ts'
import { daysOf, totalsOf } from '../rules/index.ts'
import { entryRow, type EntryRowView, type RowContext } from './rows.ts'
import { groupTotals, type TotalView } from './summary.ts'

/** Group of rows: the pending entries, or the entries of a day. */
export interface EntryGroupView {
  /** "pending", or the day, as in "2026-11-25". */
  readonly key: string
  /** As in "Today", "Monday" or "Pending". */
  readonly name: string
  /** Date of the day, or the number of pending entries. */
  readonly date: string
  /** Totals of the group. Empty for the last day until all of its entries are loaded. */
  readonly totals: ReadonlyArray<TotalView>
  readonly rows: ReadonlyArray<EntryRowView>
}

const weekday = /* @__PURE__ */ formats({ weekday: 'long' })
const weekdayDate = /* @__PURE__ */ formats({ weekday: 'short', month: 'short', day: 'numeric' })
const monthDay = /* @__PURE__ */ formats({ month: 'short', day: 'numeric' })

/** Number of days within which a day is called by its weekday. */
const namedDays = 7

/** Returns the name and the date of a day, relative to today (ACT-008). */
const dayNames = (day: string, now: number, timeZone: string): Pick<EntryGroupView, 'name' | 'date'> => {
  const at = Date.parse(`${day}T12:00:00.000Z`)
  if (Number.isNaN(at)) return { name: groupTexts.noDay, date: '' }
  const age = dayNumber(now, timeZone) - Math.floor(at / 86_400_000)
  if (age === 0) return { name: groupTexts.today, date: weekdayDate('UTC').format(at) }
  if (age === 1) return { name: groupTexts.yesterday, date: weekdayDate('UTC').format(at) }
  const isNear = age > 1 && age < namedDays
  return {
    name: weekday('UTC').format(at),
    date: isNear || day.startsWith(zonedIsoDay(now, timeZone).slice(0, 4)) ? monthDay('UTC').format(at) : formatDay(at),
  }
}

/** Returns the pending entries and the days, newest first (ACT-008, ACT-010). Entries that are held back are left out. */
export const groupsOf = (state: TimelineState, context: RowContext): ReadonlyArray<EntryGroupView> => {
  const { held, status } = state
  const rowsOf = (entries: TimelineState['entries']) => entries.map((entry) => entryRow(entry, context))
  const pending = state.pending.filter(({ id }) => !held.has(id))
  const days = daysOf(
    state.entries.filter(({ id }) => !held.has(id)),
    context.timeZone,
  )
  const ofPending: EntryGroupView = {
    key: 'pending',
    name: groupTexts.pending,
    date: String(pending.length),
    totals: groupTotals(totalsOf(pending), context),
    rows: rowsOf(pending),
  }
  return [
    ...(pending.length === 0 ? [] : [ofPending]),
    ...days.map(({ day, entries, totals }, index) => ({
      key: day,
      ...dayNames(day, context.now, context.timeZone),
      totals: index < days.length - 1 || status === 'endOfList' ? groupTotals(totals, context) : [],
      rows: rowsOf(entries),
    })),
  ]
}
