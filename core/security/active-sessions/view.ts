import { activityDate } from '../../kernel/activity-date.ts'
import { failureText } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import type { SignedInSession } from '../model.ts'
import { deviceName, placeName } from '../security-history/rules.ts'
import { endingFailures, endingTexts, signedInTexts } from '../security-history/tables.ts'

/** What is known of the sessions. */
export interface SignedInState {
  /** null: not known yet. */
  readonly isOffered: boolean | null
  /** null until they were loaded. */
  readonly sessions: ReadonlyArray<SignedInSession> | null
  /** When they were last loaded, in milliseconds since 1970. */
  readonly loadedAt: number
}

/** Which sessions are asked about: one by its row, or all but this one. */
export type Ending = { readonly kind: 'one'; readonly row: SignedInRow } | { readonly kind: 'others' }

/** A session, ready to render. */
export interface SignedInRow {
  readonly id: string
  readonly device: string
  /** From where, and when it was last used. */
  readonly text: string
  /** Marks the one that asks; null: it is another. */
  readonly mark: string | null
  /** Label of the button that ends it; null: this one ends by signing out. */
  readonly end: string | null
}

/** The signed-in devices, ready to render. */
export interface SignedInView {
  /** false where the provider does not offer them. */
  readonly isShown: boolean
  readonly title: string
  readonly text: string
  readonly isLoading: boolean
  /** Why there is no list, or only an old one; with a way to ask again. */
  readonly failure: string | null
  readonly rows: ReadonlyArray<SignedInRow>
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

const rowOf = (now: number, { id, seenAt, isCurrent, ...where }: SignedInSession): SignedInRow => ({
  id,
  device: deviceName(where.userAgent),
  text: `${placeName(where)} · ${signedInTexts.seen.replace('{time}', () => activityDate(now, seenAt))}`,
  mark: isCurrent ? signedInTexts.current : null,
  end: isCurrent ? null : signedInTexts.end,
})

const words = (ending: Ending | null) => endingTexts[ending?.kind ?? 'one']

/** This device first. What was loaded stays while it is asked for again, and when that fails. */
export const signedInView = (now: {
  readonly known: SignedInState
  readonly load: Remote<Fault>
  readonly end: Remote<Fault>
  readonly asked: Ending | null
}): SignedInView => {
  const { known, load, end, asked } = now
  const { sessions } = known
  const failure = sessions === null ? signedInTexts.unavailable : signedInTexts.outdated
  const inOrder = (sessions ?? []).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return {
    isShown: known.isOffered !== false,
    title: signedInTexts.title,
    text: signedInTexts.text,
    isLoading: sessions === null && load.status !== 'failed',
    failure: load.status === 'failed' ? failure : null,
    rows: inOrder.map((session) => rowOf(known.loadedAt, session)),
    endOthers: inOrder.some(({ isCurrent }) => !isCurrent) ? signedInTexts.endOthers : null,
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
