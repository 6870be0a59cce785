import { type BillPaymentRecord, type Clock, monthsBefore } from '@paydeck/core'
import { billPaymentMonths, type findBillPayments } from '../../wire/bill-pay/bill-list.ts'
import type { ReplyOf } from '../../wire/call.ts'

type Told = ReplyOf<typeof findBillPayments>['billPayments'][number]

/** Each once, by its id: what is listed twice would be shown, and paid, twice. One with an empty id is nobody's. */
export const distinct = <T>(items: ReadonlyArray<T>, idOf: (item: T) => string): ReadonlyArray<T> => {
  const seen = new Set([''])
  return items.filter((item) => {
    const id = idOf(item)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** The dates that payments of bills are asked for: those of late, however far this clock is behind the provider's. */
export const ofLate = (clock: Clock) => ({
  startDate: new Date(monthsBefore(clock.now(), billPaymentMonths)).toISOString(),
})

/** The newest first; one that is of no time is the oldest. */
export const recordsOf = (told: ReadonlyArray<Told>): ReadonlyArray<BillPaymentRecord> =>
  distinct(told, ({ id }) => id).toSorted((one, other) => (other.createdOn ?? 0) - (one.createdOn ?? 0))
