import { isoDay } from '../../kernel/calendar.ts'
import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import { filled } from '../../kernel/text.ts'
import type { CurrencyCode } from '../../money/model.ts'
import type { PaymentSlideKind } from '../../platform/ports.ts'
import { filterAmount } from '../../presentation/filter-amounts.ts'
import { dayEnd, dayName, dayStart, searchText } from '../../presentation/filters.ts'
import type { Activity, ItemReference, WholeActivity } from '../model.ts'
import { type DatePill, datePills, defaultDatePill, isInProgress, ListName, startOf } from '../payment-list/index.ts'
import { payoutStatusRow, rowStatusOf } from '../rules.ts'
import { paymentPeriodTexts as periods, paymentSavingTexts } from '../texts.ts'
import {
  type FoundPage,
  type FoundPayments,
  noNarrowing,
  type PaymentFilter,
  PaymentFilterStatus,
  type PaymentQuery,
  type SaveFormat,
} from './model.ts'
import { filterKeys, itemKinds, listStatuses, statusFilters } from './tables.ts'

/** Query parameters of a URL. */
type AddressQuery = ReadonlyMap<string, string>

/** Initial filter. */
export const noPaymentFilter: PaymentFilter = {
  ...noNarrowing,
  list: 'payments',
  pill: defaultDatePill,
  from: '',
  to: '',
}

/** True if items of the list can have the status. */
const hasStatus = (list: ListName, status: PaymentFilterStatus): boolean =>
  listStatuses[list].some((one) => one === status)

/**
 * Applies a change to the filter. Choosing a period clears the days. Choosing a list clears a status that the items of the
 * list cannot have.
 * @example
 * withPaymentFilter({ ...noPaymentFilter, from: '2026-03-10' }, { pill: '6m' }).from // ''
 */
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

/**
 * True if a valid day is chosen, which replaces the period.
 * @example
 * hasDays({ from: '2026-03-10', to: '' }) // true
 */
export const hasDays = ({ from, to }: Pick<PaymentFilter, 'from' | 'to'>): boolean =>
  dayStart(from) !== null || dayStart(to) !== null

/**
 * True if the filter has a criterion that needs a search: text, status, coin, amount or day. Invalid values are ignored.
 * @example
 * isSearch({ ...noPaymentFilter, text: 'coffee' }) // true
 * isSearch({ ...noPaymentFilter, pill: 'all' }) // false
 */
export const isSearch = (filter: PaymentFilter): boolean => {
  const { text, status, coin, least, most } = filter
  const amounts = filterAmount(least) !== null || filterAmount(most) !== null
  return text.trim() !== '' || status !== null || coin !== null || amounts || hasDays(filter)
}

/**
 * Returns the query of a filter at `now`, milliseconds since 1970. Days are those of `timeZone`.
 * @example
 * paymentQueryOf({ ...noPaymentFilter, text: ' tea ', least: '10' }, Date.UTC(2026, 4, 31)).least // '10.00'
 */
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

/**
 * Returns the status filter that matches the label of an item. Null for an item without a label.
 * @example
 * filterStatusOf({ kind: 'payout', status: 'paid' }) // 'complete'
 * filterStatusOf({ kind: 'payout', status: 'frozen' }) // null
 */
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

/** Pattern of currency codes. */
const codeForm = /^[\w.-]{1,32}$/

const coinOf = (text: string): CurrencyCode | null => (codeForm.test(text) ? text : null)

/**
 * Parses the filter of a URL. Unknown and invalid values are dropped.
 * @example
 * paymentFilterOf(new Map([['type', 'payouts'], ['q', 'tea']])).list // 'payouts'
 * paymentFilterOf(new Map([['type', 'nothing']])).list // 'payments'
 */
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

/**
 * Returns the query parameters of a filter, in a fixed order. Initial values are left out.
 * @example
 * queryOfPaymentFilter({ ...noPaymentFilter, list: 'payouts', text: 'tea' }) // [['type', 'payouts'], ['q', 'tea']]
 */
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

/** True if two filters have the same query parameters. */
export const isSamePaymentFilter = (one: PaymentFilter, other: PaymentFilter): boolean =>
  JSON.stringify(queryOfPaymentFilter(one)) === JSON.stringify(queryOfPaymentFilter(other))

/** True if two filters differ only in fields that the user types: the text and the amounts. */
export const isTypedChange = (one: PaymentFilter, other: PaymentFilter): boolean => {
  const chosen = { text: '', least: '', most: '' }
  return isSamePaymentFilter({ ...one, ...chosen }, { ...other, ...chosen })
}

const isItemKind = (text: string): text is PaymentSlideKind => Object.hasOwn(itemKinds, text)

/**
 * Parses the item of a URL, as in "invoice:inv-7". Null if there is none.
 * @example
 * itemReferenceOf(new Map([['item', 'invoice:inv-7']])) // { kind: 'invoice', id: 'inv-7' }
 * itemReferenceOf(new Map()) // null
 */
export const itemReferenceOf = (query: AddressQuery): ItemReference | null => {
  const [name = '', ...rest] = (query.get(filterKeys.item) ?? '').split(':')
  const id = rest.join(':')
  return isItemKind(name) && id !== '' ? { kind: name, id } : null
}

/**
 * Returns the period as part of a sentence. Null for an unlimited period.
 * @example
 * periodText({ ...noPaymentFilter, pill: '3m' }, 'of') // 'from the last 3 months'
 * periodText({ ...noPaymentFilter, pill: 'all' }, 'of') // null
 */
export const periodText = (filter: PaymentFilter, within: 'of' | 'in'): string | null => {
  const [from, to] = [dayName(filter.from), dayName(filter.to)]
  if (from !== null && to !== null) return filled(periods.between, { from, to })
  if (from !== null) return filled(periods.since, { from })
  if (to !== null) return filled(periods.until, { to })
  const { months } = datePills[filter.pill]
  if (months === null) return null
  return months === 12 ? periods[within].year : filled(periods[within].months, { months })
}

/** Returns the file name of saved results at `now`, milliseconds since 1970. */
export const savedName = ({ list }: Pick<PaymentQuery, 'list'>, format: SaveFormat, now: number): string =>
  filled(paymentSavingTexts.file, { list, day: isoDay(now), format })

/** Appends a page. Items that the page repeats are deduplicated. */
export const withFound = (found: FoundPayments, page: FoundPage | UnsupportedCall): FoundPayments => {
  if (page === unsupported) return { ...found, total: 0, isUnsupported: true }
  const items = [...new Map([...found.items, ...page.items].map((item) => [`${item.kind} ${item.id}`, item])).values()]
  // A page without items is the last one, even with a cursor.
  return { ...found, items, after: page.items.length === 0 ? null : page.after, total: page.total }
}

/** Replaces the results with those of a refresh. */
export const withRefreshed = (before: FoundPayments, found: FoundPayments): FoundPayments => ({
  ...found,
  lastRefresh: { before: before.items, after: found.items, count: before.lastRefresh.count + 1 },
})

/** Returns the found items whose status is still in progress. */
export const inProgressOf = ({ items }: Pick<FoundPayments, 'items'>): ReadonlyArray<WholeActivity> =>
  items.filter(isInProgress)

/**
 * True if any item of `inProgress` is no longer in progress. The page contains the newest items that are in progress now. If
 * `after` is set, further pages exist, and items older than the last item of this page are ignored.
 */
export const hasProgressed = (inProgress: ReadonlyArray<WholeActivity>, { items, after }: FoundPage): boolean => {
  const ids = new Set(items.map(({ id }) => id))
  const end = items.at(-1)?.timestamp ?? null
  const isPast = (at: number | null): boolean => after === null || (at !== null && end !== null && at >= end)
  return inProgress.some(({ id, timestamp }) => !ids.has(id) && isPast(timestamp))
}
