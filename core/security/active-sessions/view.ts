import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { type DeviceClass, deviceClass } from '../../platform/user-agent.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { failureText } from '../../presentation/failure-text.ts'
import { plainText, timed, type TimedText } from '../../presentation/timed-text.ts'
import { deviceName, placeName } from '../rules.ts'
import { endSessionTexts, activeSessionTexts } from '../texts.ts'
import type { ActiveSession } from './model.ts'
import { endingFailures } from './tables.ts'

/** Target of the confirmation dialog: one session, or all sessions except the current one. */
export type EndTarget = { readonly kind: 'one'; readonly row: ActiveSessionRow } | { readonly kind: 'others' }

/** Row of one session, ready to render. */
export interface ActiveSessionRow {
  readonly id: string
  readonly device: string
  readonly kind: DeviceClass
  /** Place of the device, and time of last use. */
  readonly text: string
  /** `text` in parts, with the time as machine-readable data. */
  readonly parts: TimedText
  /** Badge of the current session; null for all other sessions. */
  readonly mark: string | null
  /** Label of the sign-out button; null for the current session, which the user ends by signing out. */
  readonly end: string | null
}

/** List of active sessions, ready to render. */
export interface ActiveSessionsView {
  /** True if the provider supports the list. */
  readonly isShown: boolean
  readonly title: string
  readonly text: string
  readonly isLoading: boolean
  /** Message if the list is missing or outdated; the screen offers to reload. Null after a successful load. */
  readonly failure: string | null
  readonly rows: ReadonlyArray<ActiveSessionRow>
  /** Label of the button that signs out all other devices; null if there are none. */
  readonly endOthers: string | null
  /** Message after a successful sign-out, or null. */
  readonly outcome: string | null
}

/** Dialog that confirms a sign-out, ready to render. */
export interface EndSessionView {
  readonly title: string
  readonly text: string | null
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Status
  /** Message of the last failed sign-out, or null. */
  readonly failure: string | null
}

const rowOf = (now: number, timeZone: string, { id, seenAt, isCurrent, ...where }: ActiveSession): ActiveSessionRow => {
  const seen = { text: activityDate(now, seenAt, timeZone), at: seenAt }
  const parts = timed(activeSessionTexts.seen, seen, { place: placeName(where) })
  return {
    id,
    device: deviceName(where.userAgent),
    kind: deviceClass(where.userAgent),
    text: plainText(parts),
    parts,
    mark: isCurrent ? activeSessionTexts.current : null,
    end: isCurrent ? null : activeSessionTexts.end,
  }
}

const textsOf = (ending: EndTarget | null) => endSessionTexts[ending?.kind ?? 'one']

/** Computes the view; the current device comes first. */
export const activeSessionsView = (
  now: {
    readonly sessions: Loaded<ReadonlyArray<ActiveSession> | UnsupportedCall>
    readonly end: Remote<Fault>
    readonly target: EndTarget | null
  },
  timeZone: string,
): ActiveSessionsView => {
  const { end, target } = now
  const { value, status, loadedAt } = now.sessions
  const sessions = value === unsupported ? [] : (value ?? [])
  const failure = value === null ? activeSessionTexts.unavailable : activeSessionTexts.outdated
  const inOrder = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return {
    isShown: value !== unsupported,
    title: activeSessionTexts.title,
    text: activeSessionTexts.text,
    isLoading: value === null && status !== 'failed',
    failure: status === 'failed' ? failure : null,
    rows: inOrder.map((session) => rowOf(loadedAt, timeZone, session)),
    endOthers: inOrder.some(({ isCurrent }) => !isCurrent) ? activeSessionTexts.endOthers : null,
    outcome: end.status === 'success' ? textsOf(target).done : null,
  }
}

/** Computes the confirmation dialog with the state of its request. */
export const endSessionView = ({
  target,
  end,
}: {
  readonly target: EndTarget | null
  readonly end: Remote<Fault>
}): EndSessionView => ({
  title: target?.kind === 'one' ? target.row.device : endSessionTexts.others.title,
  text: target?.kind === 'one' ? target.row.text : null,
  warning: textsOf(target).warning,
  confirm: endSessionTexts.confirm,
  cancel: endSessionTexts.cancel,
  status: end.status,
  failure: end.fault === null ? null : failureText(endingFailures, end.fault),
})
