export * from './model.ts'
export type { BillRecords } from './ports.ts'
export { balanceStatus, sortedBills } from './rules.ts'
export { type BillList, type BillListPorts, makeBillList } from './slice.ts'
export { billActivityPage, billSkeletons, defaultOrder, refreshIndicator, initialBillPayState } from './tables.ts'
export {
  type BillActivityPanel,
  billActivityPanel,
  type BillActivityRow,
  type BillCardView,
  type BillHead,
  billHead,
  type BillMoment,
  type BillOrderView,
  billOrderView,
  feeText,
  isUnderWay,
  makeBillCards,
} from './view.ts'
