export type { EmptyView } from './empty.ts'
export type { ListTail } from './tails.ts'
export {
  type CardActivitySource,
  type CardActivityView,
  makeCardActivityView,
  type PendingView,
  type SettledView,
  shownActivity,
} from './activity.ts'
