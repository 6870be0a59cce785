import { defaultDatePill, startOf } from '../../payments/index.ts'
import { slideKinds, type Slide } from '../../platform/ports.ts'
import { filterAmount } from '../../presentation/filter-amounts.ts'
import { dayEnd, dayStart, searchText } from '../../presentation/filters.ts'
import { zonedIsoDay } from '../../presentation/zoned-days.ts'
import type { RouteQuery } from '../../routes/index.ts'
import { EntryStatus, type KindChoice, type TimelineFilter, type TimelineQuery, type TimelineRange } from './model.ts'
import { filterKeys, kindChoices, timelineRanges } from './tables.ts'

/** Initial filter: all entries of the last three months (ACT-011). */
export const noTimelineFilter: TimelineFilter = {
  range: defaultDatePill,
  from: '',
  to: '',
  kinds: [],
  accounts: [],
  statuses: [],
  coin: '',
  least: '',
  most: '',
  text: '',
}

/** Query that matches every entry. */
export const everyEntry: TimelineQuery = {
  from: null,
  to: null,
  kinds: [],
  accounts: [],
  statuses: [],
  coin: null,
  least: null,
  most: null,
  text: '',
}

/** True if a valid day is chosen, which replaces the period. */
export const hasTimelineDays = ({ from, to }: Pick<TimelineFilter, 'from' | 'to'>): boolean =>
  dayStart(from) !== null || dayStart(to) !== null

/**
 * Applies a change to the filter. Choosing a period clears the days.
 * @example
 * withTimelineChange({ ...noTimelineFilter, from: '2026-03-10' }, { range: '6m' }).from // ''
 */
export const withTimelineChange = (filter: TimelineFilter, change: Partial<TimelineFilter>): TimelineFilter => {
  const next = { ...filter, ...change }
  const isRange = change.range !== undefined && change.from === undefined && change.to === undefined
  return { ...next, text: searchText(next.text), ...(isRange ? { from: '', to: '' } : {}) }
}

/**
 * True if the filter has a criterion besides the period. Invalid values are ignored.
 * @example
 * isTimelineNarrowed({ ...noTimelineFilter, text: 'coffee' }) // true
 * isTimelineNarrowed({ ...noTimelineFilter, range: 'all' }) // false
 */
export const isTimelineNarrowed = (filter: TimelineFilter): boolean => {
  const { kinds, accounts, statuses, coin, least, most, text } = filter
  return (
    [kinds, accounts, statuses].some((chosen) => chosen.length > 0) ||
    coin !== '' ||
    filterAmount(least) !== null ||
    filterAmount(most) !== null ||
    text.trim() !== ''
  )
}

/** Returns the first moment of a period in milliseconds since 1970. Null for an unlimited period (ACT-011). */
const rangeStart = (range: TimelineRange, now: number, timeZone: string): number | null =>
  range === 'year' ? dayStart(`${zonedIsoDay(now, timeZone).slice(0, 4)}-01-01`, timeZone) : startOf(range, now)

/**
 * Returns the query of a filter.
 * @param now milliseconds since 1970
 * @param timeZone IANA zone in which the chosen days and this year begin and end
 * @example
 * timelineQueryOf({ ...noTimelineFilter, range: 'all', kinds: ['refund'] }, Date.UTC(2026, 4, 31), 'UTC').kinds
 * // ['cardRefund', 'paymentRefund']
 */
export const timelineQueryOf = (filter: TimelineFilter, now: number, timeZone: string): TimelineQuery => ({
  from: hasTimelineDays(filter) ? dayStart(filter.from, timeZone) : rangeStart(filter.range, now, timeZone),
  to: dayEnd(filter.to, timeZone),
  kinds: filter.kinds.flatMap((choice) => kindChoices[choice]),
  accounts: filter.accounts,
  statuses: filter.statuses,
  coin: filter.coin === '' ? null : filter.coin,
  least: filterAmount(filter.least),
  most: filterAmount(filter.most),
  text: filter.text.trim(),
})

/** True if the text is a choice of the menu of kinds. */
export const isKindChoice = (text: string): text is KindChoice => Object.hasOwn(kindChoices, text)

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Parses a list of values that are separated by commas. Drops empty and repeated values. */
const listOf = (text: string): ReadonlyArray<string> => [
  ...new Set(text.split(',').flatMap((value) => decoded(value) || [])),
]

/** Pattern of currency codes. */
const codeForm = /^[\w.-]{1,32}$/

const accountForm = /^(?:card|coin|wallet):./su

/**
 * Parses the filter in the query of a URL. An invalid value counts as not set (ACT-013).
 * @example
 * timelineFilterOf(new Map([['kind', 'bill,nothing'], ['min', 'x']])) // { ...noTimelineFilter, kinds: ['bill'] }
 */
export const timelineFilterOf = (query: RouteQuery): TimelineFilter => {
  const read = (key: keyof typeof filterKeys): string => query.get(filterKeys[key]) ?? ''
  const ifValid = (text: string, value: unknown): string => (value === null ? '' : text)
  const range = timelineRanges.find((one) => one === read('range'))
  return withTimelineChange(noTimelineFilter, {
    ...(range === undefined ? {} : { range }),
    from: ifValid(read('from'), dayStart(read('from'))),
    to: ifValid(read('to'), dayStart(read('to'))),
    kinds: listOf(read('kinds')).filter(isKindChoice),
    accounts: listOf(read('accounts')).filter((id) => accountForm.test(id)),
    statuses: listOf(read('statuses')).filter(EntryStatus.is),
    coin: codeForm.test(read('coin')) ? read('coin') : '',
    least: ifValid(read('least'), filterAmount(read('least'))),
    most: ifValid(read('most'), filterAmount(read('most'))),
    text: read('text'),
  })
}

const inList = (values: ReadonlyArray<string>): string =>
  values.map((value) => encodeURIComponent(value.toWellFormed())).join(',')

/**
 * Serializes a filter to the query of a URL: only values that differ from the default, in a fixed order (ACT-013).
 * @example
 * queryOfTimelineFilter({ ...noTimelineFilter, kinds: ['bill', 'fee'] }) // [['kind', 'bill,fee']]
 */
export const queryOfTimelineFilter = (filter: TimelineFilter): ReadonlyArray<readonly [string, string]> => {
  const ifValid = (text: string, value: unknown): string => (value === null ? '' : text)
  const entries: ReadonlyArray<readonly [keyof typeof filterKeys, string]> = [
    ['range', hasTimelineDays(filter) || filter.range === noTimelineFilter.range ? '' : filter.range],
    ['from', ifValid(filter.from, dayStart(filter.from))],
    ['to', ifValid(filter.to, dayStart(filter.to))],
    ['kinds', inList(filter.kinds)],
    ['accounts', inList(filter.accounts)],
    ['statuses', inList(filter.statuses)],
    ['coin', filter.coin],
    ['least', ifValid(filter.least, filterAmount(filter.least))],
    ['most', ifValid(filter.most, filterAmount(filter.most))],
    ['text', filter.text],
  ]
  return entries.flatMap(([key, value]) => (value === '' ? [] : [[filterKeys[key], value] as const]))
}

/** True if two filters have the same query. */
export const isSameTimelineFilter = (one: TimelineFilter, other: TimelineFilter): boolean =>
  JSON.stringify(queryOfTimelineFilter(one)) === JSON.stringify(queryOfTimelineFilter(other))

/** True if the text is the only difference between two filters. */
export const isTypedTimelineChange = (before: TimelineFilter, after: TimelineFilter): boolean =>
  before.text !== after.text && isSameTimelineFilter({ ...before, text: after.text }, after)

/**
 * Returns the slide that a URL names, as in "item=payout:p-7". Null if it names none.
 * @example
 * slideInQuery(new Map([['item', 'payout:p-7']])) // { kind: 'payout', id: 'p-7' }
 * slideInQuery(new Map([['item', 'nothing']])) // null
 */
export const slideInQuery = (query: RouteQuery): Pick<Slide, 'kind' | 'id'> | null => {
  const [name = '', ...rest] = (query.get(filterKeys.entry) ?? '').split(':')
  const id = rest.join(':')
  const kind = slideKinds.find((one) => one === name)
  return kind === undefined || id === '' ? null : { kind, id }
}
