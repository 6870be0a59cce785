export * from './model.ts'
export type { PaymentRecords } from './ports.ts'
export { isKnownTime, payoutOf } from './rules.ts'
export { makeRecentActivity, type RecentActivity, type RecentActivityPorts } from './slice.ts'
export { dateRefresh, recentActivityQuery } from './tables.ts'
export {
  type ActivityRowView,
  coinText,
  type CurrencyBook,
  nameInitials,
  paymentRow,
  type RecentActivityView,
  recentActivityView,
  type RowOptions,
} from './view.ts'
