export * from './model.ts'
export {
  atRest,
  canLoadMore,
  hasAll,
  isShort,
  type Item,
  itemKey,
  joins,
  keepingSight,
  loadingPage,
  nextPage,
  shownRows,
  withFreshStart,
  withMore,
  withoutPage,
  withPage,
} from './rules.ts'
export { listPaging } from './tables.ts'
