import { monthsBefore } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { isoTime } from '../../kernel/years.ts'
import type { StatusRow } from '../../presentation/tone.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import type { Activity, Invoice, InvoiceStatus, WholeActivity, WholeInvoice } from '../model.ts'
import {
  emptyList,
  type FreshStart,
  itemKey,
  keepingVisible,
  type PagedList,
  shownRows,
  withFreshStart,
} from '../paged-list/index.ts'
import { effectiveStatus, isBillPayment, isDonation, merchantLabel, payoutStatusRow, rowStatusOf } from '../rules.ts'
import { titles } from '../tables.ts'
import {
  type DatePill,
  type ListKey,
  ListName,
  type PaymentListState,
  type PaymentAnnouncement,
  type ListSelection,
} from './model.ts'
import { datePills, donationEpoch, announcementTexts } from './tables.ts'

/** The lists as far as they are loaded. */
export type KnownLists = Pick<PaymentListState, 'confirming' | 'lists'>

/** When a list begins, in milliseconds since 1970; null: at the beginning (PAY-006). */
export const startOf = (pill: DatePill, now: number): number | null => {
  const { months } = datePills[pill]
  return months === null ? null : monthsBefore(now, months)
}

/** The start date that a list is asked for with; only donations need one at all (PAY-026). */
export const startDateOf = (list: ListName, pill: DatePill, now: number): string | null => {
  const start = startOf(pill, now)
  if (start !== null) return isoTime(start)
  return list === 'donations' ? donationEpoch : null
}

/** Whether an invoice came with its bills in full and its donor: home's did not. */
export const isWhole = (invoice: Invoice): invoice is WholeInvoice => 'donor' in invoice

/** The one list that an item stands in (PAY-025, PAY-027). */
export const listOf = (item: Activity): ListName => {
  if (item.kind === 'payout') return 'payouts'
  return isDonation(item) ? 'donations' : 'payments'
}

/** The items of a list, in order, out of the mixed ones that the provider sends (PAY-025, PAY-027). */
export const itemsOf = (list: ListName, items: ReadonlyArray<Activity>): ReadonlyArray<Activity> =>
  items.filter((item) => listOf(item) === list)

/** The recent invoices without those that stand in the Confirming section (PAY-028). */
export const withoutConfirming = <I extends { readonly id: string }>(
  recent: ReadonlyArray<I>,
  confirming: ReadonlyArray<Pick<Invoice, 'id'>>,
): ReadonlyArray<I> => {
  const ids = new Set(confirming.map(({ id }) => id))
  return recent.filter(({ id }) => !ids.has(id))
}

/** What is unconfirmed, once all that was loaded of it has come anew. */
export const withFreshConfirming = (
  list: PagedList<WholeInvoice>,
  fresh: FreshStart<WholeInvoice>,
): PagedList<WholeInvoice> => withFreshStart({ ...list, items: [], status: 'success' }, fresh, () => true)

/** The key under which a list is kept. */
export const listKeyOf = ({ list, pill }: ListSelection): ListKey => `${list} ${pill}`

/** A value for every list. */
export const mapLists = <A>(of: (key: ListKey) => A): Readonly<Record<ListKey, A>> =>
  // Every key is among them by construction.
  Object.fromEntries(
    Object.keys(ListName.keys)
      .flatMap((list) => Object.keys(datePills).map((pill) => `${list} ${pill}`))
      .map((key) => [key, of(key as ListKey)]),
  ) as Record<ListKey, A>

/** Whether an item stands in a list. */
export const belongsTo =
  (list: ListName) =>
  (item: Activity): boolean =>
    listOf(item) === list

/** What is unconfirmed of a list (PAY-009). */
export const confirmingOf = (
  { confirming }: Pick<KnownLists, 'confirming'>,
  list: ListName,
): ReadonlyArray<WholeInvoice> => confirming.rows.filter(belongsTo(list))

/** A list without the rows of another section. */
export const withoutItems = (
  list: PagedList<WholeActivity>,
  others: ReadonlyArray<WholeInvoice>,
): PagedList<WholeActivity> => (others.length === 0 ? list : { ...list, rows: withoutConfirming(list.rows, others) })

/** A list without what stands in the Confirming section (PAY-010, PAY-028). */
export const recentOf = (known: KnownLists, selection: ListSelection): PagedList<WholeActivity> =>
  withoutItems(known.lists[listKeyOf(selection)] ?? emptyList, confirmingOf(known, selection.list))

const labelOf = (item: Activity): StatusRow =>
  item.kind === 'payout' ? payoutStatusRow(item.status) : rowStatusOf(item).label

/** Whether its label says that it waits for something. */
export const isAwaited = (item: Activity): boolean => labelOf(item).tone === 'wait'

const confirmingStatuses: ReadonlyArray<InvoiceStatus | null> = ['paid', 'confirmed']

/** Whether it is paid and will be complete by itself, by the status that counts. */
export const isConfirming = ({ status, exceptionStatus, alreadyRefunded }: Invoice): boolean =>
  !alreadyRefunded && confirmingStatuses.includes(effectiveStatus(status, exceptionStatus))

/** Whether its label changes by itself: a refund waits for the user, and a bill goes by a status of its own. */
export const isInProgress = (item: Activity): boolean =>
  item.kind === 'payout' ? isAwaited(item) : isConfirming(item) && !isBillPayment(item)

/** What of a list is still moving, below what is unconfirmed. */
export const inProgressOf = (known: KnownLists, selection: ListSelection): ReadonlyArray<WholeActivity> =>
  recentOf(known, selection).rows.filter(isInProgress)

const sentenceOf = (item: Activity): string => {
  const { text, tone } = labelOf(item)
  const name = visibleText(
    item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName,
  )
  return filled(tone === 'good' ? announcementTexts.complete : announcementTexts.changed, {
    name: name || titles.unnamed,
    status: text ?? '',
  })
}

/** What has come of what was awaited, a sentence for each; empty: nothing. */
export const announcementOf = (before: ReadonlyArray<Activity>, after: ReadonlyArray<Activity>): string => {
  const awaited = new Map(before.filter(isAwaited).map((item) => [itemKey(item), labelOf(item).text]))
  return after
    .filter((item) => {
      const was = awaited.get(itemKey(item)) ?? null
      const { text } = labelOf(item)
      return was !== null && text !== null && text !== was
    })
    .map(sentenceOf)
    .join(' ')
}

export const isSameSelection = (one: ListSelection | null, other: ListSelection | null): boolean =>
  one?.list === other?.list && one?.pill === other?.pill

/** What a refresh brings. */
export interface Latest {
  readonly selection: ListSelection
  readonly confirming: FreshStart<WholeInvoice>
  /** null: it was not asked for. */
  readonly list: FreshStart<WholeActivity> | null
}

/**
 * The state with the latest, in one step: what leaves one section is in the other at once (PAY-014, PAY-028). Of a list that
 * is not looked at any more only itself: the one that is knows nothing of what has left the other section.
 */
export const withLatest = (now: PaymentListState, { selection, confirming, list }: Latest): PaymentListState => {
  const key = listKeyOf(selection)
  const known = now.lists[key]
  const isHere = isSameSelection(now.selection, selection)
  const merged: PaymentListState = {
    ...now,
    confirming: isHere ? withFreshConfirming(now.confirming, confirming) : now.confirming,
    lists:
      list === null
        ? now.lists
        : { ...now.lists, [key]: withFreshStart(known ?? emptyList, list, belongsTo(selection.list)) },
  }
  const [before, after] = [recentOf(now, selection), recentOf(merged, selection)]
  const { displayLimit } = keepingVisible(after, [...confirmingOf(now, selection.list), ...shownRows(before)])
  const kept = merged.lists[key]
  const all = (state: PaymentListState, { rows }: typeof before) => [...confirmingOf(state, selection.list), ...rows]
  const announcement = isHere ? announcementOf(all(now, before), all(merged, after)) : ''
  return {
    ...merged,
    lists:
      kept === undefined || kept.displayLimit === displayLimit
        ? merged.lists
        : { ...merged.lists, [key]: { ...kept, displayLimit } },
    announcement: announcement === '' ? now.announcement : { text: announcement, count: now.announcement.count + 1 },
  }
}

/** Nothing more to be read aloud; those that come count on. */
export const withoutAnnouncement = (announcement: PaymentAnnouncement): PaymentAnnouncement =>
  announcement.text === '' ? announcement : { ...announcement, text: '' }

/** Which of two of the same item was told later; of two of one time the one that is settled. */
export const laterOf = <A extends Activity>(one: A, other: A): A => {
  const [first, second] = [one.timestamp ?? 0, other.timestamp ?? 0]
  return first === second ? (isAwaited(one) ? other : one) : first > second ? one : other
}
