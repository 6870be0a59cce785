export * from './model.ts'
export type { BillHistories } from './ports.ts'
export { type BillDetail, type BillDetailPorts, makeBillDetail } from './slice.ts'
export type { BillBalancesView, BillDetailView, BillHistoryRow, BillRemovalView } from './view/index.ts'
