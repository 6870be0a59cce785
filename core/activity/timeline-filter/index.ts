export * from './model.ts'
export {
  hasTimelineDays,
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
