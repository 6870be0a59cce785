import type { Activity, ItemReference } from '../../model.ts'
import type { DetailSource, KnownRecord } from '../model.ts'

/** The item on the first of the lists that has it; null: on none. Payouts and invoices may have the same id. */
export const findItem = (lists: ReadonlyArray<DetailSource>, { kind, id }: ItemReference): Activity | null => {
  for (const { items } of lists) {
    const found = items.find((item) => item.id === id && (item.kind === 'payout') === (kind === 'payout'))
    if (found !== undefined) return found
  }
  return null
}

/** Changes exactly when the status of an item does. */
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

/** Whether a record is of an item. */
export const isRecordOf = (known: KnownRecord | null, { kind, id }: ItemReference): boolean =>
  kind !== 'payout' && known?.record.id === id

/** The item as its newest source has it: its record, unless its list says another status by now. */
export const newestOf = (listed: Activity | null, known: KnownRecord | null): Activity | null => {
  const record = known?.record ?? null
  return listed === null || known?.listed === statusKey(listed) ? (record ?? listed) : listed
}
