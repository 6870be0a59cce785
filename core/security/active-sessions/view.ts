import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { type DeviceClass, deviceClass } from '../../platform/user-agent.ts'
import { activityDate } from '../../presentation/activity-date.ts'
import { failureText } from '../../presentation/failure-text.ts'
import { plainText, timed, type TimedText } from '../../presentation/timed-text.ts'
import { deviceName, placeName } from '../rules.ts'
import type { ActiveSession } from './model.ts'
import { endingFailures, endingTexts, sessionTexts } from './tables.ts'

/** Which sessions are asked about: one by its row, or all but this one. */
export type Ending = { readonly kind: 'one'; readonly row: ActiveSessionRow } | { readonly kind: 'others' }

/** A session, ready to render. */
export interface ActiveSessionRow {
  readonly id: string
  readonly device: string
  /** What kind of device it is. */
  readonly kind: DeviceClass
  /** From where, and when it was last used. */
  readonly text: string
  /** The same, with the moment. */
  readonly parts: TimedText
  /** Marks the one that asks; null: it is another. */
  readonly mark: string | null
  /** Label of the button that ends it; null: this one ends by signing out. */
  readonly end: string | null
}

/** The active sessions, ready to render. */
export interface ActiveSessionsView {
  /** false where the provider does not offer them. */
  readonly isShown: boolean
  readonly title: string
  readonly text: string
  readonly isLoading: boolean
  /** Why there is no list, or only an old one; with a way to ask again. */
  readonly failure: string | null
  readonly rows: ReadonlyArray<ActiveSessionRow>
  /** Label of the button that ends all others; null: there are none. */
  readonly endOthers: string | null
  /** Told when devices were signed out. */
  readonly outcome: string | null
}

/** The dialog that asks before a session is ended, ready to render. */
export interface EndingView {
  /** What is to be signed out. */
  readonly title: string
  readonly text: string | null
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Status
  /** Why it was not signed out. */
  readonly failure: string | null
}

const rowOf = (now: number, timeZone: string, { id, seenAt, isCurrent, ...where }: ActiveSession): ActiveSessionRow => {
  const seen = { text: activityDate(now, seenAt, timeZone), at: seenAt }
  const parts = timed(sessionTexts.seen, seen, { place: placeName(where) })
  return {
    id,
    device: deviceName(where.userAgent),
    kind: deviceClass(where.userAgent),
    text: plainText(parts),
    parts,
    mark: isCurrent ? sessionTexts.current : null,
    end: isCurrent ? null : sessionTexts.end,
  }
}

const words = (ending: Ending | null) => endingTexts[ending?.kind ?? 'one']

/** Lists this device first. */
export const activeSessionsView = (
  now: {
    readonly sessions: Loaded<ReadonlyArray<ActiveSession> | UnsupportedCall>
    readonly end: Remote<Fault>
    readonly asked: Ending | null
  },
  timeZone: string,
): ActiveSessionsView => {
  const { end, asked } = now
  const { value, status, loadedAt } = now.sessions
  const sessions = value === unsupported ? [] : (value ?? [])
  const failure = value === null ? sessionTexts.unavailable : sessionTexts.outdated
  const inOrder = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return {
    isShown: value !== unsupported,
    title: sessionTexts.title,
    text: sessionTexts.text,
    isLoading: value === null && status !== 'failed',
    failure: status === 'failed' ? failure : null,
    rows: inOrder.map((session) => rowOf(loadedAt, timeZone, session)),
    endOthers: inOrder.some(({ isCurrent }) => !isCurrent) ? sessionTexts.endOthers : null,
    outcome: end.status === 'success' ? words(asked).done : null,
  }
}

/** The words for what was asked about, and how its end goes. */
export const endingView = ({
  asked,
  end,
}: {
  readonly asked: Ending | null
  readonly end: Remote<Fault>
}): EndingView => ({
  title: asked?.kind === 'one' ? asked.row.device : endingTexts.others.title,
  text: asked?.kind === 'one' ? asked.row.text : null,
  warning: words(asked).warning,
  confirm: endingTexts.confirm,
  cancel: endingTexts.cancel,
  status: end.status,
  failure: end.fault === null ? null : failureText(endingFailures, end.fault),
})
