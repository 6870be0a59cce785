import { formatDay, isoDay } from '../kernel/calendar.ts'
import { limit } from '../kernel/limits.ts'
import { dayFilterTexts } from './texts.ts'
import { zonedMidnight } from './zoned-days.ts'

/** Filter with a list of options, of which the user chooses one. The first option applies no filter; its value is empty. */
export interface FilterChoice {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
}

/** Input field of a filter. */
export interface FilterEntry {
  readonly label: string
  readonly value: string
}

/** Filter with a lower and an upper limit. `problem` is the message about invalid input, or null. */
export interface FilterRange {
  readonly from: FilterEntry
  readonly to: FilterEntry
  readonly problem: string | null
}

/** Maximum length of a search text, in characters. */
export const longestSearch = limit('filter search', 100)

const day = 86_400_000

/** Returns midnight UTC of a day such as "2026-03-10", in milliseconds since 1970. Null if the text is not a day. */
const utcDayStart = (text: string): number | null => {
  const start = Date.parse(`${text}T00:00:00.000Z`)
  // Some engines parse 30 February as a day of March.
  return text !== '' && isoDay(start) === text ? start : null
}

/**
 * Returns the first millisecond of a day such as "2026-03-10" in a zone. Null if the text is not a day.
 * @example
 * dayStart('2026-03-10') // Date.UTC(2026, 2, 10)
 * dayStart('2026-02-30') // null
 */
export const dayStart = (text: string, timeZone = 'UTC'): number | null => {
  const start = utcDayStart(text)
  return start === null ? null : zonedMidnight(start, timeZone)
}

/**
 * Returns the last millisecond of a day in a zone. Null if the text is not a day.
 * @example
 * dayEnd('2026-03-10') // Date.UTC(2026, 2, 11) - 1
 */
export const dayEnd = (text: string, timeZone = 'UTC'): number | null => {
  const start = utcDayStart(text)
  return start === null ? null : zonedMidnight(start + day, timeZone) - 1
}

/**
 * Formats a day such as "2026-03-10" as "Mar 10, 2026". Null if the text is not a day.
 * @example
 * dayName('2026-03-10') // 'Mar 10, 2026'
 */
export const dayName = (text: string): string | null => {
  const start = utcDayStart(text)
  return start === null ? null : formatDay(start)
}

/** Line breaks and tabs in a pasted text. */
const breaks = /[\t-\r\u0085]+/g

const controls = /\p{Cc}/gu

/**
 * Returns a search text without control characters, which the provider may reject. Cuts the text to `longestSearch`.
 * @example
 * searchText('coffee\nshop') // 'coffee shop'
 */
export const searchText = (text: string): string =>
  [...text.toWellFormed().replace(breaks, ' ').replace(controls, '')].slice(0, longestSearch.value).join('')

const daysProblem = (from: string, to: string): string | null => {
  const [first, last] = [dayStart(from), dayStart(to)]
  return first !== null && last !== null && first > last ? dayFilterTexts.daysCross : null
}

/**
 * Returns the two fields of a filter by days, with the message about invalid input.
 * @example
 * daysRange({ from: '2026-03-10', to: '2026-03-01' }).problem // 'The start date is after the end date.'
 */
export const daysRange = ({ from, to }: { readonly from: string; readonly to: string }): FilterRange => ({
  from: { label: dayFilterTexts.from, value: from },
  to: { label: dayFilterTexts.to, value: to },
  problem: daysProblem(from, to),
})

/**
 * Makes a filter from options. `all` is the label of an additional first option, which applies no filter.
 * @example
 * filterChoice({ label: 'Status', all: 'All' }, [{ value: 'paid', label: 'Paid' }], 'paid').value // 'paid'
 */
export const filterChoice = <V extends string>(
  { label, all }: { readonly label: string; readonly all: string },
  values: ReadonlyArray<{ readonly value: V; readonly label: string }>,
  chosen: V | null,
): FilterChoice => ({ label, options: [{ value: '', label: all }, ...values], value: chosen ?? '' })
