export * from './model.ts'
export {
  canLoadMore,
  itemsOf,
  listOf,
  loadingPage,
  nextPage,
  shownRows,
  startDateOf,
  startOf,
  withMore,
  withoutConfirming,
  withoutPage,
  withPage,
} from './rules.ts'
export { confirmingList, datePills, defaultDatePill, listRefresh, listTexts, paymentLists } from './tables.ts'
