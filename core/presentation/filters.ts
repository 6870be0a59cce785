import { formatDay } from '../kernel/calendar.ts'
import { limit } from '../kernel/limits.ts'
import { isoDay } from '../kernel/years.ts'
import { zonedMidnight } from './zoned-days.ts'

/** A choice of one of a few; the first stands for all of them and has the empty value. */
export interface FilterChoice {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
}

/** Something that is typed or picked. */
export interface FilterEntry {
  readonly label: string
  readonly value: string
}

/** Two ends of a range, and what is wrong with them; null: nothing is. */
export interface FilterRange {
  readonly from: FilterEntry
  readonly to: FilterEntry
  readonly problem: string | null
}

/** No more is looked for than this. */
export const longestSearch = limit('filter search', 100)

const dayTexts = {
  from: 'From',
  to: 'To',
  daysCross: 'The first day is after the last.',
} as const

const day = 86_400_000

/** Midnight of a day in UTC, as in "2026-03-10", in milliseconds since 1970; null: the text is no day. */
const utcDayStart = (text: string): number | null => {
  const start = Date.parse(`${text}T00:00:00.000Z`)
  // The 30th of February is read as a day of March by some.
  return text !== '' && isoDay(start) === text ? start : null
}

/** First millisecond of a day in a zone, as in "2026-03-10", since 1970; null: the text is no day. */
export const dayStart = (text: string, timeZone = 'UTC'): number | null => {
  const start = utcDayStart(text)
  return start === null ? null : zonedMidnight(start, timeZone)
}

/** Last millisecond of a day in a zone; null: the text is no day. */
export const dayEnd = (text: string, timeZone = 'UTC'): number | null => {
  const start = utcDayStart(text)
  return start === null ? null : zonedMidnight(start + day, timeZone) - 1
}

/** "Mar 10, 2026", of a day as in "2026-03-10"; null: the text is no day. */
export const dayName = (text: string): string | null => {
  const start = utcDayStart(text)
  return start === null ? null : formatDay(start)
}

/** Where a line ends or a column begins, as in what was pasted. */
const breaks = /[\t-\r\u0085]+/g

const controls = /\p{Cc}/gu

/** What is looked for, without what no text may hold (a provider refuses a NUL), and no longer than is looked for. */
export const searchText = (text: string): string =>
  [...text.toWellFormed().replace(breaks, ' ').replace(controls, '')].slice(0, longestSearch.value).join('')

const daysProblem = (from: string, to: string): string | null => {
  const [first, last] = [dayStart(from), dayStart(to)]
  return first !== null && last !== null && first > last ? dayTexts.daysCross : null
}

/** The fields of two days. */
export const daysRange = ({ from, to }: { readonly from: string; readonly to: string }): FilterRange => ({
  from: { label: dayTexts.from, value: from },
  to: { label: dayTexts.to, value: to },
  problem: daysProblem(from, to),
})

/** One of a few values by their names. */
export const filterChoice = <V extends string>(
  { label, all }: { readonly label: string; readonly all: string },
  values: ReadonlyArray<{ readonly value: V; readonly label: string }>,
  chosen: V | null,
): FilterChoice => ({ label, options: [{ value: '', label: all }, ...values], value: chosen ?? '' })
