/**
 * Texts and values that have the same form in all areas: tones, dates, filters.
 * @module @paydeck/core/presentation
 */
export * from './activity-date.ts'
export { monthName } from './month-name.ts'
export type { FilterChoice, FilterEntry, FilterRange } from './filters.ts'
export type { HiddenAmount } from './hidden-amount.ts'
export type { ShownTime, TimedText } from './timed-text.ts'
export type { StatusRow, Tone } from './tone.ts'
export {
  brokenPartText,
  buttonLabels,
  cardEndingText,
  copyTexts,
  lockedTabText,
  longWaitTexts,
  lostPartText,
  progressTexts,
  secretTexts,
  stepTexts,
} from './texts.ts'
export { visibleText } from './visible-text.ts'
