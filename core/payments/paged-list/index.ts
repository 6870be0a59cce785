export * from './model.ts'
export {
  canLoadMore,
  hasAll,
  isShort,
  type Item,
  itemKey,
  overlaps,
  keepingVisible,
  nextPage,
  shownRows,
  withFreshStart,
  withMore,
  withPage,
} from './rules.ts'
export { listPaging } from './tables.ts'
