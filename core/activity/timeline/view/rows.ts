import { type CardActivityRow, itemIcon } from '../../../cards/index.ts'
import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import {
  coinIcon,
  type CoinIconName,
  type DecimalText,
  formatCode,
  formatMovement,
  formatUsd,
} from '../../../money/index.ts'
import { allowedPicture, nameInitials, paymentRow } from '../../../payments/index.ts'
import type { PictureOrigins, SlideKind } from '../../../platform/ports.ts'
import { activityDate } from '../../../presentation/activity-date.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import { formatTime } from '../../../presentation/time-of-day.ts'
import type { Tone } from '../../../presentation/tone.ts'
import { entryKindTexts, entryRowTexts as texts } from '../../texts.ts'
import type { TimelineEntry } from '../model.ts'

/** Values that all rows of the page share. */
export interface RowContext {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA time zone. */
  readonly timeZone: string
  /** Text and label that replace amounts. Null if amounts are visible. */
  readonly hidden: HiddenAmount | null
  readonly pictureOrigins: PictureOrigins
}

/** Icon of an entry. */
export type EntryIcon =
  | { readonly kind: 'category'; readonly category: CardActivityRow['category'] }
  | { readonly kind: 'coin'; readonly coin: CoinIconName }
  | { readonly kind: 'name'; readonly initials: string; readonly src: string | null; readonly tone: 'brand' | 'good' }
  | { readonly kind: 'security' }

/** Row of an entry, ready to render. */
export interface EntryRowView {
  /** Id of the entry. */
  readonly id: string
  readonly icon: EntryIcon
  /** Mark on the icon. Null if there is none. */
  readonly mark: { readonly kind: 'pending' | 'complete' | 'exception'; readonly label: string } | null
  readonly title: string
  /** Time of day, or the age of a pending entry. Empty if unknown. */
  readonly time: string
  /** Kind, place, estimated date, and whether totals leave the entry out. */
  readonly notes: ReadonlyArray<string>
  /** Account, for example "Paid in BCH". Null if the entry belongs to no account. */
  readonly account: string | null
  readonly status: { readonly text: string; readonly tone: Tone } | null
  /** Null for an entry without an amount. */
  readonly amount: {
    readonly text: string
    readonly direction: 'in' | 'out' | 'none'
    readonly hidden: string | null
  } | null
  /** Amount in coin, or the fee. Null if there is none. */
  readonly detail: string | null
  /** Slide that the row opens. */
  readonly slide: { readonly kind: SlideKind; readonly id: string }
}

const iconOf = ({ item: from, kind, coin, title }: TimelineEntry, pictureOrigins: PictureOrigins): EntryIcon => {
  if (from.source === 'security') return { kind: 'security' }
  if (from.source === 'card') return { kind: 'category', category: itemIcon(from.item) }
  if (kind === 'payout' || kind === 'bill' || coin === null) {
    const picture = from.item.kind === 'payout' ? null : (from.item.bills[0]?.icon ?? from.item.icon)
    const tone = kind === 'payout' ? 'good' : 'brand'
    return { kind: 'name', initials: nameInitials(title), src: allowedPicture(picture, pictureOrigins), tone }
  }
  return { kind: 'coin', coin: coinIcon(coin) }
}

const markOf = ({ state, kind, label }: TimelineEntry): EntryRowView['mark'] => {
  if (state === 'pending') return { kind: 'pending', label: texts.marks.pending }
  if (kind === 'securityChange' || state === 'void')
    return label.tone === 'wait' || label.tone === 'bad' ? { kind: 'exception', label: texts.marks.exception } : null
  return label.tone === 'good' ? { kind: 'complete', label: texts.marks.complete } : null
}

/** Returns the amount of an entry with the sign of its direction. An entry that no total counts has no sign. */
const amountOf = (entry: TimelineEntry, hidden: HiddenAmount | null): EntryRowView['amount'] => {
  const { amount, currency, direction, state } = entry
  if (direction === 'none') return null
  if (amount === null) return { text: texts.amountUnavailable, direction: 'none', hidden: null }
  if (hidden !== null) return { text: hidden.text, direction: 'none', hidden: hidden.label }
  return direction === 'moved' || state === 'void'
    ? { text: formatCode(amount, currency), direction: 'none', hidden: null }
    : { text: formatMovement(amount, direction, { code: currency }), direction, hidden: null }
}

const feeText = (fee: DecimalText): string => filled(texts.fee, { amount: formatUsd(fee) })

const detailOf = (entry: TimelineEntry, { now, timeZone, hidden }: RowContext): string | null => {
  if (hidden !== null) return null
  if (entry.kind === 'bill') return entry.fee === null ? null : feeText(entry.fee)
  return entry.item.source === 'payments' ? paymentRow(now, entry.item.item, { timeZone, width: 'wide' }).coin : null
}

const timeOf = ({ at, state }: TimelineEntry, { now, timeZone }: RowContext): string =>
  at === 0 ? '' : state === 'pending' ? activityDate(now, at, timeZone) : formatTime(at, timeZone)

const notesOf = (
  { state, kind, place, estimatedAt }: TimelineEntry,
  { timeZone }: RowContext,
): ReadonlyArray<string> => {
  const estimated = estimatedAt !== null && state === 'pending'
  return [
    kind === 'securityChange' ? '' : entryKindTexts[kind],
    place ?? '',
    estimated ? filled(texts.estimated, { date: formatDay(estimatedAt, timeZone) }) : '',
    state === 'void' && kind !== 'securityChange' ? texts.notCounted : '',
  ].filter((part) => part !== '')
}

const statusOf = ({ kind, label }: TimelineEntry): EntryRowView['status'] => {
  if (kind === 'securityChange') return { text: texts.security, tone: 'wait' }
  return label.text === null ? null : { text: label.text, tone: label.tone }
}

/** Returns the row of an entry. */
export const entryRow = (entry: TimelineEntry, context: RowContext): EntryRowView => ({
  id: entry.id,
  icon: iconOf(entry, context.pictureOrigins),
  mark: markOf(entry),
  title: entry.title,
  time: timeOf(entry, context),
  notes: notesOf(entry, context),
  account: entry.account?.label ?? null,
  status: statusOf(entry),
  amount: amountOf(entry, context.hidden),
  detail: detailOf(entry, context),
  slide: entry.slide,
})
