import fc from 'fast-check'
import {
  type ActivityFilter,
  type ActivityWindow,
  CardActivityStatus,
  MerchantCategory,
  type CardTransaction,
  type CardActivityItem,
  type ShownActivity,
  type ActivityKind,
  activityKinds,
  type ActivityQuery,
  type ActivityOverview,
  type SettledQuery,
  type SettledPage,
  type SettledList,
  type ListPosition,
  type ActivityPlace,
  type CardActivityState,
  TransactionStep,
  type ReachedStep,
  type TransactionRecord,
  type TransactionPlace,
} from '../../cards/index.ts'
import { cardsValues, merchants, transactionTypes } from './cards.ts'
import { kernelValues } from './kernel.ts'
import { moneyValues } from './money.ts'
import {
  amountTexts,
  counts,
  days,
  decimals,
  ids,
  instants,
  lists,
  oneOf,
  optional,
  record,
  texts,
  words,
} from './values.ts'

const activityKind = oneOf<ActivityKind>(activityKinds)

const merchantCategories = words(MerchantCategory)

const activityFilters = record<ActivityFilter>({
  search: texts,
  kind: optional(activityKind),
  category: optional(merchantCategories),
  least: amountTexts,
  most: amountTexts,
  from: days,
  to: days,
  isPillOn: fc.boolean(),
})

const activityWindows = record<ActivityWindow>({ startDate: instants, endDate: instants })

const cardActivityStatuses = words(CardActivityStatus)

const cardTransactionFields = {
  id: ids,
  provider: cardsValues.CardProvider,
  status: optional(cardActivityStatuses),
  type: transactionTypes,
  displayMerchant: merchants,
  description: texts,
  displayPrice: optional(decimals),
  currency: moneyValues.CurrencyCode,
  merchant: fc.record({ merchantName: merchants, merchantCity: optional(texts), merchantState: optional(texts) }),
  dates: fc.record({ auth: optional(instants), post: optional(instants) }),
  category: optional(merchantCategories),
  original: optional(fc.record({ amount: optional(decimals), currency: moneyValues.CurrencyCode })),
}

const cardTransactions = record<CardTransaction>(cardTransactionFields)

const cardActivityItems = record<CardActivityItem>({
  ...cardTransactionFields,
  isTopUp: fc.boolean(),
  timestamp: optional(instants),
})

const settledLists = record<SettledList>({
  rows: lists(cardTransactions),
  nextPage: optional(counts),
})

const activityPlaces = record<ActivityPlace>({ cardId: ids, filter: activityFilters })

const transactionSteps = words(TransactionStep)

const reachedSteps = record<ReachedStep>({
  step: optional(transactionSteps),
  at: optional(instants),
})

/** Values of the types of the activity of cards, by type. */
export const cardActivityValues = {
  ActivityKind: activityKind,
  MerchantCategory: merchantCategories,
  ActivityFilter: activityFilters,
  ActivityWindow: activityWindows,
  CardActivityStatus: cardActivityStatuses,
  CardTransaction: cardTransactions,
  CardActivityItem: cardActivityItems,
  ShownActivity: record<ShownActivity>({
    cardId: optional(ids),
    pending: lists(cardActivityItems),
    settled: lists(cardActivityItems),
  }),
  ActivityQuery: record<ActivityQuery>({
    cardId: ids,
    startDate: instants,
    endDate: instants,
    form: fc.constantFrom('paged', 'unpaged'),
    requestedAt: instants,
  }),
  ActivityOverview: record<ActivityOverview>({
    dateAccountOpened: optional(instants),
    pending: lists(cardActivityItems),
  }),
  SettledQuery: record<SettledQuery>({
    cardId: ids,
    startDate: instants,
    endDate: instants,
    page: counts,
    pageSize: counts,
  }),
  SettledPage: record<SettledPage>({
    currentPageNumber: counts,
    totalPageCount: counts,
    totalRecordCount: counts,
    transactionList: lists(cardTransactions),
  }),
  SettledList: settledLists,
  ListPosition: record<ListPosition>({ distance: counts, height: counts }),
  ActivityPlace: activityPlaces,
  CardActivityState: record<CardActivityState>({
    place: optional(activityPlaces),
    range: optional(activityWindows),
    overview: kernelValues.Status,
    pending: lists(cardActivityItems),
    settled: kernelValues.PageStatus,
    list: optional(settledLists),
    presses: fc.record({ pending: counts, settled: counts }),
    height: counts,
    refresh: kernelValues.Status,
    seenAt: instants,
  }),
  TransactionStep: transactionSteps,
  ReachedStep: reachedSteps,
  TransactionRecord: record<TransactionRecord>({
    transaction: cardTransactions,
    history: lists(reachedSteps),
  }),
  TransactionPlace: record<TransactionPlace>({ cardId: ids, transactionId: ids }),
}
