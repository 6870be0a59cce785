import { type DecimalText, signOf } from '../../money/index.ts'
import { cardLoad, feeRow, type ProgrammeRow, programmes } from '../card-programme/index.ts'
import type { CardProvider, TopUp } from '../model.ts'
import type { ActivityKind, CardActivityItem, CardTransaction } from './model.ts'
import { activityTexts } from './tables.ts'

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
  category: null,
  original: null,
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

/** What an item is (CARD-074, CARD-178); null: it cannot be told, since no money moved. */
export const activityKind = (
  item: Pick<CardTransaction, 'provider' | 'type' | 'displayMerchant' | 'displayPrice'> & {
    readonly isTopUp?: boolean
  },
): ActivityKind | null => {
  const { feeType, loadMerchants } = programmeOf(item.provider)
  if (item.isTopUp === true || loadMerchants.includes(item.displayMerchant)) return 'load'
  if (item.type === feeRow || item.type === feeType) return 'fee'
  const sign = item.displayPrice === null ? 0 : signOf(item.displayPrice)
  return sign === 0 ? null : sign < 0 ? 'purchase' : 'refund'
}
