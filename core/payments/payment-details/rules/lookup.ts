import type { Activity, ItemReference } from '../../model.ts'
import type { DetailSource, KnownRecord } from '../model.ts'

/** Returns the item from the first list that contains it, or null. An invoice and a payout can have the same id. */
export const findItem = (lists: ReadonlyArray<DetailSource>, { kind, id }: ItemReference): Activity | null => {
  for (const { items } of lists) {
    const found = items.find((item) => item.id === id && (item.kind === 'payout') === (kind === 'payout'))
    if (found !== undefined) return found
  }
  return null
}

/** Returns a key that changes if and only if the status of the item changes. */
export const statusKey = (item: Activity | null): string => {
  if (item === null) return ''
  if (item.kind === 'payout') return item.status
  const { status, exceptionStatus, alreadyRefunded, isNonRefundableUnderpayment, bills } = item
  return JSON.stringify([
    status,
    exceptionStatus,
    alreadyRefunded,
    isNonRefundableUnderpayment,
    bills.map((bill) => bill.status),
  ])
}

/** True if the record belongs to the item. */
export const isRecordOf = (known: KnownRecord | null, { kind, id }: ItemReference): boolean =>
  kind !== 'payout' && known?.record.id === id

/**
 * Returns the newest version of an item: the record that was loaded by id, or the listed item if its status has changed
 * since the request for the record.
 */
export const newestOf = (listed: Activity | null, known: KnownRecord | null): Activity | null => {
  const record = known?.record ?? null
  return listed === null || known?.listed === statusKey(listed) ? (record ?? listed) : listed
}
