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
import { type ActivityFilter, type ActivityWindow, noFilter } from './model.ts'
import { activityPill, allDays, daysAhead, filterKeys, windowTexts } from './tables.ts'

/** When the activity window begins: never before what the programme keeps (CARD-058, CARD-059). */
export const historyStart = (provider: CardProvider, now: number, isPillOn: boolean): number => {
  const { historyDays }: ProgrammeRow = programmes[provider]
  return now - (isPillOn ? Math.min(activityPill.days.value, historyDays.value) : historyDays.value) * day
}

/** The filter after a change: days and pill take each other off. */
export const withFilterChange = (filter: ActivityFilter, change: Partial<ActivityFilter>): ActivityFilter => {
  const next = { ...filter, ...change }
  const search = searchText(next.search)
  if (change.isPillOn === true) return { ...next, search, from: '', to: '' }
  const isOfDays = next.from !== '' || next.to !== ''
  return { ...next, search, isPillOn: next.isPillOn && !isOfDays }
}

/** The window that is asked for, of days in a zone; null: the days are no window of this programme, so nothing is in it. */
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

/** Whether switching the pill and the days off would ask for more. */
export const isWindowNarrow = (
  filter: ActivityFilter,
  provider: CardProvider,
  now: number,
  timeZone: string,
): boolean =>
  dayStart(filter.to) !== null ||
  (activityWindow(filter, provider, now, timeZone)?.startDate ?? Number.POSITIVE_INFINITY) >
    historyStart(provider, now, false)

/** How the window is called within a sentence; null: it is all there is. */
export const windowName = (filter: ActivityFilter, within: 'of' | 'in'): string | null => {
  const [from, to] = [dayName(filter.from), dayName(filter.to)]
  if (from !== null && to !== null) return filled(windowTexts.between, { from, to })
  if (from !== null) return filled(windowTexts.since, { from })
  if (to !== null) return filled(windowTexts.until, { to })
  return filter.isPillOn ? filled(windowTexts.pill, { within, days: activityPill.days.value }) : null
}

const sizeOf = (price: DecimalText): DecimalText => (signOf(price) < 0 ? negate(price) : price)

/** What an item can be found by: merchant, place, description, and its amount as it is shown and as it is typed. */
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

/** What of the filter narrows what is loaded; of what cannot be meant nothing does. */
const narrowing = ({ search, kind, category, least, most }: ActivityFilter) => ({
  words: searchWords(search),
  kind,
  category,
  least: filterAmount(least),
  most: filterAmount(most),
})

/** Whether anything that is loaded may be left out. */
export const isNarrowed = (filter: ActivityFilter): boolean => {
  const { words, kind, category, least, most } = narrowing(filter)
  return words.length > 0 || kind !== null || category !== null || least !== null || most !== null
}

/**
 * The items that the filter leaves.
 * @param textOf what an item can be found by
 */
export const matchingItems = (
  filter: ActivityFilter,
  items: ReadonlyArray<CardActivityItem>,
  textOf: (item: CardActivityItem) => string,
): ReadonlyArray<CardActivityItem> => {
  if (!isNarrowed(filter)) return items
  const { words, kind, category, least, most } = narrowing(filter)
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

/** What an address says of the filter: total, whatever is in it; unknown values are dropped. */
export const activityFilterOf = (query: RouteQuery): ActivityFilter => {
  const read = (key: keyof typeof filterKeys): string => query.get(filterKeys[key]) ?? ''
  const meant = (text: string, value: unknown): string => (value === null ? '' : text)
  const category = read('category')
  return withFilterChange(noFilter, {
    search: read('search'),
    kind: kindOf(read('kind')),
    category: MerchantCategory.is(category) ? category : null,
    least: meant(read('least'), filterAmount(read('least'))),
    most: meant(read('most'), filterAmount(read('most'))),
    from: meant(read('from'), dayStart(read('from'))),
    to: meant(read('to'), dayStart(read('to'))),
    ...(read('days') === allDays ? { isPillOn: false } : {}),
  })
}

/** The query of an address that says the same: only what differs from how it is at first, in a fixed order. */
export const queryOfActivityFilter = (filter: ActivityFilter): ReadonlyArray<readonly [string, string]> => {
  const isOfDays = dayStart(filter.from) !== null || dayStart(filter.to) !== null
  const said: ReadonlyArray<readonly [keyof typeof filterKeys, string | null]> = [
    ['search', filter.search === '' ? null : filter.search],
    ['kind', filter.kind],
    ['category', filter.category],
    ['least', filterAmount(filter.least) === null ? null : filter.least],
    ['most', filterAmount(filter.most) === null ? null : filter.most],
    ['from', dayStart(filter.from) === null ? null : filter.from],
    ['to', dayStart(filter.to) === null ? null : filter.to],
    ['days', filter.isPillOn || isOfDays ? null : allDays],
  ]
  return said.flatMap(([key, value]) => (value === null ? [] : [[filterKeys[key], value] as const]))
}

/** Whether two filters are one for an address. */
export const isSameFilter = (one: ActivityFilter, other: ActivityFilter): boolean =>
  JSON.stringify(queryOfActivityFilter(one)) === JSON.stringify(queryOfActivityFilter(other))

/** Whether two filters ask for the same window; the rest narrows what is loaded. */
export const isSameWindow = (one: ActivityFilter, other: ActivityFilter): boolean =>
  one.isPillOn === other.isPillOn &&
  dayStart(one.from) === dayStart(other.from) &&
  dayStart(one.to) === dayStart(other.to)

/** Which transaction an address asks for; null: none. */
export const transactionIdOf = (query: RouteQuery): string | null => {
  const id = query.get(filterKeys.transaction) ?? ''
  return id === '' ? null : id
}
