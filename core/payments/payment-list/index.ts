export * from './model.ts'
export type { PaymentLists } from './ports.ts'
export {
  belongsTo,
  confirmingOf,
  isConfirming,
  isMoving,
  isWhole,
  itemsOf,
  laterOf,
  listKeyOf,
  listOf,
  newsOf,
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
  listBones,
  listRefresh,
  listTexts,
  panelTexts,
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
