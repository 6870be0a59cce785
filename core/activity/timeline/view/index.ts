export { entryDetail, type EntryDetailView } from './details.ts'
export { builtInViews, type MenuOption, type MenuView, type TimelineFilterView } from './filter.ts'
export {
  type TimelineContext,
  type TimelineEmptyView,
  type TimelineTail,
  timelineView,
  type TimelineView,
} from './page.ts'
export type { EntryGroupView } from './groups.ts'
export { missingSourcesView, type MissingSourcesView } from './missing.ts'
export { type EntryIcon, entryRow, type EntryRowView } from './rows.ts'
export { daysOfMonth, type FigureView, type MonthView, type SummaryView, type TotalView } from './summary.ts'
