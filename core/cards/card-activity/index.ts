export * from './model.ts'
export type { CardActivities } from './ports.ts'
export {
  activityOf,
  activityText,
  activityTime,
  historyStart,
  isNearEnd,
  isNewCardOffered,
  isSpend,
  listedTransactions,
  newestFirst,
  overviewOf,
  prefilledRows,
  shownActivities,
  topUpActivity,
  withSettledPage,
} from './rules.ts'
export { type CardActivity, type CardActivityPorts, makeCardActivity } from './slice.ts'
export {
  activityPill,
  activityTexts,
  cardActivityOperations,
  cardLists,
  cardPages,
  cardReset,
  cardScrolling,
} from './tables.ts'
