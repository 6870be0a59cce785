export * from './model.ts'
export type { PaymentSearches } from './ports.ts'
export {
  filterStatusOf,
  periodText,
  isSamePaymentFilter,
  isSearch,
  itemReferenceOf,
  noPaymentFilter,
  paymentFilterOf,
  paymentQueryOf,
  queryOfPaymentFilter,
  withPaymentFilter,
} from './rules.ts'
export { makePaymentSearch, type PaymentSearch, type PaymentSearchPorts } from './slice.ts'
export { filterKeys as paymentFilterKeys, listStatuses, searchPage, searchTyping, statusFilters } from './tables.ts'
export {
  type PaymentEmptyView,
  paymentEmptyView,
  type PaymentFilterView,
  paymentFilterView,
  type PaymentResultView,
  paymentResultView,
  type PaymentSavingView,
  paymentSavingView,
  type PaymentSearchFields,
  searchTail,
} from './view.ts'
