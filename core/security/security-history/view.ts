import { activityDate } from '../../kernel/activity-date.ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import { plainText, timed, type TimedText } from '../../kernel/timed-text.ts'
import { deviceName, placeName } from '../rules.ts'
import type { SecurityEvent, SecurityEventPage } from './model.ts'
import { eventRow } from './rules.ts'
import { type EventRow, historyTexts } from './tables.ts'

/** What is known of the history. */
export interface SecurityHistoryState {
  /** null: not known yet. */
  readonly isOffered: boolean | null
  /** null until it was loaded. */
  readonly page: SecurityEventPage | null
  /** When it was last loaded, in milliseconds since 1970. */
  readonly loadedAt: number
}

/** Something that happened, ready to render. */
export interface SecurityHistoryRow extends EventRow {
  readonly id: string
  /** When, by which device and from where. */
  readonly text: string
  /** The same, with the moment. */
  readonly parts: TimedText
  /** Label of the button that stops what it tells of; null: it cannot be. */
  readonly stop: string | null
}

/** The security history, ready to render. */
export interface SecurityHistoryView {
  /** false where the provider does not offer it. */
  readonly isShown: boolean
  readonly title: string
  /** Below the title; why there are no rows, where there are none. */
  readonly text: string
  readonly isLoading: boolean
  /** Whether it is asked for, for the first time or anew. */
  readonly isRefreshing: boolean
  /** Why there is no history, or only an old one; with a way to ask again. */
  readonly failure: string | null
  readonly rows: ReadonlyArray<SecurityHistoryRow>
  /** Told of the change that was stopped last, or was not. */
  readonly outcome: { readonly tone: 'success' | 'caution'; readonly text: string } | null
  /** Whether one is being stopped: its button does nothing then. */
  readonly isStopping: boolean
  /** null: nothing earlier is to be had. */
  readonly more: { readonly label: string; readonly failure: string | null } | null
  /** Of the button that asks for earlier events. */
  readonly status: Status
}

const rowOf = (now: number, { id, kind, at, canStop = false, ...where }: SecurityEvent): SecurityHistoryRow => {
  const happened = { text: activityDate(now, at), at }
  const values = { device: deviceName(where.userAgent), place: placeName(where) }
  const parts = timed(historyTexts.row, happened, values)
  return { id, ...eventRow(kind), text: plainText(parts), parts, stop: canStop ? historyTexts.stop : null }
}

const outcomeOf = ({ status, fault }: Remote<Fault>): SecurityHistoryView['outcome'] => {
  if (status === 'success') return { tone: 'success', text: historyTexts.stopped }
  if (status !== 'failed') return null
  return { tone: 'caution', text: (fault === null ? null : messageOf(fault)) ?? historyTexts.notStopped }
}

/** What was loaded stays while it is asked for again, and when that fails. */
export const securityHistoryView = (now: {
  readonly known: SecurityHistoryState
  readonly load: Remote<Fault>
  readonly more: Remote<Fault>
  readonly stop: Remote<Fault>
}): SecurityHistoryView => {
  const { known, load, more, stop } = now
  const { page } = known
  const failure = page === null ? historyTexts.unavailable : historyTexts.outdated
  return {
    isShown: known.isOffered !== false,
    title: historyTexts.title,
    text: page?.events.length === 0 ? historyTexts.empty : historyTexts.text,
    isLoading: page === null && load.status !== 'failed',
    isRefreshing: load.status === 'loading',
    failure: load.status === 'failed' ? failure : null,
    rows: (page?.events ?? []).map((event) => rowOf(known.loadedAt, event)),
    outcome: outcomeOf(stop),
    isStopping: stop.status === 'loading',
    more:
      page === null || page.next === null
        ? null
        : { label: historyTexts.more, failure: more.status === 'failed' ? historyTexts.moreFailed : null },
    status: more.status,
  }
}
