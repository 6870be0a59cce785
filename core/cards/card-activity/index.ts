export * from './model.ts'
export type { CardActivities } from './ports.ts'
export {
  isNearEnd,
  isNewCardOffered,
  overviewOf,
  prefilledRows,
  shownActivities,
  stillPending,
  withSettledPage,
} from './rules.ts'
export { type CardActivity, type CardActivityPorts, makeCardActivity } from './slice.ts'
export { cardActivityOperations, cardLists, cardPages, cardReset, cardScrolling } from './tables.ts'
export type { CardActivityView, EmptyView, ListTail, PendingView, SettledView } from './view/index.ts'
