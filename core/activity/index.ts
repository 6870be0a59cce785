/**
 * Timeline of everything that moved money: cards, crypto payments, bills and payouts together.
 * @module @paydeck/core/activity
 */
export * from './activity-export/index.ts'
export * from './saved-views/index.ts'
export * from './statements/index.ts'
export * from './timeline/index.ts'
export * from './timeline-filter/index.ts'
export {
  activityDialogHeadings,
  activityExportTexts,
  shortcutTexts,
  statementCardTexts,
  statementPaperTexts,
  statementTexts,
  statementZoneTexts,
  timelinePaperTexts,
  yearPackTexts,
  entryDetailTexts,
  savedViewTexts,
  entryKindTexts,
  timelineTexts,
} from './texts.ts'
