import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { formatCode } from '../../../money/index.ts'
import type { Slide } from '../../../platform/ports.ts'
import { formatTime } from '../../../presentation/time-of-day.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { routePath } from '../../../routes/index.ts'
import { deviceName, placeName } from '../../../security/index.ts'
import { entryDetailTexts as texts, entryKindTexts, timelineTexts } from '../../texts.ts'
import type { TimelineEntry, TimelineState } from '../model.ts'
import { entryRow, type EntryRowView, type RowContext } from './rows.ts'

/** Details of a card transaction or of a security change, ready to render (ACT-019). */
export interface EntryDetailView {
  readonly row: EntryRowView
  /** Date and time, as in "Nov 25, 2026 at 8:12 AM". */
  readonly when: string
  readonly rows: ReadonlyArray<{ readonly label: string; readonly text: string }>
  /** Warning about a security change. Null for a transaction. */
  readonly alert: { readonly title: string; readonly text: string } | null
  /** Links inside the app. */
  readonly links: ReadonlyArray<{ readonly label: string; readonly to: string }>
}

const whenOf = (at: number, timeZone: string): string =>
  at === 0 ? '' : filled(timelineTexts.when, { date: formatDay(at, timeZone), time: formatTime(at, timeZone) })

const present = (
  rows: ReadonlyArray<{ readonly label: string; readonly text: string | null }>,
): EntryDetailView['rows'] => rows.flatMap(({ label, text }) => (text === null || text === '' ? [] : [{ label, text }]))

type ItemOf<S extends TimelineEntry['item']['source']> = Extract<TimelineEntry['item'], { readonly source: S }>

const cardRows = (
  { account, kind, place }: TimelineEntry,
  { item }: ItemOf<'card'>,
  { timeZone, hidden }: RowContext,
): EntryDetailView['rows'] => {
  const { auth, post } = item.dates
  const { original } = item
  const amount = original === null || original.amount === null ? null : formatCode(original.amount, original.currency)
  return present([
    { label: texts.rows.account, text: account?.label ?? null },
    { label: texts.rows.kind, text: entryKindTexts[kind] },
    { label: texts.rows.authorised, text: auth === null ? null : whenOf(auth, timeZone) },
    { label: texts.rows.posted, text: post === null ? null : whenOf(post, timeZone) },
    { label: texts.rows.place, text: place },
    { label: texts.rows.original, text: hidden === null ? amount : null },
    { label: texts.rows.description, text: visibleText(item.description) },
    { label: texts.rows.id, text: item.id },
  ])
}

const transactionPath = ({ cardId, item }: ItemOf<'card'>): string =>
  `${routePath('card', { id: cardId })}?transaction=${encodeURIComponent(item.id.toWellFormed())}`

const securityLinks = [
  { label: texts.security.addresses, to: routePath('settings-receiving-addresses') },
  { label: texts.security.account, to: routePath('settings-security') },
]

const detailOf = (entry: TimelineEntry, context: RowContext): EntryDetailView | null => {
  const shared = { row: entryRow(entry, context), when: whenOf(entry.at, context.timeZone) }
  const { item: from } = entry
  if (from.source === 'card')
    return {
      ...shared,
      rows: cardRows(entry, from, context),
      alert: null,
      links: [{ label: texts.transaction, to: transactionPath(from) }],
    }
  if (from.source !== 'security') return null
  const { title, stoppable, late } = texts.security
  return {
    ...shared,
    rows: present([
      { label: texts.rows.device, text: deviceName(from.item.userAgent) },
      { label: texts.rows.whereabouts, text: placeName(from.item) },
    ]),
    alert: { title, text: from.item.canStop === true ? stoppable : late },
    links: securityLinks,
  }
}

/**
 * Returns the details of a listed entry by its slide. Null if no listed entry has this slide, or if the slide is one of
 * payments.
 */
export const entryDetail = (
  { pending, entries, seenAt: now }: Pick<TimelineState, 'pending' | 'entries' | 'seenAt'>,
  { kind, id }: Pick<Slide, 'kind' | 'id'>,
  context: Omit<RowContext, 'now'>,
): EntryDetailView | null => {
  const entry = [...pending, ...entries].find(({ slide }) => slide.kind === kind && slide.id === id)
  return entry === undefined ? null : detailOf(entry, { ...context, now })
}
