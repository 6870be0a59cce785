export * from './model.ts'
export {
  activityFilterOf,
  activityWindow,
  dayStart,
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
export { activityPill, categoryNames, daysAhead, filterKeys, filterTexts } from './tables.ts'
export {
  type ActivityFilterView,
  activityFilterView,
  type FilterChoice,
  type FilterEntry,
  type FilterRange,
} from './view.ts'
