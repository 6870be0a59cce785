export * from './model.ts'
export type { PaymentLists } from './ports.ts'
export {
  belongsTo,
  confirmingOf,
  isConfirming,
  isInProgress,
  isWhole,
  itemsOf,
  laterOf,
  listKeyOf,
  listOf,
  announcementOf,
  recentOf,
  startDateOf,
  startOf,
  withoutConfirming,
} from './rules.ts'
export { makePaymentList, type PaymentList, type PaymentListPorts } from './slice.ts'
export {
  confirmingList,
  confirmingPoll,
  datePills,
  defaultDatePill,
  donationEpoch,
  listSkeletons,
  listRefresh,
  paymentLists,
} from './tables.ts'
export {
  confirmingPanel,
  listTail,
  makePaymentRows,
  type MoreTail,
  moreTail,
  type PaymentPanelView,
  type PaymentRowView,
  type PaymentTail,
} from './view.ts'
