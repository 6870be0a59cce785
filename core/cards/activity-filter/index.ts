export * from './model.ts'
export {
  activityFilterOf,
  activityWindow,
  historyStart,
  isNarrowed,
  isSameFilter,
  isSameWindow,
  isWindowNarrow,
  matchingItems,
  queryOfActivityFilter,
  searchTextOf,
  transactionIdOf,
  windowName,
  withFilterChange,
} from './rules.ts'
export { activityPill, daysAhead, filterKeys } from './tables.ts'
export { type ActivityFilterView, activityFilterView } from './view.ts'
