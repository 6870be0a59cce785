import { add, compare, zero } from '../money/index.ts'
import {
  filterStatusOf,
  listOf,
  type PaymentQuery,
  type PaymentSearches,
  type WholeActivity,
} from '../payments/index.ts'
import { searchWords } from '../presentation/search-words.ts'
import { type Memory, reads } from './memory.ts'
import { listedActivity, type SaveFile } from './payments.ts'

const textOf = (item: WholeActivity): string => {
  const words =
    item.kind === 'invoice'
      ? [item.merchantName, item.orderId, item.txId, ...item.bills.map(({ merchantName }) => merchantName)]
      : [item.merchantName, ...item.transactions.map(({ txid }) => txid)]
  return searchWords(words.join(' ')).join(' ')
}

const priceOf = (item: WholeActivity) => (item.kind === 'invoice' ? item.price : item.amount)

const coinOf = (item: WholeActivity): string | null =>
  item.kind === 'invoice' ? item.txCurrency : (item.transaction?.currency ?? null)

const isInRange = (item: WholeActivity, { from, to, least, most }: PaymentQuery): boolean => {
  const [time, price] = [item.timestamp, priceOf(item)]
  const isInTime = (from === null || (time ?? 0) >= from) && (to === null || (time ?? 0) <= to)
  const isPriced = price !== null || (least === null && most === null)
  const value = add(price ?? zero, zero)
  return (
    isInTime &&
    isPriced &&
    (least === null || compare(value, least) >= 0) &&
    (most === null || compare(value, most) <= 0)
  )
}

const matches =
  (query: PaymentQuery) =>
  (item: WholeActivity): boolean =>
    listOf(item) === query.list &&
    searchWords(query.text).every((word) => textOf(item).includes(word)) &&
    (query.coin === null || coinOf(item) === query.coin) &&
    (query.status === null || filterStatusOf(item) === query.status) &&
    isInRange(item, query)

const plain = (item: WholeActivity) => ({
  id: item.id,
  name: item.merchantName,
  time: item.timestamp,
  amount: priceOf(item),
  coin: coinOf(item),
})

const fileOf = (items: ReadonlyArray<WholeActivity>, format: 'csv' | 'json'): string =>
  format === 'json'
    ? JSON.stringify(items.map(plain))
    : items.map((item) => Object.values(plain(item)).map(String).join(',')).join('\n')

/**
 * Makes the in-memory port `PaymentSearches`. The cursor for the next page is the id of the last item of the current page.
 */
export const memoryPaymentSearches = (memory: Memory, save: SaveFile): PaymentSearches => ({
  find: ({ limit, after, ...query }) =>
    reads(() => {
      const matching = listedActivity(memory).filter(matches(query))
      const start = after === null ? 0 : matching.findIndex(({ id }) => id === after) + 1
      const items = matching.slice(start, start + limit)
      return {
        items,
        after: start + limit < matching.length ? (items.at(-1)?.id ?? null) : null,
        total: matching.length,
      }
    }),
  download: ({ format, name, ...query }) =>
    reads(() => ({
      save: save({ name, text: fileOf(listedActivity(memory).filter(matches(query)), format) }),
    })),
})
