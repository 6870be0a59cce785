export * from './model.ts'
export {
  everyEntry,
  hasTimelineDays,
  isKindChoice,
  isSameTimelineFilter,
  isTimelineNarrowed,
  isTypedTimelineChange,
  noTimelineFilter,
  queryOfTimelineFilter,
  slideInQuery,
  timelineFilterOf,
  timelineQueryOf,
  withTimelineChange,
} from './rules.ts'
export { filterKeys as timelineFilterKeys, kindChoices, timelineRanges } from './tables.ts'
