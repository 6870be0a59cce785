import { isoTime, monthsBefore } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
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
import { paymentAnnouncements, paymentTitles as titles } from '../texts.ts'
import {
  type DatePill,
  type ListKey,
  ListName,
  type PaymentListState,
  type PaymentAnnouncement,
  type ListSelection,
} from './model.ts'
import { datePills, donationEpoch } from './tables.ts'

/** Loaded lists. */
export type KnownLists = Pick<PaymentListState, 'confirming' | 'lists'>

/**
 * Returns the start of a period in milliseconds since 1970. Null for an unlimited period (PAY-006).
 * @example
 * startOf('3m', Date.UTC(2026, 4, 31)) // Date.UTC(2026, 1, 28)
 * startOf('all', Date.UTC(2026, 4, 31)) // null
 */
export const startOf = (pill: DatePill, now: number): number | null => {
  const { months } = datePills[pill]
  return months === null ? null : monthsBefore(now, months)
}

/**
 * Returns the start date to send. Donations need a start date even for an unlimited period (PAY-026).
 * @param now milliseconds since 1970
 * @example
 * startDateOf('payments', '3m', Date.UTC(2026, 4, 31)) // '2026-02-28T00:00:00.000Z'
 * startDateOf('donations', 'all', Date.UTC(2026, 4, 31)) // '1970-01-01T00:00:00.000Z'
 */
export const startDateOf = (list: ListName, pill: DatePill, now: number): string | null => {
  const start = startOf(pill, now)
  if (start !== null) return isoTime(start)
  return list === 'donations' ? donationEpoch : null
}

/** True if the invoice has complete bills and its donor. The invoices of the home page have neither. */
export const isWhole = (invoice: Invoice): invoice is WholeInvoice => 'donor' in invoice

/**
 * Returns the only list to which an item belongs (PAY-025, PAY-027).
 * @example
 * listOf({ kind: 'invoice', itemCode: 'bitcoindonation' }) // 'donations'
 */
export const listOf = (item: Activity): ListName => {
  if (item.kind === 'payout') return 'payouts'
  return isDonation(item) ? 'donations' : 'payments'
}

/**
 * Filters the items of one list from the provider's mixed items, in order (PAY-025, PAY-027).
 * @example
 * itemsOf('payouts', [{ kind: 'payout', id: '1' }, { kind: 'invoice', id: '2' }]) // [{ kind: 'payout', id: '1' }]
 */
export const itemsOf = (list: ListName, items: ReadonlyArray<Activity>): ReadonlyArray<Activity> =>
  items.filter((item) => listOf(item) === list)

/**
 * Removes the items of the Confirming section from the recent items (PAY-028).
 * @example
 * withoutConfirming([{ id: 'a' }, { id: 'b' }], [{ id: 'a' }]) // [{ id: 'b' }]
 */
export const withoutConfirming = <I extends { readonly id: string }>(
  recent: ReadonlyArray<I>,
  confirming: ReadonlyArray<Pick<Invoice, 'id'>>,
): ReadonlyArray<I> => {
  const ids = new Set(confirming.map(({ id }) => id))
  return recent.filter(({ id }) => !ids.has(id))
}

/** Replaces the unconfirmed payments with those of a refresh, which has loaded all of their pages again. */
export const withFreshConfirming = (
  list: PagedList<WholeInvoice>,
  fresh: FreshStart<WholeInvoice>,
): PagedList<WholeInvoice> => withFreshStart({ ...list, items: [], status: 'success' }, fresh, () => true)

/** Returns the key of a selected list. */
export const listKeyOf = ({ list, pill }: ListSelection): ListKey => `${list} ${pill}`

/** Makes a record with one value for each list. */
export const mapLists = <A>(of: (key: ListKey) => A): Readonly<Record<ListKey, A>> =>
  // The record has every key by construction.
  Object.fromEntries(
    Object.keys(ListName.keys)
      .flatMap((list) => Object.keys(datePills).map((pill) => `${list} ${pill}`))
      .map((key) => [key, of(key as ListKey)]),
  ) as Record<ListKey, A>

/** True if the item belongs to the list. */
export const belongsTo =
  (list: ListName) =>
  (item: Activity): boolean =>
    listOf(item) === list

/** Returns the unconfirmed payments of a list (PAY-009). */
export const confirmingOf = (
  { confirming }: Pick<KnownLists, 'confirming'>,
  list: ListName,
): ReadonlyArray<WholeInvoice> => confirming.rows.filter(belongsTo(list))

/** Removes the rows in `others`, which another section shows, from a list. */
export const withoutItems = (
  list: PagedList<WholeActivity>,
  others: ReadonlyArray<WholeInvoice>,
): PagedList<WholeActivity> => (others.length === 0 ? list : { ...list, rows: withoutConfirming(list.rows, others) })

/** Returns a list without the rows of the Confirming section (PAY-010, PAY-028). */
export const recentOf = (known: KnownLists, selection: ListSelection): PagedList<WholeActivity> =>
  withoutItems(known.lists[listKeyOf(selection)] ?? emptyList, confirmingOf(known, selection.list))

const labelOf = (item: Activity): StatusRow =>
  item.kind === 'payout' ? payoutStatusRow(item.status) : rowStatusOf(item).label

/** True if the item's label has the tone 'wait'. */
export const isAwaited = (item: Activity): boolean => labelOf(item).tone === 'wait'

const confirmingStatuses: ReadonlyArray<InvoiceStatus | null> = ['paid', 'confirmed']

/**
 * True if the effective status is paid or confirmed, and the invoice was not refunded. Such an invoice becomes complete
 * without action of the user.
 * @example
 * isConfirming({ status: 'paid', exceptionStatus: null, alreadyRefunded: false }) // true
 */
export const isConfirming = ({ status, exceptionStatus, alreadyRefunded }: Invoice): boolean =>
  !alreadyRefunded && confirmingStatuses.includes(effectiveStatus(status, exceptionStatus))

/**
 * True if the item's label can change without action of the user. Refunds need the user's action, and bill payments have
 * their own status.
 * @example
 * isInProgress({ kind: 'payout', status: 'pending' }) // true
 */
export const isInProgress = (item: Activity): boolean =>
  item.kind === 'payout' ? isAwaited(item) : isConfirming(item) && !isBillPayment(item)

/** Returns the recent rows of a list that are still in progress. */
export const inProgressOf = (known: KnownLists, selection: ListSelection): ReadonlyArray<WholeActivity> =>
  recentOf(known, selection).rows.filter(isInProgress)

const sentenceOf = (item: Activity): string => {
  const { text, tone } = labelOf(item)
  const name = visibleText(
    item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName,
  )
  return filled(tone === 'good' ? paymentAnnouncements.complete : paymentAnnouncements.changed, {
    name: name || titles.unnamed,
    status: text ?? '',
  })
}

/**
 * Returns an announcement of label changes, with one sentence for each changed item. Only items whose earlier label had the
 * tone 'wait' are announced. Empty if none of these labels changed.
 * @example
 * const payout = { kind: 'payout', id: '1', merchantName: 'Lumen', status: 'pending' }
 * announcementOf([payout], [payout]) // ''
 */
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

/** Result of a refresh. */
export interface Latest {
  readonly selection: ListSelection
  readonly confirming: FreshStart<WholeInvoice>
  /** Null if the list was not requested. */
  readonly list: FreshStart<WholeActivity> | null
}

/**
 * Applies a refresh in one step, so that a payment that leaves one section appears in the other section at the same time
 * (PAY-014, PAY-028). If the user has selected another list meanwhile, changes only the refreshed list.
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
  const mergedList = merged.lists[key]
  const all = (state: PaymentListState, { rows }: typeof before) => [...confirmingOf(state, selection.list), ...rows]
  const announcement = isHere ? announcementOf(all(now, before), all(merged, after)) : ''
  return {
    ...merged,
    lists:
      mergedList === undefined || mergedList.displayLimit === displayLimit
        ? merged.lists
        : { ...merged.lists, [key]: { ...mergedList, displayLimit } },
    announcement: announcement === '' ? now.announcement : { text: announcement, count: now.announcement.count + 1 },
  }
}

/** Clears the text and keeps the count. */
export const withoutAnnouncement = (announcement: PaymentAnnouncement): PaymentAnnouncement =>
  announcement.text === '' ? announcement : { ...announcement, text: '' }

/**
 * Returns the later version of an item. If both have the same time, returns the version whose label does not have the tone
 * 'wait'.
 * @example
 * laterOf({ timestamp: 1, id: 'a' }, { timestamp: 2, id: 'a' }).timestamp // 2
 */
export const laterOf = <A extends Activity>(one: A, other: A): A => {
  const [first, second] = [one.timestamp ?? 0, other.timestamp ?? 0]
  return first === second ? (isAwaited(one) ? other : one) : first > second ? one : other
}
