export * from './model.ts'
export {
  activityKind,
  activityOf,
  activityText,
  activityTime,
  isSpend,
  listedTransactions,
  newestFirst,
  topUpActivity,
} from './rules.ts'
export {
  activityRow,
  type CardActivityRow,
  itemAmount,
  itemIcon,
  itemPlace,
  itemSize,
  itemTitle,
  type ShownAmount,
} from './view.ts'
