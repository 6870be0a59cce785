import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { plainText, timed, type TimedText } from '../../presentation/timed-text.ts'
import { deviceName, placeName } from '../rules.ts'
import type { SecurityEvent, SecurityEventPage } from './model.ts'
import { eventRow } from './rules.ts'
import { type EventRow, historyTexts } from './tables.ts'

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

const rowOf = (
  now: number,
  timeZone: string,
  { id, kind, at, canStop = false, ...where }: SecurityEvent,
): SecurityHistoryRow => {
  const happened = { text: activityDate(now, at, timeZone), at }
  const values = { device: deviceName(where.userAgent), place: placeName(where) }
  const parts = timed(historyTexts.row, happened, values)
  return { id, ...eventRow(kind), text: plainText(parts), parts, stop: canStop ? historyTexts.stop : null }
}

const outcomeOf = ({ status, fault }: Remote<Fault>): SecurityHistoryView['outcome'] => {
  if (status === 'success') return { tone: 'success', text: historyTexts.stopped }
  if (status !== 'failed') return null
  return { tone: 'caution', text: (fault === null ? null : messageOf(fault)) ?? historyTexts.notStopped }
}

/** Renders the history as it was last loaded, with the state of the loads. */
export const securityHistoryView = (
  now: {
    readonly history: Loaded<SecurityEventPage | UnsupportedCall>
    readonly more: Remote<Fault>
    readonly stop: Remote<Fault>
  },
  timeZone: string,
): SecurityHistoryView => {
  const { more, stop } = now
  const { value, status, loadedAt } = now.history
  const page = value === unsupported ? null : value
  const failure = page === null ? historyTexts.unavailable : historyTexts.outdated
  return {
    isShown: value !== unsupported,
    title: historyTexts.title,
    text: page?.events.length === 0 ? historyTexts.empty : historyTexts.text,
    isLoading: page === null && status !== 'failed',
    isRefreshing: status === 'loading',
    failure: status === 'failed' ? failure : null,
    rows: (page?.events ?? []).map((event) => rowOf(loadedAt, timeZone, event)),
    outcome: outcomeOf(stop),
    isStopping: stop.status === 'loading',
    more:
      page === null || page.next === null
        ? null
        : { label: historyTexts.more, failure: more.status === 'failed' ? historyTexts.moreFailed : null },
    status: more.status,
  }
}
