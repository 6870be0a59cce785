import fc from 'fast-check'
import {
  ListName,
  type DatePill,
  type ListSelection,
  type DatedSelection,
  type ListQuery,
  type UnconfirmedQuery,
  type UnconfirmedPage,
  type ListKey,
  type ListPage,
  type PagedList,
  type PaymentAnnouncement,
  type PaymentListState,
  PaymentFilterStatus,
  SaveFormat,
  type PaymentFilter,
  type PaymentQuery,
  type FoundPage,
  type SearchRefresh,
  type FoundPayments,
  type PaymentSearchState,
  type RecentActivityState,
  type RowMark,
  type CurrencyBook,
} from '../../payments/index.ts'
import { kernelValues } from './kernel.ts'
import { chainTexts, moneyValues, places } from './money.ts'
import { paymentsValues } from './payments.ts'
import {
  amountTexts,
  counts,
  days,
  decimals,
  instants,
  lists,
  maps,
  oneOf,
  optional,
  record,
  texts,
  words,
} from './values.ts'

const listPages = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<ListPage<A>> =>
  record<ListPage<A>>({ items: lists(values), received: counts })

const pagedLists = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<PagedList<A>> =>
  record<PagedList<A>>({
    items: lists(values),
    rows: lists(values),
    received: counts,
    unreadable: counts,
    displayLimit: counts,
    status: kernelValues.PageStatus,
  })

const listNames = words(ListName)

const pills: ReadonlyArray<DatePill> = ['3m', '6m', '1y', 'all']

const datePills = oneOf(pills)

const listKeys = oneOf(
  pills.flatMap((pill) =>
    Object.keys(ListName.keys)
      .filter(ListName.is)
      .map((list): ListKey => `${list} ${pill}`),
  ),
)

const listSelectionFields = {
  list: listNames,
  pill: datePills,
}

const listSelections = record<ListSelection>(listSelectionFields)

const unconfirmedQueries = record<UnconfirmedQuery>({
  limit: counts,
  skip: counts,
  merchantStatus: paymentsValues.MerchantStatus,
})

const unconfirmedPages: fc.Arbitrary<UnconfirmedPage> = listPages(paymentsValues.WholeInvoice)

const paymentAnnouncements = record<PaymentAnnouncement>({ text: texts, count: counts })

const paymentFilterStatuses = words(PaymentFilterStatus)

const saveFormats = words(SaveFormat)

const paymentFilters = record<PaymentFilter>({
  list: listNames,
  pill: datePills,
  text: texts,
  status: optional(paymentFilterStatuses),
  coin: optional(moneyValues.CurrencyCode),
  least: amountTexts,
  most: amountTexts,
  from: days,
  to: days,
})

const paymentQueries = record<PaymentQuery>({
  list: listNames,
  text: texts,
  from: optional(instants),
  to: optional(instants),
  least: optional(decimals),
  most: optional(decimals),
  coin: optional(moneyValues.CurrencyCode),
  status: optional(paymentFilterStatuses),
})

const searchRefreshes = record<SearchRefresh>({
  before: lists(paymentsValues.WholeActivity),
  after: lists(paymentsValues.WholeActivity),
  count: counts,
})

const foundPaymentsFields = {
  items: lists(paymentsValues.WholeActivity),
  after: optional(texts),
  total: optional(counts),
  isUnsupported: fc.boolean(),
  lastRefresh: searchRefreshes,
}

const currencyBooks: fc.Arbitrary<CurrencyBook> = maps(
  moneyValues.CurrencyCode,
  fc.record({ precision: optional(places), chain: optional(chainTexts), decimals: places }),
)

/** Values of the types of the lists of payments and their search, by type. */
export const paymentListsValues = {
  ListName: listNames,
  DatePill: datePills,
  ListSelection: listSelections,
  DatedSelection: record<DatedSelection>({
    ...listSelectionFields,
    startDate: optional(days),
  }),
  ListQuery: record<ListQuery>({
    list: listNames,
    limit: counts,
    skip: counts,
    startDate: optional(days),
    merchantStatus: paymentsValues.MerchantStatus,
  }),
  UnconfirmedQuery: unconfirmedQueries,
  UnconfirmedPage: unconfirmedPages,
  ListKey: listKeys,
  PaymentAnnouncement: paymentAnnouncements,
  PaymentListState: record<PaymentListState>({
    selection: optional(listSelections),
    lists: fc.dictionary(listKeys, pagedLists(paymentsValues.WholeActivity), { maxKeys: 3 }),
    confirming: pagedLists(paymentsValues.WholeInvoice),
    isAwaitingConfirming: fc.boolean(),
    currencies: maps(moneyValues.CurrencyCode, paymentsValues.InvoiceCurrency),
    refresh: kernelValues.Status,
    announcement: paymentAnnouncements,
    seenAt: instants,
  }),
  PaymentFilterStatus: paymentFilterStatuses,
  SaveFormat: saveFormats,
  PaymentFilter: paymentFilters,
  PaymentQuery: paymentQueries,
  FoundPage: record<FoundPage>({
    items: lists(paymentsValues.WholeActivity),
    after: optional(texts),
    total: counts,
  }),
  SearchRefresh: searchRefreshes,
  FoundPayments: record<FoundPayments>(foundPaymentsFields),
  PaymentSearchState: record<PaymentSearchState>({
    ...foundPaymentsFields,
    status: kernelValues.PageStatus,
    refresh: oneOf([null, 'loading', 'failed']),
    isSupported: optional(fc.boolean()),
    filter: optional(paymentFilters),
    activeQuery: optional(paymentQueries),
    saving: optional(saveFormats),
    outcome: optional(fc.record({ kind: fc.constantFrom('saved', 'failed'), text: texts })),
    seenAt: instants,
  }),
  RecentActivityState: record<RecentActivityState>({
    seenAt: instants,
    items: lists(paymentsValues.Activity),
  }),
  RowMark: record<RowMark>({ kind: fc.constantFrom('complete', 'exception'), label: texts }),
  CurrencyBook: currencyBooks,
}
