// Door for slice.ts alone.
export {
  type BillDetailView,
  billDetailView,
  billOf,
  type BillRemovalView,
  billRemovalView,
  failedRemoval,
  removedName,
} from './view/index.ts'
