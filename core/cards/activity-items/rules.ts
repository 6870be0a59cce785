import { type DecimalText, signOf } from '../../money/index.ts'
import { cardLoad, feeRow, type ProgrammeRow, programmes } from '../card-programme/index.ts'
import type { CardProvider, TopUp } from '../model.ts'
import { activityStatusTexts } from '../texts.ts'
import type { ActivityKind, CardActivityItem, CardTransaction } from './model.ts'

type Programmes = Readonly<Record<CardProvider, ProgrammeRow>>

/**
 * Removes the transactions whose type no list shows (CARD-031).
 * @example
 * listedTransactions([{ provider: 'galileo', type: 'AU' }]) // []
 */
export const listedTransactions = <T extends Pick<CardTransaction, 'provider' | 'type'>>(
  transactions: ReadonlyArray<T>,
  table: Programmes = programmes,
): ReadonlyArray<T> => transactions.filter(({ provider, type }) => !table[provider].excludedTypes.includes(type))

/**
 * True if money was spent, that is, if the price is negative (CARD-068).
 * @example
 * isSpend('-4.80') // true
 * isSpend(null) // false
 */
export const isSpend = (price: DecimalText | null): boolean => price !== null && signOf(price) < 0

/**
 * Returns the time of an item: the authorization time of a pending item, and the posting time of a settled item (CARD-069).
 * If the provider sends only one of the two times, returns that time.
 * @example
 * activityTime({ auth: 1, post: 2 }, true) // 1
 * activityTime({ auth: 1, post: 2 }, false) // 2
 */
export const activityTime = ({ auth, post }: CardTransaction['dates'], isPending: boolean): number | null =>
  isPending ? (auth ?? post) : (post ?? auth)

/**
 * Converts a transaction to an activity item.
 * @param isPending if true, the item has the authorization time, otherwise the posting time (CARD-069)
 */
export const activityOf = (transaction: CardTransaction, isPending: boolean): CardActivityItem => ({
  ...transaction,
  isTopUp: false,
  timestamp: activityTime(transaction.dates, isPending),
})

/** Converts a pending top-up to an item of the pending list. The merchant name of the item is `cardLoad` (CARD-079). */
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

// NaN, which is no time, would disorder the other items.
const timeOf = ({ timestamp: at }: Pick<CardActivityItem, 'timestamp'>): number =>
  at === null || Number.isNaN(at) ? Number.MIN_SAFE_INTEGER : at

/**
 * Sorts items from new to old; items without a time come last (CARD-070).
 * @example
 * newestFirst([{ timestamp: 1 }, { timestamp: null }, { timestamp: 2 }]).map((item) => item.timestamp) // [2, 1, null]
 */
export const newestFirst = <I extends Pick<CardActivityItem, 'timestamp'>>(items: ReadonlyArray<I>): ReadonlyArray<I> =>
  items.toSorted((one, other) => timeOf(other) - timeOf(one))

/**
 * Returns the text that the row of an item shows for its status; null if the row shows none (CARD-075).
 * @example
 * activityText({ status: 'paid', isTopUp: true, provider: 'galileo', displayMerchant: '' }) // 'Pending...'
 * activityText({ status: null, isTopUp: false, provider: 'galileo', displayMerchant: '' }) // null
 */
export const activityText = (
  item: Pick<CardActivityItem, 'status' | 'isTopUp' | 'displayMerchant' | 'provider'>,
  table: Programmes = programmes,
): string | null => {
  if (item.status === 'paid' || item.status === 'invalid') return activityStatusTexts[item.status]
  const isLoad = item.isTopUp && table[item.provider].loadMerchants.includes(item.displayMerchant)
  return item.status === 'pending' && isLoad ? activityStatusTexts.load : null
}

/**
 * Returns the kind of an item (CARD-074, CARD-178); null if the amount is zero or unavailable.
 * @example
 * activityKind({ provider: 'galileo', type: 'FE', displayMerchant: '', displayPrice: '-1' }) // 'fee'
 * activityKind({ provider: 'galileo', type: '', displayMerchant: '', displayPrice: '5' }) // 'refund'
 * activityKind({ provider: 'galileo', type: '', displayMerchant: '', displayPrice: '0' }) // null
 */
export const activityKind = (
  item: Pick<CardTransaction, 'provider' | 'type' | 'displayMerchant' | 'displayPrice'> & {
    readonly isTopUp?: boolean
  },
  table: Programmes = programmes,
): ActivityKind | null => {
  const { feeType, loadMerchants } = table[item.provider]
  if (item.isTopUp === true || loadMerchants.includes(item.displayMerchant)) return 'load'
  if (item.type === feeRow || item.type === feeType) return 'fee'
  const sign = item.displayPrice === null ? 0 : signOf(item.displayPrice)
  return sign === 0 ? null : sign < 0 ? 'purchase' : 'refund'
}
