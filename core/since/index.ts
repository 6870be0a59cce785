/**
 * The strip "Since your last visit" of the home page.
 * @module @paydeck/core/since
 */
export * from './model.ts'
export { byUrgency, changesIn, changesSince, listedChanges, parseVisits, paymentKind, visitsText } from './rules.ts'
export { type BillFacts as SinceBills, makeSince, type Since, type SincePorts } from './slice.ts'
export { type ChangeIcon, type ChangeRow, dueWithin, mostChanges, visitInterval } from './tables.ts'
export { type ChangeView, sinceView, type SinceView, type SinceViewState } from './view.ts'
