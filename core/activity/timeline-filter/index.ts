export * from './model.ts'
export {
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
export { filterKeys as timelineFilterKeys, kindChoices } from './tables.ts'
