import { type DecimalText, signOf } from '../../money/index.ts'
import type { CardProvider, DebitCard, TopUp } from '../model.ts'
import { hasGalileoCard } from '../rules.ts'
import { cardLoad, day, type ProgrammeRow, programmes } from '../tables.ts'
import type { CardActivityItem, CardTransaction, SettledList, SettledPage } from './model.ts'
import { activityPill, activityTexts, cardLists } from './tables.ts'

const programmeOf = (provider: CardProvider): ProgrammeRow => programmes[provider]

/** The transactions that lists show (CARD-031). */
export const listedTransactions = <T extends Pick<CardTransaction, 'provider' | 'type'>>(
  transactions: ReadonlyArray<T>,
): ReadonlyArray<T> => transactions.filter(({ provider, type }) => !programmeOf(provider).excludedTypes.includes(type))

/** Whether money was spent, and not received (CARD-068). */
export const isSpend = (price: DecimalText | null): boolean => price !== null && signOf(price) < 0

/** When an item happened: pending ones when authorised, settled ones when posted; else the other date (CARD-069). */
export const activityTime = ({ auth, post }: CardTransaction['dates'], isPending: boolean): number | null =>
  isPending ? (auth ?? post) : (post ?? auth)

/**
 * A transaction as an item of activity.
 * @param isPending which of its dates counts (CARD-069)
 */
export const activityOf = (transaction: CardTransaction, isPending: boolean): CardActivityItem => ({
  ...transaction,
  isTopUp: false,
  timestamp: activityTime(transaction.dates, isPending),
})

/** A pending top-up as an item of the pending list, under the name of a load (CARD-079). */
export const topUpActivity = (topUp: TopUp): CardActivityItem => ({
  id: topUp.id,
  provider: topUp.provider,
  status: 'pending',
  type: '',
  displayMerchant: cardLoad,
  description: '',
  displayPrice: topUp.amount,
  currency: 'USD',
  merchant: { merchantName: cardLoad, merchantCity: null, merchantState: null },
  dates: { auth: topUp.invoice.invoiceTime, post: topUp.appliedDate },
  isTopUp: true,
  timestamp: topUp.invoice.invoiceTime,
})

const timeOf = ({ timestamp }: Pick<CardActivityItem, 'timestamp'>): number => timestamp ?? Number.MIN_SAFE_INTEGER

/** Newest first; items without a time come last (CARD-070). */
export const newestFirst = <I extends Pick<CardActivityItem, 'timestamp'>>(items: ReadonlyArray<I>): ReadonlyArray<I> =>
  items.toSorted((one, other) => timeOf(other) - timeOf(one))

/** What stands beside an item; null: nothing (CARD-075). */
export const activityText = (
  item: Pick<CardActivityItem, 'status' | 'isTopUp' | 'displayMerchant' | 'provider'>,
): string | null => {
  if (item.status === 'paid' || item.status === 'invalid') return activityTexts[item.status]
  const isLoad = item.isTopUp && programmeOf(item.provider).loadMerchants.includes(item.displayMerchant)
  return item.status === 'pending' && isLoad ? activityTexts.load : null
}

/** When the activity window begins: never before what the programme keeps (CARD-058, CARD-059). */
export const historyStart = (provider: CardProvider, now: number, isPillOn: boolean): number => {
  const most = programmeOf(provider).historyDays.value
  return now - (isPillOn ? Math.min(activityPill.days.value, most) : most) * day
}

/** How many rows of a list are shown after so many presses; `pageSize` of a card that supports paging (CARD-052). */
export const shownActivities = (length: number, presses: number, pageSize: number | null): number =>
  Math.min(length, cardLists.first.value + presses * (pageSize ?? cardLists.more.value))

/** Whether to load more, by the CSS pixels from the viewport's bottom to the list's end (CARD-054). */
export const isNearEnd = (distance: number): boolean => distance <= cardLists.loadAhead.value

/** How many rows fill a viewport of so many CSS pixels (CARD-055). */
export const prefilledRows = (height: number): number => Math.max(1, Math.ceil(height / cardLists.rowHeight.value))

/** Which query a card's overview needs (CARD-061). */
export const overviewOf = ({ pagingSupport }: Pick<DebitCard, 'pagingSupport'>): 'paged' | 'unpaged' =>
  pagingSupport ? 'paged' : 'unpaged'

/** The settled list with a page that came; an empty page is the last one too (CARD-081). */
export const withSettledPage = (list: SettledList, page: SettledPage): SettledList => ({
  rows: [...list.rows, ...page.transactionList].slice(0, Math.max(0, page.totalRecordCount)),
  nextPage:
    page.currentPageNumber >= page.totalPageCount || page.transactionList.length === 0
      ? null
      : page.currentPageNumber + 1,
})

/** Whether to tell how to get the new card (CARD-087). */
export const isNewCardOffered = (hasGalileoAccess: boolean, cards: ReadonlyArray<DebitCard>): boolean =>
  hasGalileoAccess && !hasGalileoCard(cards)
