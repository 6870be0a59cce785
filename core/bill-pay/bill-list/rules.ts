import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatTime } from '../../presentation/time-of-day.ts'
import type { BillAccount, BillPaymentRecord, Liability } from '../model.ts'
import { dueDate } from '../rules.ts'
import type { BillOrder, BillPart } from './model.ts'
import { billTextsOnCard } from './tables.ts'

type Compare = (one: BillAccount, other: BillAccount) => number

const byName: Compare = (one, other) =>
  one.liability.merchantName.localeCompare(other.liability.merchantName, 'en', { sensitivity: 'accent' })

/** A bill without a due date is never due. */
const dueBy = ({ liability }: BillAccount): number => dueDate(liability) ?? Number.POSITIVE_INFINITY

/** Of two that are never due it is NaN, which a sort takes for no difference. */
const byDueDate: Compare = (one, other) => dueBy(one) - dueBy(other)

const orders: Readonly<Record<BillOrder, Compare>> = { alphabetical: byName, dueDate: byDueDate }

/** The bills in an order; bills that are alike stay as they stood (BILL-108, BILL-109). */
export const sortedBills = (order: BillOrder, accounts: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
  accounts.toSorted(orders[order])

/** Puts a payment first, unless the provider lists its invoice already: it counts once. */
export const withPayment = (
  payments: ReadonlyArray<BillPaymentRecord>,
  payment: BillPaymentRecord,
): ReadonlyArray<BillPaymentRecord> =>
  payments.some(({ invoice }) => invoice === payment.invoice) ? payments : [payment, ...payments]

/** How old a bill's balance is (BILL-102, BILL-103). */
export const balanceStatus = (
  { lastSuccessfulSync }: Pick<Liability, 'lastSuccessfulSync'>,
  timeZone = 'UTC',
): string =>
  lastSuccessfulSync === null
    ? billTextsOnCard.balanceUnknown
    : filled(billTextsOnCard.balance, {
        date: formatDay(lastSuccessfulSync, timeZone),
        time: formatTime(lastSuccessfulSync, timeZone),
      })

/** The parts with or without one of them; the same list where that changes nothing. */
export const withPart = (parts: ReadonlyArray<BillPart>, part: BillPart, isIn: boolean): ReadonlyArray<BillPart> => {
  if (parts.includes(part) === isIn) return parts
  return isIn ? [...parts, part] : parts.filter((one) => one !== part)
}
