import { monthsBefore } from '../../kernel/calendar.ts'
import { pageStatus } from '../../kernel/remote.ts'
import type { Activity, Invoice } from '../model.ts'
import { isDonation } from '../rules.ts'
import type { DatePill, ListName, PagedList } from './model.ts'
import { datePills, donationEpoch, paymentLists } from './tables.ts'

/** When a list begins, in milliseconds since 1970; null: at the beginning (PAY-006). */
export const startOf = (pill: DatePill, now: number): number | null => {
  const { months } = datePills[pill]
  return months === null ? null : monthsBefore(now, months)
}

/** The start date that a list is asked for with; only donations need one at all (PAY-026). */
export const startDateOf = (list: ListName, pill: DatePill, now: number): string | null => {
  const start = startOf(pill, now)
  if (start !== null) return new Date(start).toISOString()
  return list === 'donations' ? donationEpoch : null
}

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

/** The rows on the screen: a prefix of the provider's order (PAY-015). */
export const shownRows = <A>({ rows, chunks }: PagedList<A>): ReadonlyArray<A> =>
  rows.slice(0, chunks * paymentLists.chunk.value)

const hiddenRows = <A>(list: PagedList<A>): number => list.rows.length - shownRows(list).length

/** Whether "Load More" is offered: there are rows to reveal, or the provider may have some (PAY-016). */
export const canLoadMore = <A>(list: PagedList<A>): boolean =>
  hiddenRows(list) > 0 || (list.status !== 'endOfList' && list.status !== null)

/** "Load More": the next rows; pressed again while those are on their way it changes nothing (PAY-015). */
export const withMore = <A>(list: PagedList<A>): PagedList<A> =>
  canLoadMore(list) && shownRows(list).length === list.chunks * paymentLists.chunk.value
    ? { ...list, chunks: list.chunks + 1 }
    : list

/** What to ask the provider for next; null: enough is loaded, on its way, or all there is (PAY-015, PAY-016, PAY-023). */
export const nextPage = <A>(list: PagedList<A>): { readonly limit: number; readonly skip: number } | null =>
  list.status === 'endOfList' || list.status === 'loading' || hiddenRows(list) >= paymentLists.chunk.value
    ? null
    : { limit: paymentLists.page.value, skip: list.received }

/** The list while a page of it is on its way; its rows stay. */
export const loadingPage = <A>(list: PagedList<A>): PagedList<A> => ({ ...list, status: 'loading' })

/**
 * The list with a page that came. Of a list that has grown at the provider the page may repeat items: they are kept
 * once. Only items of this list are rows of it (PAY-025, PAY-027).
 */
export const withPage = <A extends { readonly id: string }>(
  list: PagedList<A>,
  page: ReadonlyArray<A>,
  belongs: (item: A) => boolean,
): PagedList<A> => ({
  ...list,
  rows: [...new Map([...list.rows, ...page.filter(belongs)].map((item) => [item.id, item])).values()],
  received: list.received + page.length,
  status: pageStatus(page.length, paymentLists.page.value) === 'endOfList' ? 'endOfList' : 'success',
})

/** The list after a page did not come: what is shown stays (PAY-017). */
export const withoutPage = <A>(list: PagedList<A>): PagedList<A> => ({ ...list, status: 'error' })
