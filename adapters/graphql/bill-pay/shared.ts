import { type BillPaymentRecord, type Clock, monthsBefore } from '@paydeck/core'
import { billPaymentMonths, type findBillPayments } from '../../wire/bill-pay/bill-list.ts'
import type { ReplyOf } from '../../wire/call.ts'

type Told = ReplyOf<typeof findBillPayments>['billPayments'][number]

/** Drops duplicates by id, which would be shown and paid twice. Drops items with an empty id. */
export const distinct = <T>(items: ReadonlyArray<T>, idOf: (item: T) => string): ReadonlyArray<T> => {
  const seen = new Set([''])
  return items.filter((item) => {
    const id = idOf(item)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** Date range of recent bill payments. Has no end, because the browser's clock may be behind the provider's. */
export const recentDates = (clock: Clock) => ({
  startDate: new Date(monthsBefore(clock.now(), billPaymentMonths)).toISOString(),
})

/** Sorts the records newest first. Undated records come last. */
export const recordsOf = (records: ReadonlyArray<Told>): ReadonlyArray<BillPaymentRecord> =>
  distinct(records, ({ id }) => id).toSorted((one, other) => (other.createdOn ?? 0) - (one.createdOn ?? 0))
