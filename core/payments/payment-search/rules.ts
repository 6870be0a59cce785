import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import { filled } from '../../kernel/text.ts'
import { isoDay } from '../../kernel/years.ts'
import type { CurrencyCode } from '../../money/model.ts'
import type { SlideKind } from '../../platform/ports.ts'
import { filterAmount } from '../../presentation/filter-amounts.ts'
import { dayEnd, dayName, dayStart, searchText } from '../../presentation/filters.ts'
import type { Activity, ItemReference, WholeActivity } from '../model.ts'
import { type DatePill, datePills, defaultDatePill, isInProgress, ListName, startOf } from '../payment-list/index.ts'
import { payoutStatusRow, rowStatusOf } from '../rules.ts'
import {
  type FoundPage,
  type FoundPayments,
  noNarrowing,
  type PaymentFilter,
  PaymentFilterStatus,
  type PaymentQuery,
  type SaveFormat,
} from './model.ts'
import { filterKeys, itemKinds, listStatuses, savingTexts, statusFilters, timeTexts } from './tables.ts'

/** The query of an address, by its keys. */
type AddressQuery = ReadonlyMap<string, string>

/** As it is at first. */
export const noPaymentFilter: PaymentFilter = {
  ...noNarrowing,
  list: 'payments',
  pill: defaultDatePill,
  from: '',
  to: '',
}

/** Whether a list can have a status. */
const hasStatus = (list: ListName, status: PaymentFilterStatus): boolean =>
  listStatuses[list].some((one) => one === status)

/** The filter after a change: a pill takes the days off, and another list a status that it cannot have. */
export const withPaymentFilter = (filter: PaymentFilter, change: Partial<PaymentFilter>): PaymentFilter => {
  const next = { ...filter, ...change }
  const isPill = change.pill !== undefined && change.from === undefined && change.to === undefined
  return {
    ...next,
    text: searchText(next.text),
    status: next.status !== null && hasStatus(next.list, next.status) ? next.status : null,
    ...(isPill ? { from: '', to: '' } : {}),
  }
}

/** Whether days are chosen, in place of the pill. */
export const hasDays = ({ from, to }: Pick<PaymentFilter, 'from' | 'to'>): boolean =>
  dayStart(from) !== null || dayStart(to) !== null

/** Whether a search is needed: what the list by itself cannot tell. Of what cannot be meant nothing is. */
export const isSearch = (filter: PaymentFilter): boolean => {
  const { text, status, coin, least, most } = filter
  const amounts = filterAmount(least) !== null || filterAmount(most) !== null
  return text.trim() !== '' || status !== null || coin !== null || amounts || hasDays(filter)
}

/** Query of a filter at a time in milliseconds since 1970; its days are those of a zone. */
export const paymentQueryOf = (filter: PaymentFilter, now: number, timeZone = 'UTC'): PaymentQuery => {
  const { list, pill, text, status, coin, least, most, from, to } = filter
  return {
    list,
    text: text.trim(),
    from: hasDays(filter) ? dayStart(from, timeZone) : startOf(pill, now),
    to: dayEnd(to, timeZone),
    least: filterAmount(least),
    most: filterAmount(most),
    coin,
    status,
  }
}

/** What can be chosen by its label: of an item without one there is nothing to choose. */
export const filterStatusOf = (item: Activity): PaymentFilterStatus | null => {
  const { text } = item.kind === 'payout' ? payoutStatusRow(item.status) : rowStatusOf(item).label
  return (
    Object.keys(statusFilters)
      .filter(PaymentFilterStatus.is)
      .find((status) => {
        const labels: ReadonlyArray<string> = statusFilters[status].labels
        return text !== null && labels.includes(text)
      }) ?? null
  )
}

const isPill = (text: string): text is DatePill => Object.hasOwn(datePills, text)

/** A currency code, as far as its form says so. */
const codeForm = /^[\w.-]{1,32}$/

const coinOf = (text: string): CurrencyCode | null => (codeForm.test(text) ? text : null)

/** What an address says of the filter: total, whatever is in it; unknown values are dropped. */
export const paymentFilterOf = (query: AddressQuery): PaymentFilter => {
  const read = (key: keyof typeof filterKeys): string => query.get(filterKeys[key]) ?? ''
  const textIfValid = (text: string, value: unknown): string => (value === null ? '' : text)
  const [list, pill, status] = [read('list'), read('pill'), read('status')]
  return withPaymentFilter(noPaymentFilter, {
    list: ListName.is(list) ? list : noPaymentFilter.list,
    text: read('text'),
    status: PaymentFilterStatus.is(status) ? status : null,
    coin: coinOf(read('coin')),
    least: textIfValid(read('least'), filterAmount(read('least'))),
    most: textIfValid(read('most'), filterAmount(read('most'))),
    from: textIfValid(read('from'), dayStart(read('from'))),
    to: textIfValid(read('to'), dayStart(read('to'))),
    pill: isPill(pill) ? pill : noPaymentFilter.pill,
  })
}

/** The query of an address that says the same: only what differs from how it is at first, in a fixed order. */
export const queryOfPaymentFilter = (filter: PaymentFilter): ReadonlyArray<readonly [string, string]> => {
  const { list, pill, text, status, coin, least, most, from, to } = filter
  const entries: ReadonlyArray<readonly [keyof typeof filterKeys, string | null]> = [
    ['list', list === noPaymentFilter.list ? null : list],
    ['pill', pill === noPaymentFilter.pill ? null : pill],
    ['text', text === '' ? null : text],
    ['status', status],
    ['coin', coin],
    ['least', filterAmount(least) === null ? null : least],
    ['most', filterAmount(most) === null ? null : most],
    ['from', dayStart(from) === null ? null : from],
    ['to', dayStart(to) === null ? null : to],
  ]
  return entries.flatMap(([key, value]) => (value === null ? [] : [[filterKeys[key], value] as const]))
}

/** Whether two filters are one for an address. */
export const isSamePaymentFilter = (one: PaymentFilter, other: PaymentFilter): boolean =>
  JSON.stringify(queryOfPaymentFilter(one)) === JSON.stringify(queryOfPaymentFilter(other))

/** Whether what differs between two filters was typed. */
export const isTypedChange = (one: PaymentFilter, other: PaymentFilter): boolean => {
  const chosen = { text: '', least: '', most: '' }
  return isSamePaymentFilter({ ...one, ...chosen }, { ...other, ...chosen })
}

const isItemKind = (text: string): text is SlideKind => Object.hasOwn(itemKinds, text)

/** Which item an address asks for, as in "invoice:inv-7"; null: none. */
export const itemReferenceOf = (query: AddressQuery): ItemReference | null => {
  const [name = '', ...rest] = (query.get(filterKeys.item) ?? '').split(':')
  const id = rest.join(':')
  return isItemKind(name) && id !== '' ? { kind: name, id } : null
}

/** How the time of a filter is called within a sentence; null: it is all there is. */
export const periodText = (filter: PaymentFilter, within: 'of' | 'in'): string | null => {
  const [from, to] = [dayName(filter.from), dayName(filter.to)]
  if (from !== null && to !== null) return filled(timeTexts.between, { from, to })
  if (from !== null) return filled(timeTexts.since, { from })
  if (to !== null) return filled(timeTexts.until, { to })
  const { months } = datePills[filter.pill]
  if (months === null) return null
  return months === 12 ? filled(timeTexts.year, { within }) : filled(timeTexts.months, { within, months })
}

/** What a file of it is called, at a time in milliseconds since 1970. */
export const savedName = ({ list }: Pick<PaymentQuery, 'list'>, format: SaveFormat, now: number): string =>
  filled(savingTexts.file, { list, day: isoDay(now), format })

/** Adds the next page; an item that a page repeats is listed once. */
export const withFound = (found: FoundPayments, page: FoundPage | UnsupportedCall): FoundPayments => {
  if (page === unsupported) return { ...found, total: 0, isUnsupported: true }
  const items = [...new Map([...found.items, ...page.items].map((item) => [`${item.kind} ${item.id}`, item])).values()]
  // A page without items is the last one, whatever mark it has.
  return { ...found, items, after: page.items.length === 0 ? null : page.after, total: page.total }
}

/** Replaces the payments that were found by those of a refresh. */
export const withRefreshed = (before: FoundPayments, found: FoundPayments): FoundPayments => ({
  ...found,
  lastRefresh: { before: before.items, after: found.items, count: before.lastRefresh.count + 1 },
})

/** What was found and moves on by itself. */
export const inProgressOf = ({ items }: Pick<FoundPayments, 'items'>): ReadonlyArray<WholeActivity> =>
  items.filter(isInProgress)

/** Whether something has moved on, by the first page of all that still moves: of what lies behind that it says nothing. */
export const hasProgressed = (moving: ReadonlyArray<WholeActivity>, { items, after }: FoundPage): boolean => {
  const ids = new Set(items.map(({ id }) => id))
  const end = items.at(-1)?.timestamp ?? null
  const isPast = (at: number | null): boolean => after === null || (at !== null && end !== null && at >= end)
  return moving.some(({ id, timestamp }) => !ids.has(id) && isPast(timestamp))
}
