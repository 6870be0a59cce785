import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { formatMovement, formatUsd, signOf, subtract } from '../../../money/index.ts'
import { formatTime, zoneName } from '../../../presentation/time-of-day.ts'
import { routePath } from '../../../routes/index.ts'
import {
  kindChoiceTexts,
  missingSourceTexts as missingTexts,
  timelineEmptyTexts as emptyTexts,
  timelineFilterTexts,
  timelinePaperTexts as paperTexts,
  timelineSummaryTexts,
  timelineTexts as texts,
} from '../../texts.ts'
import { isTimelineNarrowed, noTimelineFilter, type TimelineFilter } from '../../timeline-filter/index.ts'
import type { TimelineState } from '../model.ts'
import { cardAccount, type KnownCards, sumOfTotals } from '../rules/index.ts'
import {
  builtInViews,
  filterWords,
  periodName,
  timelineFilterView,
  type TimelineFilterView,
  withoutCriteria,
} from './filter.ts'
import { type EntryGroupView, groupsOf } from './groups.ts'
import { missingSourcesView, type MissingSourcesView } from './missing.ts'
import type { RowContext } from './rows.ts'
import { summaryView, type SummaryView } from './summary.ts'

/** Part below the rows. */
export type TimelineTail =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly label: string }
  | { readonly kind: 'more'; readonly shown: string; readonly label: string; readonly isLoading: boolean }

/** Content in place of an empty list (ACT-024). */
export interface TimelineEmptyView {
  readonly heading: string
  readonly text: string
  /** Changes of the filter. */
  readonly actions: ReadonlyArray<{ readonly label: string; readonly change: Partial<TimelineFilter> }>
  /** Link to the next step. Null if there is none. */
  readonly link: { readonly label: string; readonly to: string } | null
}

/** Page of the timeline, ready to render. */
export interface TimelineView {
  readonly heading: string
  readonly filter: TimelineFilterView
  /** Criteria and period of the filter in words. */
  readonly words: string
  /** Line of the printed page: the filter, the zone, the time of printing, and the number of entries if some are not loaded. */
  readonly paper: string
  readonly views: ReadonlyArray<{ readonly name: string; readonly filter: TimelineFilter }>
  /** Totals of the period. Null until loaded, and if nothing matches. */
  readonly summary: SummaryView | null
  /** Number of entries in the period, or of matches with their totals. Null until loaded. */
  readonly count: {
    readonly text: string
    readonly clear: { readonly label: string; readonly filter: TimelineFilter } | null
  } | null
  /** Number of listed entries. Null if unknown. */
  readonly total: number | null
  /** Messages about sources that failed. */
  readonly missing: MissingSourcesView | null
  /** Label of the button that shows new entries. Null if there are none. */
  readonly newEntries: string | null
  readonly groups: ReadonlyArray<EntryGroupView>
  readonly tail: TimelineTail
  readonly empty: TimelineEmptyView | null
  /** Page failure. Null unless every source failed. */
  readonly failure: { readonly heading: string; readonly text: string; readonly label: string } | null
  readonly refresh: { readonly label: string; readonly isRefreshing: boolean; readonly failure: string | null }
  /** Text for screen readers after new entries have appeared, and its number. */
  readonly announcement: { readonly text: string; readonly count: number }
}

/** Values that the page needs besides the state. */
export interface TimelineContext extends Omit<RowContext, 'now'> {
  readonly cards: KnownCards
  /** True if the user can pay bills, so that an empty list offers this. */
  readonly canPayBills: boolean
}

const tailOf = (state: TimelineState, timeZone: string): TimelineTail => {
  const { status, entries, pending, summary } = state
  const shown = entries.length + pending.length
  const last = entries.at(-1)
  if (status === 'error')
    return shown === 0 ? { kind: 'none' } : { kind: 'failed', text: texts.pageFailed, label: texts.tryAgain }
  if (status === null || (status === 'loading' && shown === 0)) return { kind: 'loading' }
  if (status === 'endOfList' || last === undefined) return { kind: 'none' }
  const date = formatDay(last.at, timeZone)
  const text = state.isWhole ? texts.shown : texts.shownSoFar
  return {
    kind: 'more',
    shown: filled(text, { shown, count: Math.max(shown, summary?.count ?? 0), date }),
    label: texts.more,
    isLoading: status === 'loading',
  }
}

const emptyOf = (state: TimelineState, filter: TimelineFilter, canPayBills: boolean): TimelineEmptyView | null => {
  const { entries, pending, status, missing } = state
  if (entries.length + pending.length > 0 || status !== 'endOfList' || missing.length > 0) return null
  const isUnlimited = filter.range === 'all' && filter.from === '' && filter.to === ''
  const period = periodName(filter)
  const widen = { label: emptyTexts.period.action, change: { range: 'all' as const } }
  if (isTimelineNarrowed(filter)) {
    const kinds = filter.kinds.map((kind) => kindChoiceTexts[kind]).join(', ') || emptyTexts.allKinds
    const { heading, plain, text, clear } = emptyTexts.match
    return {
      heading: filter.text.trim() === '' ? plain : filled(heading, { text: filter.text.trim() }),
      text: filled(text, { period, kinds }),
      actions: [{ label: clear, change: withoutCriteria(filter) }, ...(isUnlimited ? [] : [widen])],
      link: null,
    }
  }
  if (!isUnlimited)
    return {
      heading: filled(emptyTexts.period.heading, { period }),
      text: emptyTexts.period.text,
      actions: [widen],
      link: null,
    }
  return {
    heading: emptyTexts.none.heading,
    text: emptyTexts.none.text,
    actions: [],
    link: canPayBills ? { label: emptyTexts.none.action, to: routePath('bill-pay-home') } : null,
  }
}

const countText = (count: number, { one, many }: { readonly one: string; readonly many: string }): string =>
  filled(count === 1 ? one : many, { count })

/** Returns the number of entries in the period, or of matches with their totals (ACT-012). */
const countOf = (
  { summary, isWhole }: TimelineState,
  filter: TimelineFilter,
  { hidden }: RowContext,
): TimelineView['count'] => {
  if (summary === null || !isWhole) return null
  if (!isTimelineNarrowed(filter))
    return { text: filled(countText(summary.count, texts.count), { period: periodName(filter) }), clear: null }
  const total = sumOfTotals(summary.months)
  const sentencesOf = (direction: 'in' | 'out', text: string): ReadonlyArray<string> => {
    const amount = total[direction]
    if (hidden !== null || signOf(amount) === 0) return []
    const moved = formatMovement(amount, direction, { code: 'USD' })
    return [filled(text, { [direction]: moved, fees: formatUsd(total.fees) })]
  }
  const net = subtract(total.in, total.out)
  const hasNet = hidden === null && signOf(total.in) !== 0 && signOf(total.out) !== 0
  const sentences = [
    filled(countText(summary.count, texts.matches), { period: periodName(filter) }),
    ...sentencesOf('out', signOf(total.fees) === 0 ? texts.matchedOut : texts.matchedOutFees),
    ...sentencesOf('in', texts.matchedIn),
    ...(hasNet ? [filled(texts.matchedNet, { net: formatMovement(net, 'in', { code: 'USD' }) })] : []),
    ...(hidden === null && total.isIncomplete ? [timelineSummaryTexts.incomplete] : []),
  ]
  return { text: sentences.join(' '), clear: { label: timelineFilterTexts.clear, filter: withoutCriteria(filter) } }
}

const missingOf = ({ missing }: TimelineState, cards: KnownCards): MissingSourcesView | null =>
  missingSourcesView(missing, (id) => cardAccount(id, cards).label, missingTexts.explanation)

/** Returns the line below the heading of the printed page (ACT-025). */
const paperLine = (
  { entries, pending, summary, status }: TimelineState,
  words: string,
  { now, timeZone }: RowContext,
): string => {
  const shown = entries.length + pending.length
  const zone = filled(paperTexts.zone, { zone: zoneName(now, timeZone) })
  const printed = filled(paperTexts.printed, { date: formatDay(now, timeZone), time: formatTime(now, timeZone) })
  const isPart = status !== 'endOfList' && summary !== null
  const part = isPart ? filled(paperTexts.shown, { shown, count: Math.max(shown, summary.count) }) : ''
  return [words, zone, printed, part].filter((one) => one !== '').join(' · ')
}

/** Returns the page. Amounts are hidden while `context.hidden` is set (ACT-022). */
export const timelineView = (state: TimelineState, context: TimelineContext): TimelineView => {
  const { held, appeared, status, refresh, seenAt: now } = state
  const filter = state.filter ?? noTimelineFilter
  const shared = { ...context, now }
  const bar = timelineFilterView(filter, state.choices, shared)
  const isFailed = status === 'error' && state.entries.length + state.pending.length === 0
  return {
    heading: texts.heading,
    filter: bar,
    words: filterWords(bar),
    paper: paperLine(state, filterWords(bar), shared),
    views: builtInViews,
    summary:
      state.summary === null || state.summary.count === 0 || isFailed ? null : summaryView(state.summary, shared),
    count: countOf(state, filter, shared),
    total: state.isWhole ? (state.summary?.count ?? null) : null,
    missing: isFailed ? null : missingOf(state, context.cards),
    newEntries: held.size === 0 ? null : countText(held.size, texts.newEntries),
    groups: groupsOf(state, shared),
    tail: tailOf(state, context.timeZone),
    empty: emptyOf(state, filter, context.canPayBills),
    failure: isFailed ? { ...texts.failed, label: texts.tryAgain } : null,
    refresh: {
      label: texts.refresh,
      isRefreshing: refresh === 'loading',
      failure: refresh === 'failed' ? texts.refreshFailed : null,
    },
    announcement: {
      text: appeared.count === 0 ? '' : countText(appeared.count, texts.appeared),
      count: appeared.times,
    },
  }
}
