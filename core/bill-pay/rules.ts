import { formatDay } from '../kernel/calendar.ts'
import { withQuery } from '../kernel/query.ts'
import { filled } from '../kernel/text.ts'
import { signOf } from '../money/index.ts'
import { allowedPicture, type BillPayment, nameInitials, paymentTitles, pillMask } from '../payments/index.ts'
import type { PictureOrigins } from '../platform/ports.ts'
import { shortened } from '../presentation/name-text.ts'
import type { Tone } from '../presentation/tone.ts'
import { visibleText } from '../presentation/visible-text.ts'
import { dayNumber } from '../presentation/zoned-days.ts'
import { routePath } from '../routes/index.ts'
import {
  type BillAccount,
  type BillPayRoute,
  billPayRoutes,
  type BillPaymentRecord,
  type BillPayUser,
  type Liability,
} from './model.ts'
import { billKinds, billName, billQueryKey, dueSoon, pageNames } from './tables.ts'
import { billTexts } from './texts.ts'

/**
 * Returns the payable bills of the payment screen: the bill whose id is in the path or, without an id, all payable bills
 * (BILL-028 to BILL-030, BILL-099).
 * @example
 * const bills = [{ id: 'a', isPayable: true }, { id: 'b', isPayable: false }]
 * billsToPay(null, bills) // [{ id: 'a', isPayable: true }]
 * billsToPay('b', bills) // []
 */
export const billsToPay = (id: string | null, accounts: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
  accounts.filter((account) => account.isPayable && (id === null || account.id === id))

/**
 * True if the bill provider takes no payments now. A pause ends at its planned end.
 * @param now milliseconds since 1970
 * @example
 * isPaused({ pause: { until: Date.UTC(2026, 2, 10) } }, Date.UTC(2026, 2, 9)) // true
 * isPaused({ pause: null }, Date.UTC(2026, 2, 9)) // false
 */
export const isPaused = (user: Pick<BillPayUser, 'pause'> | null, now: number): boolean => {
  const pause = user?.pause ?? null
  return pause !== null && (pause.until === null || now < pause.until)
}

/**
 * Returns the analytics name of a route id. Null if the route is not part of Bill Pay (BILL-032 to BILL-038).
 * @example
 * billPageName('bill-pay-pay') // 'Payment Amount Selection'
 * billPageName('home') // null
 */
export const billPageName = (
  routeId: string,
  names: Readonly<Record<BillPayRoute, string>> = pageNames,
): string | null => {
  const route = billPayRoutes.find((name) => routeId === `bill-pay-${name}`)
  return route === undefined ? null : names[route]
}

/** Returns the payments of all records, in the order of the records. */
export const paymentsOfBills = (records: ReadonlyArray<BillPaymentRecord>): ReadonlyArray<BillPayment> =>
  records.flatMap(({ payments }) => payments)

/** Names that identify a bill, ready to render. */
export interface BillNames {
  /** Logo of the merchant. The initials replace a logo that is missing or does not load (BILL-095). */
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Merchant name, cut after 20 characters (BILL-093). */
  readonly name: string
  /** Full merchant name, for screen readers and the heading of the bill's own view. */
  readonly fullName: string
  /** Masked number, as in "****2201" (BILL-096). Empty if the digits are unknown. */
  readonly mask: string
  /** Account type and masked number, as in "Credit card ****2201". Unknown parts are left out. */
  readonly kind: string
}

/** Returns a readable account type, as in "Credit card", for any type that the provider sends. */
const kindOf = (type: string, kinds: ReadonlyMap<string, string>): string => {
  const known = kinds.get(type)
  if (known !== undefined) return known
  const [first = '', ...rest] = visibleText(type.replaceAll(/[_-]+/gu, ' ')).toLowerCase()
  return first.toUpperCase() + rest.join('')
}

/**
 * Returns the masked number, as in "****2201". Empty if the digits are unknown.
 * @example
 * maskOf('2201') // '****2201'
 */
export const maskOf = (digits: string): string => {
  const shown = visibleText(digits)
  return shown === '' ? '' : pillMask + shown
}

/**
 * Shortens a merchant name for a bill card (BILL-093).
 * @example
 * nameOnCard('Harbor Lane Market of Ohio') // 'Harbor Lane Market o…'
 */
export const nameOnCard = (merchantName: string): string => shortened(merchantName, billName.length.value)

/**
 * Returns the merchant's logo, initials and name, without invisible characters.
 * @example
 * merchantNames('Northgate Card', null).icon.initials // 'NC'
 */
export const merchantNames = (
  merchantName: string,
  picture: string | null,
  origins: PictureOrigins = [],
): Pick<BillNames, 'icon' | 'name' | 'fullName'> => {
  const fullName = visibleText(merchantName) || paymentTitles.unnamed
  return {
    icon: { initials: nameInitials(fullName), src: allowedPicture(picture, origins) },
    name: nameOnCard(fullName),
    fullName,
  }
}

/**
 * Returns the names that identify a bill.
 * @example
 * const liability = { merchantName: 'Northgate', merchantIcon: null, mask: '2201', type: 'credit_card' }
 * billNames({ liability }).kind // 'Credit card ****2201'
 */
export const billNames = (
  { liability }: { readonly liability: Pick<Liability, 'merchantName' | 'merchantIcon' | 'mask' | 'type'> },
  origins: PictureOrigins = [],
  kinds: ReadonlyMap<string, string> = billKinds,
): BillNames => {
  const mask = maskOf(liability.mask)
  return {
    ...merchantNames(liability.merchantName, liability.merchantIcon, origins),
    mask,
    kind: [kindOf(liability.type, kinds), mask].filter((part) => part !== '').join(' '),
  }
}

const day = 86_400_000

/**
 * Returns the number of days until a due date, which is a day in UTC. Negative if the date has passed; NaN if a time is
 * invalid.
 * @example
 * daysUntil(Date.UTC(2026, 2, 12), Date.UTC(2026, 2, 10, 3), 'UTC') // 2
 * daysUntil(Date.UTC(2026, 2, 12), Date.UTC(2026, 2, 10, 3), 'America/New_York') // 3
 */
export const daysUntil = (due: number, now: number, timeZone: string): number =>
  Math.floor(due / day) - dayNumber(now, timeZone)

type Due = Pick<Liability, 'nextPaymentDueDate' | 'paddedNextPaymentDueDate'>

/**
 * Returns the day by which the user must pay so that the payment arrives in time, in milliseconds since 1970. Null if
 * unknown (BILL-098).
 * @example
 * dueDate({ nextPaymentDueDate: 5, paddedNextPaymentDueDate: 3 }) // 3
 * dueDate({ nextPaymentDueDate: null, paddedNextPaymentDueDate: null }) // null
 */
export const dueDate = ({ paddedNextPaymentDueDate, nextPaymentDueDate }: Due): number | null =>
  paddedNextPaymentDueDate ?? nextPaymentDueDate

const owesNothing = ({ balance, nextPaymentMinimumAmount: minimum }: Liability): boolean =>
  (balance !== null && signOf(balance) <= 0) || (minimum !== null && signOf(minimum) <= 0)

/**
 * Returns the due text and its tone (BILL-098). If money is owed, the tone is "wait" for a bill that is due soon, and "bad"
 * for an overdue bill. Otherwise the tone is "neutral".
 * @param now milliseconds since 1970
 * @example
 * const liability = { paddedNextPaymentDueDate: Date.UTC(2026, 2, 9), balance: '5.00', nextPaymentMinimumAmount: '5.00' }
 * billDue(liability, Date.UTC(2026, 2, 10), 'UTC') // { text: 'Was due Mar 9, 2026', tone: 'bad' }
 */
export const billDue = (
  liability: Liability,
  now: number,
  timeZone: string,
): { readonly text: string; readonly tone: Extract<Tone, 'neutral' | 'wait' | 'bad'> } => {
  const due = dueDate(liability)
  const isSettled = owesNothing(liability)
  const date = due === null ? '' : formatDay(due)
  if (due === null || date === '') return { text: isSettled ? billTexts.nothingDue : billTexts.noDate, tone: 'neutral' }
  const left = daysUntil(due, now, timeZone)
  const text = filled(left < 0 && !isSettled ? billTexts.overdue : billTexts.due, { day: date })
  if (isSettled || !(left <= dueSoon.value)) return { text, tone: 'neutral' }
  return { text, tone: left < 0 ? 'bad' : 'wait' }
}

/** Returns the in-app path of a bill's own view. */
export const billPath = (accountId: string): string =>
  withQuery(routePath('bill-pay-home'), [[billQueryKey, accountId]])

/**
 * Returns the in-app path of the payment of one bill, or of all bills.
 * @example
 * payPath('a') // '/bill-pay/pay/a'
 */
export const payPath = (accountId?: string): string =>
  routePath('bill-pay-pay', accountId === undefined ? {} : { id: accountId })
