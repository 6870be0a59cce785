import { formatDay } from '../../kernel/calendar.ts'
import { memoizeByObject, memoizeLast } from '../../kernel/memo.ts'
import { withQuery } from '../../kernel/query.ts'
import { filled } from '../../kernel/text.ts'
import { add, type DecimalText, formatUsd, signOf, zero } from '../../money/index.ts'
import {
  activityRowTexts,
  billActivity,
  type BillActivityList,
  billLabel,
  type BillPayment,
  billState,
  convenienceFee,
  merchantCount,
  merchantLabel,
  type MoreTail,
  moreTail,
  queryOfItem,
  paymentTitles,
} from '../../payments/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import type { Tone } from '../../presentation/tone.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import { routePath } from '../../routes/index.ts'
import type { BillAccount, BillPaymentRecord } from '../model.ts'
import { billDue, type BillNames, billNames, billPath, dueDate, maskOf, merchantNames, payPath } from '../rules.ts'
import { billCardTexts as texts, billPayHeadings, billPayTexts, billTexts } from '../texts.ts'
import type { BillOrder, BillPayState } from './model.ts'
import { balanceStatus, sortedBills } from './rules.ts'
import { billOrders } from './tables.ts'

/** Merchant, balance and statuses of a bill, shown at its top on all screens, ready to render. */
export interface BillHead extends BillNames {
  /** Age of the balance, or the text for an unknown age (BILL-102, BILL-103). */
  readonly balanceStatus: string
  /** Null if the balance is unknown. */
  readonly balance: string | null
  /** Due date; tone "wait" if due soon, "bad" if overdue (BILL-098). Null for an unpayable, undated bill (BILL-097). */
  readonly due: { readonly text: string; readonly tone: Tone } | null
  /** Status of a bill that cannot be paid (BILL-100, BILL-101). Null if the bill is payable or still activating. */
  readonly unpayable: { readonly status: string; readonly tone: Tone; readonly learnMore: string } | null
  /** Connection status: activating, or needs reconnecting. Null if there is nothing to report. */
  readonly connection: { readonly text: string; readonly tone: Tone; readonly reconnect: string | null } | null
}

/** Card of the bill list, ready to render. */
export interface BillCardView extends BillHead {
  readonly id: string
  /** In-app path of the bill's payment (BILL-105). Null if the bill cannot be paid. */
  readonly to: string | null
  /** Link to the bill's own view, with in-app path and query. */
  readonly details: { readonly label: string; readonly to: string }
}

/** Row of an activity list, ready to render. Each row stands for the bills of one invoice (BILL-104). */
export interface BillActivityRow {
  readonly id: string
  readonly icon: BillHead['icon']
  readonly name: string
  /**
   * Masked account number and date, as in "****0917 · Estimated Nov 24, 2026" (PAY-073). Without an estimate, the date is
   * the day of the payment. If the row stands for several bills, the note states their number instead of an account number.
   */
  readonly note: string
  /** Null if the row stands for several payments (PAY-081). */
  readonly status: { readonly text: string; readonly tone: Tone } | null
  readonly amount: string
  /** Fee, as in "Fee $1.00". Null if there is no fee, or the fee is unknown. */
  readonly fee: string | null
  /** In-app path of the bill, or of the payment if the row stands for several bills. Null if the invoice is unknown. */
  readonly to: string | null
}

/** Activity list, ready to render (BILL-088, BILL-089). */
export interface BillActivityPanel {
  readonly title: string
  readonly rows: ReadonlyArray<BillActivityRow>
  /** `more` shows 10 more loaded rows (BILL-111). */
  readonly tail: MoreTail | { readonly kind: 'none' }
}

/** Choice of the order of bills (BILL-109). */
export interface BillOrderView {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: BillOrder; readonly label: string; readonly isChosen: boolean }>
}

/** Current time, time zone and allowed picture origins. */
export interface BillMoment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA time zone, as in "America/New_York". */
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

const isActivating = ({ paymentStatus, needsReconnect }: BillAccount): boolean =>
  paymentStatus === 'activating' && !needsReconnect

const connectionOf = (account: BillAccount): BillHead['connection'] => {
  if (account.needsReconnect) return { text: texts.reconnect, tone: 'wait', reconnect: texts.connectAgain }
  return isActivating(account) ? { text: texts.activating, tone: 'neutral', reconnect: null } : null
}

/** Returns the merchant, balance and statuses of a bill, ready to render. */
export const billHead = (account: BillAccount, { now, timeZone, pictureOrigins }: BillMoment): BillHead => {
  const { liability, isPayable } = account
  return {
    ...billNames(account, pictureOrigins),
    balanceStatus: balanceStatus(liability, timeZone),
    balance: liability.balance === null ? null : formatUsd(liability.balance),
    due: isPayable || dueDate(liability) !== null ? billDue(liability, now, timeZone) : null,
    unpayable:
      isPayable || isActivating(account) ? null : { status: texts.unpayable, tone: 'bad', learnMore: texts.learnMore },
    connection: connectionOf(account),
  }
}

/** Returns a card of the list (BILL-085, BILL-093 to BILL-105). If `isPaused`, the card has no payment link. */
export const billCard = (account: BillAccount, moment: BillMoment, isPaused: boolean): BillCardView => ({
  ...billHead(account, moment),
  id: account.id,
  to: account.isPayable && !isPaused ? payPath(account.id) : null,
  details: { label: texts.details, to: billPath(account.id) },
})

/** Data from which the cards are computed. */
export interface BillCardFacts extends Omit<BillMoment, 'pictureOrigins'> {
  readonly accounts: ReadonlyArray<BillAccount>
  readonly order: BillOrder
  /** True if the provider takes no payments now. */
  readonly isPaused: boolean
}

/** Makes the view function of the sorted cards. Unchanged inputs return the same objects. */
export const makeBillCards = (
  pictureOrigins: PictureOrigins,
): ((facts: BillCardFacts) => ReadonlyArray<BillCardView>) => {
  const cards = memoizeLast(
    (accounts: BillCardFacts['accounts'], order: BillOrder, now: number, timeZone: string, isPaused: boolean) =>
      sortedBills(order, accounts).map((account) => billCard(account, { now, timeZone, pictureOrigins }, isPaused)),
  )
  return ({ accounts, order, now, timeZone, isPaused }) => cards(accounts, order, now, timeZone, isPaused)
}

/** Returns the order choices in table order. */
export const billOrderView = (chosen: BillOrder): BillOrderView => ({
  label: billPayTexts.order.label,
  options: billOrders.map((value) => ({ value, label: billPayTexts.order[value], isChosen: value === chosen })),
})

/**
 * True if the payment has not arrived yet. The estimated day of other payments is not shown.
 * @example
 * isUnderWay('sent') // true
 * isUnderWay('settled') // false
 */
export const isUnderWay = (status: string | null): boolean =>
  ['none', 'pending', 'processing', 'sent', 'refundable', 'refundCreated'].includes(billState(status))

/** Returns the latest expected day of the payments; null if no payment has an expected day. */
const expectedOn = (payments: ReadonlyArray<BillPayment>): number | null => {
  const days = payments.flatMap(({ estimatedCompletionDate }) => estimatedCompletionDate ?? [])
  return days.length === 0 ? null : Math.max(...days)
}

const noteOf = ({ payments, createdOn }: BillPaymentRecord, list: BillActivityList, timeZone: string): string => {
  const [only, ...others] = payments
  const what = others.length > 0 ? filled(texts.bills, { count: payments.length }) : maskOf(only?.mask ?? '')
  const estimated = list === 'pending' ? expectedOn(payments) : null
  const when =
    estimated === null
      ? createdOn === null
        ? ''
        : formatDay(createdOn, timeZone)
      : filled(billTexts.estimated, { day: formatDay(estimated) })
  return [what, when].filter((part) => part !== '').join(' · ')
}

/**
 * Returns "Fee $1.00". Null if there is no fee, or the fee is unknown.
 * @example
 * feeText({ convenienceFee: '1.5' }) // 'Fee $1.50'
 * feeText({ convenienceFee: '0.00' }) // null
 */
export const feeText = ({ convenienceFee: fee }: Pick<BillPayment, 'convenienceFee'>): string | null =>
  fee === null || signOf(fee) === 0 ? null : filled(billTexts.fee, { amount: formatUsd(fee) })

/** Returns the sum of the amounts; null if any amount is unknown. */
const sumOf = (payments: ReadonlyArray<BillPayment>): DecimalText | null =>
  payments.reduce<DecimalText | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : add(sum, amount)),
    zero,
  )

const iconOf = (payments: ReadonlyArray<BillPayment>, origins: PictureOrigins): BillHead['icon'] => {
  const merchants = merchantCount(payments)
  const [first] = payments
  return merchants === 1 && first !== undefined
    ? merchantNames(first.merchantName, first.icon, origins).icon
    : { initials: String(merchants), src: null }
}

/** Returns the path of the paid bill or, for several bills, of their slide. Null for several bills of an unknown invoice. */
const placeOf = ({ invoice, payments }: BillPaymentRecord): string | null => {
  const [only, ...others] = payments
  if (only !== undefined && others.length === 0) return billPath(only.partnerAccountId)
  return invoice === null ? null : withQuery(routePath('crypto'), queryOfItem({ kind: 'bill-payment', id: invoice }))
}

const rowOf = (
  record: BillPaymentRecord,
  list: BillActivityList,
  { timeZone, pictureOrigins }: Omit<BillMoment, 'now'>,
): BillActivityRow => {
  const { id, payments } = record
  const [only, ...others] = payments
  const amount = sumOf(payments)
  return {
    id,
    icon: iconOf(payments, pictureOrigins),
    name: visibleText(merchantLabel(payments)) || paymentTitles.unnamed,
    note: noteOf(record, list, timeZone),
    status: only !== undefined && others.length === 0 ? billLabel(only.status) : null,
    amount: amount === null ? activityRowTexts.amountUnavailable : formatUsd(amount),
    fee: feeText({ convenienceFee: convenienceFee(payments) }),
    to: placeOf(record),
  }
}

/** Caches each row, so that existing rows keep their objects when the list shows 10 more rows. */
const rowsOf = /* @__PURE__ */ memoizeLast((timeZone: string, pictureOrigins: PictureOrigins) => ({
  pending: memoizeByObject((record: BillPaymentRecord) => rowOf(record, 'pending', { timeZone, pictureOrigins })),
  recent: memoizeByObject((record: BillPaymentRecord) => rowOf(record, 'recent', { timeZone, pictureOrigins })),
}))

type ListedFacts = Pick<BillPayState, 'payments' | 'accounts'>

/** Caches both lists until the records or the accounts change. */
const listsOf = /* @__PURE__ */ memoizeLast((records: ListedFacts['payments'], accounts: ListedFacts['accounts']) => ({
  pending: billActivity('pending', records, accounts),
  recent: billActivity('recent', records, accounts),
}))

/** Returns an activity list: the visible payments of connected bills (PAY-072 to PAY-076, BILL-104, BILL-111). */
export const billActivityPanel = (
  list: BillActivityList,
  { payments, accounts, shown }: ListedFacts & Pick<BillPayState, 'shown'>,
  { timeZone, pictureOrigins }: Omit<BillMoment, 'now'>,
): BillActivityPanel => {
  const all = listsOf(payments, accounts)[list]
  const rows = all.slice(0, shown[list])
  return {
    title: billPayHeadings[list],
    rows: rows.map(rowsOf(timeZone, pictureOrigins)[list]),
    tail: rows.length < all.length ? moreTail(rows.length, all.length, false, false) : { kind: 'none' },
  }
}
