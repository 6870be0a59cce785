import { filled } from '../../kernel/text.ts'
import { compare, type DecimalText, formatCode, negate, signOf } from '../../money/index.ts'
import { filterAmount } from '../../presentation/filter-amounts.ts'
import { dayEnd, dayName, dayStart, searchText } from '../../presentation/filters.ts'
import { searchWords } from '../../presentation/search-words.ts'
import type { RouteQuery } from '../../routes/index.ts'
import {
  activityKind,
  activityKinds,
  type CardActivityItem,
  type CardTransaction,
  MerchantCategory,
} from '../activity-items/index.ts'
import { type ProgrammeRow, programmes } from '../card-programme/index.ts'
import type { CardProvider } from '../model.ts'
import { day } from '../tables.ts'
import { activityWindowTexts } from '../texts.ts'
import { type ActivityFilter, type ActivityWindow, defaultFilter } from './model.ts'
import { activityPill, allDays, daysAhead, filterKeys } from './tables.ts'

/**
 * Returns the start of the activity window in milliseconds since 1970. Without the pill, the window begins with the
 * programme's history. With the pill, the window begins at most 30 days ago (CARD-058, CARD-059).
 * @example
 * historyStart('galileo', Date.UTC(2026, 2, 31), true) // Date.UTC(2026, 2, 1)
 * historyStart('firstView', Date.UTC(2026, 2, 31), false) // Date.UTC(2026, 2, 1)
 */
export const historyStart = (
  provider: CardProvider,
  now: number,
  isPillOn: boolean,
  table: Readonly<Record<CardProvider, ProgrammeRow>> = programmes,
): number => {
  const { historyDays } = table[provider]
  return now - (isPillOn ? Math.min(activityPill.days.value, historyDays.value) : historyDays.value) * day
}

/**
 * Applies a change to the filter. Choosing a day switches the pill off, and switching the pill on clears the days.
 * @example
 * withFilterChange(defaultFilter, { from: '2026-03-10' }).isPillOn // false
 */
export const withFilterChange = (filter: ActivityFilter, change: Partial<ActivityFilter>): ActivityFilter => {
  const next = { ...filter, ...change }
  const search = searchText(next.search)
  if (change.isPillOn === true) return { ...next, search, from: '', to: '' }
  const hasDays = next.from !== '' || next.to !== ''
  return { ...next, search, isPillOn: next.isPillOn && !hasDays }
}

/**
 * Returns the time window to request. The chosen days begin and end in `timeZone`. Null if the days select nothing within
 * the programme's history.
 * @example
 * const march = { from: '2026-03-01', to: '2026-03-10', isPillOn: false }
 * activityWindow(march, 'galileo', Date.UTC(2026, 3, 1)).startDate // Date.UTC(2026, 2, 1)
 * activityWindow({ ...march, from: '2026-03-11' }, 'galileo', Date.UTC(2026, 3, 1)) // null
 */
export const activityWindow = (
  { from, to, isPillOn }: Pick<ActivityFilter, 'from' | 'to' | 'isPillOn'>,
  provider: CardProvider,
  now: number,
  timeZone = 'UTC',
): ActivityWindow | null => {
  const first = dayStart(from, timeZone)
  const last = dayEnd(to, timeZone)
  const earliest = historyStart(provider, now, first === null && last === null && isPillOn)
  const startDate = first === null ? earliest : Math.max(first, earliest)
  const endDate = last ?? now + daysAhead.value * day
  return startDate > endDate ? null : { startDate, endDate }
}

/**
 * True if switching the pill off and clearing the days would widen the window.
 * @param now milliseconds since 1970
 * @example
 * isWindowNarrow(defaultFilter, 'galileo', Date.UTC(2026, 3, 1), 'UTC') // true
 */
export const isWindowNarrow = (
  filter: ActivityFilter,
  provider: CardProvider,
  now: number,
  timeZone: string,
): boolean =>
  dayStart(filter.to) !== null ||
  (activityWindow(filter, provider, now, timeZone)?.startDate ?? Number.POSITIVE_INFINITY) >
    historyStart(provider, now, false)

/**
 * Returns a phrase for the window, for example "since Mar 10, 2026", to be inserted into a sentence. Null for the whole
 * history.
 * @example
 * windowName({ ...defaultFilter, from: '2026-03-10' }) // 'since Mar 10, 2026'
 * windowName({ ...defaultFilter, isPillOn: false }) // null
 */
export const windowName = (filter: ActivityFilter): string | null => {
  const [from, to] = [dayName(filter.from), dayName(filter.to)]
  if (from !== null && to !== null) return filled(activityWindowTexts.between, { from, to })
  if (from !== null) return filled(activityWindowTexts.since, { from })
  if (to !== null) return filled(activityWindowTexts.until, { to })
  return filter.isPillOn ? filled(activityWindowTexts.pill, { days: activityPill.days.value }) : null
}

const sizeOf = (price: DecimalText): DecimalText => (signOf(price) < 0 ? negate(price) : price)

/**
 * Returns the searchable text of an item: merchant, place, description, and the amount, both as the list shows it and as
 * users type it.
 */
export const searchTextOf = ({
  displayMerchant,
  description,
  merchant,
  displayPrice,
  currency,
}: CardTransaction): string => {
  const size = displayPrice === null ? null : sizeOf(displayPrice)
  const amounts = size === null ? [] : [size, formatCode(size, currency)]
  const { merchantName, merchantCity, merchantState } = merchant
  return [displayMerchant, merchantName, merchantCity ?? '', merchantState ?? '', description, ...amounts]
    .flatMap(searchWords)
    .join(' ')
}

/** Returns the criteria that narrow the loaded items. Invalid amounts are ignored. */
const criteriaOf = ({ search, kind, category, least, most }: ActivityFilter) => ({
  words: searchWords(search),
  kind,
  category,
  least: filterAmount(least),
  most: filterAmount(most),
})

/**
 * True if the filter may exclude a loaded item.
 * @example
 * isNarrowed({ ...defaultFilter, search: 'coffee' }) // true
 * isNarrowed({ ...defaultFilter, least: '7,50' }) // false
 */
export const isNarrowed = (filter: ActivityFilter): boolean => {
  const { words, kind, category, least, most } = criteriaOf(filter)
  return words.length > 0 || kind !== null || category !== null || least !== null || most !== null
}

/**
 * Returns the items that match the filter.
 * @param textOf returns the searchable text of an item
 * @example
 * const items = [{ id: 'a', displayPrice: '-4.80' }, { id: 'b', displayPrice: '-23.00' }]
 * matchingItems({ ...defaultFilter, least: '10' }, items, () => '') // [{ id: 'b', displayPrice: '-23.00' }]
 */
export const matchingItems = (
  filter: ActivityFilter,
  items: ReadonlyArray<CardActivityItem>,
  textOf: (item: CardActivityItem) => string,
): ReadonlyArray<CardActivityItem> => {
  if (!isNarrowed(filter)) return items
  const { words, kind, category, least, most } = criteriaOf(filter)
  const isWithin = (price: DecimalText | null): boolean => {
    if (least === null && most === null) return true
    if (price === null) return false
    const size = sizeOf(price)
    return (least === null || compare(size, least) >= 0) && (most === null || compare(size, most) <= 0)
  }
  return items.filter(
    (item) =>
      (kind === null || activityKind(item) === kind) &&
      (category === null || item.category === category) &&
      isWithin(item.displayPrice) &&
      words.every((word) => textOf(item).includes(word)),
  )
}

const kindOf = (text: string | undefined): ActivityFilter['kind'] => activityKinds.find((kind) => kind === text) ?? null

/**
 * Parses a filter from the query of a URL. Unknown values are dropped.
 * @example
 * activityFilterOf(new Map([['q', 'coffee'], ['kind', 'nothing']])) // { ...defaultFilter, search: 'coffee' }
 */
export const activityFilterOf = (query: RouteQuery): ActivityFilter => {
  const read = (key: keyof typeof filterKeys): string => query.get(filterKeys[key]) ?? ''
  const ifValid = (text: string, value: unknown): string => (value === null ? '' : text)
  const category = read('category')
  return withFilterChange(defaultFilter, {
    search: read('search'),
    kind: kindOf(read('kind')),
    category: MerchantCategory.is(category) ? category : null,
    least: ifValid(read('least'), filterAmount(read('least'))),
    most: ifValid(read('most'), filterAmount(read('most'))),
    from: ifValid(read('from'), dayStart(read('from'))),
    to: ifValid(read('to'), dayStart(read('to'))),
    ...(read('days') === allDays ? { isPillOn: false } : {}),
  })
}

/**
 * Serializes a filter to a query: only values that differ from the default, in a fixed order.
 * @example
 * queryOfActivityFilter({ ...defaultFilter, search: 'coffee' }) // [['q', 'coffee']]
 */
export const queryOfActivityFilter = (filter: ActivityFilter): ReadonlyArray<readonly [string, string]> => {
  const hasDays = dayStart(filter.from) !== null || dayStart(filter.to) !== null
  const entries: ReadonlyArray<readonly [keyof typeof filterKeys, string | null]> = [
    ['search', filter.search === '' ? null : filter.search],
    ['kind', filter.kind],
    ['category', filter.category],
    ['least', filterAmount(filter.least) === null ? null : filter.least],
    ['most', filterAmount(filter.most) === null ? null : filter.most],
    ['from', dayStart(filter.from) === null ? null : filter.from],
    ['to', dayStart(filter.to) === null ? null : filter.to],
    ['days', filter.isPillOn || hasDays ? null : allDays],
  ]
  return entries.flatMap(([key, value]) => (value === null ? [] : [[filterKeys[key], value] as const]))
}

/**
 * True if two filters have the same query.
 * @example
 * isSameFilter(defaultFilter, { ...defaultFilter, least: 'no amount' }) // true
 */
export const isSameFilter = (one: ActivityFilter, other: ActivityFilter): boolean =>
  JSON.stringify(queryOfActivityFilter(one)) === JSON.stringify(queryOfActivityFilter(other))

/** True if two filters request the same window. */
export const isSameWindow = (one: ActivityFilter, other: ActivityFilter): boolean =>
  one.isPillOn === other.isPillOn &&
  dayStart(one.from) === dayStart(other.from) &&
  dayStart(one.to) === dayStart(other.to)

/**
 * Returns the transaction id in a URL; null if the URL contains no transaction id.
 * @example
 * transactionIdOf(new Map([['transaction', 't-7']])) // 't-7'
 * transactionIdOf(new Map()) // null
 */
export const transactionIdOf = (query: RouteQuery): string | null => {
  const id = query.get(filterKeys.transaction) ?? ''
  return id === '' ? null : id
}
