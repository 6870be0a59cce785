import { isoTime } from '../../kernel/calendar.ts'
import { csvText } from '../../presentation/csv.ts'
import { fileName } from '../../presentation/file-name.ts'
import { zonedIsoDay } from '../../presentation/zoned-days.ts'
import { activityExportTexts as texts, entryKindTexts } from '../texts.ts'
import type { TimelineEntry } from '../timeline/index.ts'

/** Returns the amount of an entry with a minus for money that went out. An entry without an amount has an empty cell. */
const lineOf = (entry: TimelineEntry, timeZone: string): ReadonlyArray<string> => {
  const { at, kind, title, account, direction, amount, currency, usd, fee, label, id } = entry
  return [
    at === 0 ? '' : isoTime(at),
    at === 0 ? '' : zonedIsoDay(at, timeZone),
    entryKindTexts[kind],
    title,
    account?.label ?? '',
    texts.directions[direction],
    amount ?? '',
    amount === null ? '' : currency,
    usd ?? '',
    fee ?? '',
    label.text ?? '',
    id,
  ]
}

/**
 * Returns the CSV file of entries (ACT-023). The header of the second column names the time zone.
 * @example
 * activityCsv([], 'Europe/Berlin').includes('Date (Europe/Berlin)') // true
 */
export const activityCsv = (entries: ReadonlyArray<TimelineEntry>, timeZone: string): string =>
  csvText([
    [texts.columns.time, `${texts.columns.date} (${timeZone})`, ...texts.further],
    ...entries.map((entry) => lineOf(entry, timeZone)),
  ])

/**
 * Returns the name of the file, with the present day in the time zone.
 * @param now milliseconds since 1970
 * @example
 * activityFileName(Date.UTC(2026, 2, 10), 'UTC') // 'activity-2026-03-10.csv'
 */
export const activityFileName = (now: number, timeZone: string): string =>
  fileName(texts.file, { day: zonedIsoDay(now, timeZone) })
