/**
 * The strip "Since your last visit" of the home page.
 * @module @paydeck/core/since
 */
export * from './model.ts'
export {
  byUrgency,
  changesIn,
  changesSince,
  hasEarlierPayments,
  listedChanges,
  parseVisits,
  paymentKind,
  visitsText,
  withEarlier,
} from './rules.ts'
export type { BillFacts as SinceBills, SincePorts } from './ports.ts'
export { makeSince, type Since } from './slice.ts'
export { type ChangeIcon, type ChangeRow, dueWithin, mostChanges, visitInterval } from './tables.ts'
export { type ChangeView, sinceView, type SinceView, type SinceViewState } from './view.ts'
