import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatTime } from '../../presentation/time-of-day.ts'
import type { BillAccount, BillPaymentRecord, Liability } from '../model.ts'
import { dueDate } from '../rules.ts'
import { billCardTexts } from '../texts.ts'
import type { BillOrder, BillPart } from './model.ts'

type Compare = (one: BillAccount, other: BillAccount) => number

const byName: Compare = (one, other) =>
  one.liability.merchantName.localeCompare(other.liability.merchantName, 'en', { sensitivity: 'accent' })

/** Returns the due date, or infinity for a bill without a due date. */
const dueBy = ({ liability }: BillAccount): number => {
  const at = dueDate(liability)
  // NaN, which is no date, would disorder the other bills.
  return at === null || Number.isNaN(at) ? Number.POSITIVE_INFINITY : at
}

/** Compares due dates. Returns NaN for two undated bills, which `toSorted` treats as equal. */
const byDueDate: Compare = (one, other) => dueBy(one) - dueBy(other)

const orders: Readonly<Record<BillOrder, Compare>> = { alphabetical: byName, dueDate: byDueDate }

/**
 * Sorts the bills. Stable for bills that compare equal (BILL-108, BILL-109).
 * @example
 * const bills = ['Saltmarsh', 'cedar'].map((merchantName) => ({ liability: { merchantName } }))
 * sortedBills('alphabetical', bills).map(({ liability }) => liability.merchantName) // ['cedar', 'Saltmarsh']
 */
export const sortedBills = (order: BillOrder, accounts: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
  accounts.toSorted(orders[order])

/** Prepends a payment unless the list already contains a payment of the same invoice. */
export const withPayment = (
  payments: ReadonlyArray<BillPaymentRecord>,
  payment: BillPaymentRecord,
): ReadonlyArray<BillPaymentRecord> =>
  payments.some(({ invoice }) => invoice === payment.invoice) ? payments : [payment, ...payments]

/**
 * Returns the text that states the age of a bill's balance (BILL-102, BILL-103).
 * @example
 * balanceStatus({ lastSuccessfulSync: Date.UTC(2026, 2, 10, 15, 5) }) // 'Balance as of Mar 10, 2026 at 3:05 PM'
 * balanceStatus({ lastSuccessfulSync: null }) // 'Balance status currently unavailable'
 */
export const balanceStatus = (
  { lastSuccessfulSync }: Pick<Liability, 'lastSuccessfulSync'>,
  timeZone = 'UTC',
): string =>
  lastSuccessfulSync === null
    ? billCardTexts.balanceUnknown
    : filled(billCardTexts.balance, {
        date: formatDay(lastSuccessfulSync, timeZone),
        time: formatTime(lastSuccessfulSync, timeZone),
      })

/** Returns the list with the part added or removed. Returns the same array if nothing changes. */
export const withPart = (parts: ReadonlyArray<BillPart>, part: BillPart, isIn: boolean): ReadonlyArray<BillPart> => {
  if (parts.includes(part) === isIn) return parts
  return isIn ? [...parts, part] : parts.filter((one) => one !== part)
}
