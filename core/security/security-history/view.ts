import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { plainText, timed, type TimedText } from '../../presentation/timed-text.ts'
import { deviceName, placeName } from '../rules.ts'
import { securityHistoryTexts } from '../texts.ts'
import type { SecurityEvent, SecurityEventPage } from './model.ts'
import { eventRow } from './rules.ts'
import { type EventRow } from './tables.ts'

/** Row of one event, ready to render. */
export interface SecurityHistoryRow extends EventRow {
  readonly id: string
  /** Time, device and place of the event. */
  readonly text: string
  /** `text`, split into parts so that the time is machine-readable. */
  readonly parts: TimedText
  /** Label of the button that stops the change; null if the event has no change that can be stopped. */
  readonly stop: string | null
}

/** Security history, ready to render. */
export interface SecurityHistoryView {
  /** True if the provider supports the history. */
  readonly isShown: boolean
  readonly title: string
  /** Text below the title: an explanation of the history, or a sentence for an empty history. */
  readonly text: string
  readonly isLoading: boolean
  /** True during the first load and each reload. */
  readonly isRefreshing: boolean
  /** Message if the history could not be loaded or may be outdated. Null after a successful load. */
  readonly failure: string | null
  readonly rows: ReadonlyArray<SecurityHistoryRow>
  /** Outcome of the last attempt to stop a change, or null. */
  readonly outcome: { readonly tone: 'success' | 'caution'; readonly text: string } | null
  /** True while a request to stop a change is in flight. All stop buttons are then disabled. */
  readonly isStopping: boolean
  /** Button "Show more", which loads the next page; null on the last page. */
  readonly more: { readonly label: string; readonly failure: string | null } | null
  /** State of the request for the next page. */
  readonly status: Status
}

const rowOf = (
  now: number,
  timeZone: string,
  { id, kind, at, canStop = false, ...where }: SecurityEvent,
): SecurityHistoryRow => {
  const happened = { text: activityDate(now, at, timeZone), at }
  const values = { device: deviceName(where.userAgent), place: placeName(where) }
  const parts = timed(securityHistoryTexts.row, happened, values)
  return { id, ...eventRow(kind), text: plainText(parts), parts, stop: canStop ? securityHistoryTexts.stop : null }
}

const outcomeOf = ({ status, fault }: Remote<Fault>): SecurityHistoryView['outcome'] => {
  if (status === 'success') return { tone: 'success', text: securityHistoryTexts.stopped }
  if (status !== 'failed') return null
  return { tone: 'caution', text: (fault === null ? null : messageOf(fault)) ?? securityHistoryTexts.notStopped }
}

/** Computes the view from the last load and the state of the requests. */
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
  const failure = page === null ? securityHistoryTexts.unavailable : securityHistoryTexts.outdated
  return {
    isShown: value !== unsupported,
    title: securityHistoryTexts.title,
    text: page?.events.length === 0 ? securityHistoryTexts.empty : securityHistoryTexts.text,
    isLoading: page === null && status !== 'failed',
    isRefreshing: status === 'loading',
    failure: status === 'failed' ? failure : null,
    rows: (page?.events ?? []).map((event) => rowOf(loadedAt, timeZone, event)),
    outcome: outcomeOf(stop),
    isStopping: stop.status === 'loading',
    more:
      page === null || page.next === null
        ? null
        : {
            label: securityHistoryTexts.more,
            failure: more.status === 'failed' ? securityHistoryTexts.moreFailed : null,
          },
    status: more.status,
  }
}
