/**
 * Timeline of everything that moved money: cards, crypto payments, bills and payouts together.
 * @module @paydeck/core/activity
 */
export * from './timeline/index.ts'
export * from './timeline-filter/index.ts'
export { entryKindTexts } from './texts.ts'
