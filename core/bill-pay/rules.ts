import { formatDay } from '../kernel/calendar.ts'
import { withQuery } from '../kernel/query.ts'
import { filled } from '../kernel/text.ts'
import { signOf } from '../money/index.ts'
import { allowedPicture, type BillPayment, nameInitials, pillMask, titles } from '../payments/index.ts'
import type { PictureOrigins } from '../platform/ports.ts'
import { shortened } from '../presentation/name-text.ts'
import type { Tone } from '../presentation/tone.ts'
import { visibleText } from '../presentation/visible-text.ts'
import { dayNumber } from '../presentation/zoned-days.ts'
import { routePath } from '../routes/index.ts'
import { type BillAccount, billPayRoutes, type BillPaymentRecord, type BillPayUser, type Liability } from './model.ts'
import { billKinds, billName, billQueryKey, billWords, dueSoon, pageNames } from './tables.ts'

/** The bills of the payment screen: the one that the path names, else all; none that cannot be paid (BILL-028 to BILL-030, BILL-099). */
export const billsToPay = (id: string | null, accounts: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
  accounts.filter((account) => account.isPayable && (id === null || account.id === id))

/**
 * Whether the bill provider takes no payments for now; a pause that was to end by now is over.
 * @param now milliseconds since 1970
 */
export const isPaused = (user: Pick<BillPayUser, 'pause'> | null, now: number): boolean => {
  const pause = user?.pause ?? null
  return pause !== null && (pause.until === null || now < pause.until)
}

/** What analytics calls a route of the app, by its id; null: it is none of Bill Pay (BILL-032 to BILL-038). */
export const billPageName = (routeId: string): string | null => {
  const route = billPayRoutes.find((name) => routeId === `bill-pay-${name}`)
  return route === undefined ? null : pageNames[route]
}

/** The payments of all bills, in the order of their records. */
export const paymentsOfBills = (records: ReadonlyArray<BillPaymentRecord>): ReadonlyArray<BillPayment> =>
  records.flatMap(({ payments }) => payments)

/** How a bill is told from others, ready to render. */
export interface BillNames {
  /** Stands where there is no picture, or none that loads (BILL-095). */
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Cut after 20 characters (BILL-093). */
  readonly name: string
  /** In full, to be read aloud and to head the bill's own page. */
  readonly fullName: string
  /** "****2201" (BILL-096); empty: it is not told. */
  readonly mask: string
  /** As in "Credit card ****2201"; one of both where the other is not told. */
  readonly kind: string
}

/** "Credit card", for any word of the provider. */
const kindOf = (type: string): string => {
  const known = billKinds.get(type)
  if (known !== undefined) return known
  const [first = '', ...rest] = visibleText(type.replaceAll(/[_-]+/gu, ' ')).toLowerCase()
  return first.toUpperCase() + rest.join('')
}

/** "****2201"; empty: no digits are told. */
export const maskOf = (digits: string): string => {
  const shown = visibleText(digits)
  return shown === '' ? '' : pillMask + shown
}

/** A merchant's name as it stands on a bill card (BILL-093). */
export const nameOnCard = (merchantName: string): string => shortened(merchantName, billName.length.value)

/** What stands for a merchant: its picture, the beginnings of its name, and the name as far as it can be seen. */
export const merchantNames = (
  merchantName: string,
  picture: string | null,
  origins: PictureOrigins = [],
): Pick<BillNames, 'icon' | 'name' | 'fullName'> => {
  const fullName = visibleText(merchantName) || titles.unnamed
  return {
    icon: { initials: nameInitials(fullName), src: allowedPicture(picture, origins) },
    name: nameOnCard(fullName),
    fullName,
  }
}

/** How a bill is told from others. */
export const billNames = (
  { liability }: { readonly liability: Pick<Liability, 'merchantName' | 'merchantIcon' | 'mask' | 'type'> },
  origins: PictureOrigins = [],
): BillNames => {
  const mask = maskOf(liability.mask)
  return {
    ...merchantNames(liability.merchantName, liability.merchantIcon, origins),
    mask,
    kind: [kindOf(liability.type), mask].filter((part) => part !== '').join(' '),
  }
}

const day = 86_400_000

/** Days until a day in UTC, as due days are; negative if it is over, NaN if either time is no date. */
export const daysUntil = (due: number, now: number, timeZone: string): number =>
  Math.floor(due / day) - dayNumber(now, timeZone)

type Due = Pick<Liability, 'nextPaymentDueDate' | 'paddedNextPaymentDueDate'>

/** When a payment is due, early enough to arrive; milliseconds since 1970, null: not known (BILL-098). */
export const dueDate = ({ paddedNextPaymentDueDate, nextPaymentDueDate }: Due): number | null =>
  paddedNextPaymentDueDate ?? nextPaymentDueDate

const owesNothing = ({ balance, nextPaymentMinimumAmount: minimum }: Liability): boolean =>
  (balance !== null && signOf(balance) <= 0) || (minimum !== null && signOf(minimum) <= 0)

/** When a bill is due, in words: soon "wait", past "bad" unless nothing is owed (BILL-098). */
export const billDue = (
  liability: Liability,
  now: number,
  timeZone: string,
): { readonly text: string; readonly tone: Extract<Tone, 'neutral' | 'wait' | 'bad'> } => {
  const due = dueDate(liability)
  const isSettled = owesNothing(liability)
  const date = due === null ? '' : formatDay(due)
  if (due === null || date === '') return { text: isSettled ? billWords.nothingDue : billWords.noDate, tone: 'neutral' }
  const left = daysUntil(due, now, timeZone)
  const text = filled(left < 0 && !isSettled ? billWords.overdue : billWords.due, { day: date })
  if (isSettled || !(left <= dueSoon.value)) return { text, tone: 'neutral' }
  return { text, tone: left < 0 ? 'bad' : 'wait' }
}

/** In-app path of a bill's own view. */
export const billPath = (accountId: string): string =>
  withQuery(routePath('bill-pay-home'), [[billQueryKey, accountId]])

/** In-app path of the payment of one bill, or of all. */
export const payPath = (accountId?: string): string =>
  routePath('bill-pay-pay', accountId === undefined ? {} : { id: accountId })
