import { formatDay } from '../../kernel/calendar.ts'
import { memoizeByObject, memoizeLast } from '../../kernel/memo.ts'
import { withQuery } from '../../kernel/query.ts'
import { filled } from '../../kernel/text.ts'
import { add, type DecimalText, formatUsd, signOf, zero } from '../../money/index.ts'
import {
  amountUnavailable,
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
  titles,
} from '../../payments/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import type { Tone } from '../../presentation/tone.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import { routePath } from '../../routes/index.ts'
import type { BillAccount, BillPaymentRecord } from '../model.ts'
import { billDue, type BillNames, billNames, billPath, dueDate, maskOf, merchantNames, payPath } from '../rules.ts'
import { billWords } from '../tables.ts'
import type { BillOrder, BillPayState } from './model.ts'
import { balanceStatus, sortedBills } from './rules.ts'
import { activityTitles, billCardTexts as texts, billOrders } from './tables.ts'

/** What heads a bill wherever it is told of, ready to render. */
export interface BillHead extends BillNames {
  /** As of when, or that nobody knows (BILL-102, BILL-103). */
  readonly balanceStatus: string
  /** null: the balance is not known. */
  readonly balance: string | null
  /** Due date: soon "wait", past "bad" (BILL-098); null for an unpayable bill without a known date (BILL-097). */
  readonly due: { readonly text: string; readonly tone: Tone } | null
  /** Why the bill cannot be paid (BILL-100, BILL-101); null if it can, and while it is being connected. */
  readonly unpayable: { readonly status: string; readonly tone: Tone; readonly learnMore: string } | null
  /** What is to be known of its connection: it is being set up, or has to be made again; null: nothing. */
  readonly connection: { readonly text: string; readonly tone: Tone; readonly reconnect: string | null } | null
}

/** A card of the list of bills, ready to render. */
export interface BillCardView extends BillHead {
  readonly id: string
  /** In-app path of its payment (BILL-105); null: it cannot be paid. */
  readonly to: string | null
  /** Opens the bill's own view: in-app path with query. */
  readonly details: { readonly label: string; readonly to: string }
}

/** Bills that were paid together, as a row of an activity list, ready to render (BILL-104). */
export interface BillActivityRow {
  /** Unique in its list. */
  readonly id: string
  readonly icon: BillHead['icon']
  readonly name: string
  /** "****0917 · Estimated Nov 24, 2026" (PAY-073), or the day it was made; of several bills their number first. */
  readonly note: string
  /** null: it is of several payments (PAY-081). */
  readonly status: { readonly text: string; readonly tone: Tone } | null
  readonly amount: string
  /** "Fee $1.00"; null: none is charged, or none is told. */
  readonly fee: string | null
  /** In-app path of the bill, or of the payment of several; null: there is none. */
  readonly to: string | null
}

/** An activity list, ready to render (BILL-088, BILL-089). */
export interface BillActivityPanel {
  readonly title: string
  readonly rows: ReadonlyArray<BillActivityRow>
  /** 'more' shows 10 more of what is there already (BILL-111). */
  readonly tail: MoreTail | { readonly kind: 'none' }
}

/** Chooses the order of the bills (BILL-109). */
export interface BillOrderView {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: BillOrder; readonly label: string; readonly isChosen: boolean }>
}

/** Time and place of the view of a bill, and the origins whose pictures may be shown. */
export interface BillMoment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** As in "America/New_York". */
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

const isActivating = ({ paymentStatus, needsReconnect }: BillAccount): boolean =>
  paymentStatus === 'activating' && !needsReconnect

const connectionOf = (account: BillAccount): BillHead['connection'] => {
  if (account.needsReconnect) return { text: texts.reconnect, tone: 'wait', reconnect: texts.connectAgain }
  return isActivating(account) ? { text: texts.activating, tone: 'neutral', reconnect: null } : null
}

/** What heads a bill. */
export const billHead = (account: BillAccount, { now, timeZone, pictureOrigins }: BillMoment): BillHead => {
  const { liability, isPayable } = account
  return {
    ...billNames(account, pictureOrigins),
    balanceStatus: balanceStatus(liability, timeZone),
    balance: liability.balance === null ? null : formatUsd(liability.balance),
    due: isPayable || dueDate(liability) !== null ? billDue(liability, now, timeZone) : null,
    unpayable: isPayable || isActivating(account) ? null : texts.unpayable,
    connection: connectionOf(account),
  }
}

/** A card of the list (BILL-085, BILL-093 to BILL-105). @param isPaused the provider takes no payments for now */
export const billCard = (account: BillAccount, moment: BillMoment, isPaused: boolean): BillCardView => ({
  ...billHead(account, moment),
  id: account.id,
  to: account.isPayable && !isPaused ? payPath(account.id) : null,
  details: { label: texts.details, to: billPath(account.id) },
})

/** What the cards of the list are computed from. */
export interface BillCardFacts extends Omit<BillMoment, 'pictureOrigins'> {
  readonly accounts: ReadonlyArray<BillAccount>
  readonly order: BillOrder
  /** The provider takes no payments for now. */
  readonly isPaused: boolean
}

/** The cards in their order. What they are computed from being the same, they are the same objects, and need no drawing. */
export const makeBillCards = (
  pictureOrigins: PictureOrigins,
): ((facts: BillCardFacts) => ReadonlyArray<BillCardView>) => {
  const cards = memoizeLast(
    (accounts: BillCardFacts['accounts'], order: BillOrder, now: number, timeZone: string, isPaused: boolean) =>
      sortedBills(order, accounts).map((account) => billCard(account, { now, timeZone, pictureOrigins }, isPaused)),
  )
  return ({ accounts, order, now, timeZone, isPaused }) => cards(accounts, order, now, timeZone, isPaused)
}

/** What may be chosen, in the order of the table. */
export const billOrderView = (chosen: BillOrder): BillOrderView => ({
  label: billOrders.label,
  options: billOrders.options.map((option) => ({ ...option, isChosen: option.value === chosen })),
})

/** Once it has come, the day that it was expected says nothing any more. */
export const isUnderWay = (status: string | null): boolean =>
  ['none', 'pending', 'processing', 'sent', 'refundable', 'refundCreated'].includes(billState(status))

/** Latest expected day of the payments; null if none has one. */
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
      : filled(billWords.estimated, { day: formatDay(estimated) })
  return [what, when].filter((part) => part !== '').join(' · ')
}

/** "Fee $1.00"; null: none is charged, or none is told. */
export const feeText = ({ convenienceFee: fee }: Pick<BillPayment, 'convenienceFee'>): string | null =>
  fee === null || signOf(fee) === 0 ? null : filled(billWords.fee, { amount: formatUsd(fee) })

/** Sum of the amounts; null if one is unknown. */
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

/** The bill's own view of a single payment, and the slide of several; null: the slide of no invoice is known. */
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
    name: visibleText(merchantLabel(payments)) || titles.unnamed,
    note: noteOf(record, list, timeZone),
    status: only !== undefined && others.length === 0 ? billLabel(only.status) : null,
    amount: amount === null ? amountUnavailable : formatUsd(amount),
    fee: feeText({ convenienceFee: convenienceFee(payments) }),
    to: placeOf(record),
  }
}

/** Makes each row once: with 10 more rows, those that were shown are the same objects. */
const rowsOf = /* @__PURE__ */ memoizeLast((timeZone: string, pictureOrigins: PictureOrigins) => ({
  pending: memoizeByObject((record: BillPaymentRecord) => rowOf(record, 'pending', { timeZone, pictureOrigins })),
  recent: memoizeByObject((record: BillPaymentRecord) => rowOf(record, 'recent', { timeZone, pictureOrigins })),
}))

type ListedFacts = Pick<BillPayState, 'payments' | 'accounts'>

/** Both lists of the last records and accounts. */
const listsOf = /* @__PURE__ */ memoizeLast((records: ListedFacts['payments'], accounts: ListedFacts['accounts']) => ({
  pending: billActivity('pending', records, accounts),
  recent: billActivity('recent', records, accounts),
}))

/** An activity list: only what was paid on connected bills, as far as it is shown (PAY-072 to PAY-076, BILL-104, BILL-111). */
export const billActivityPanel = (
  list: BillActivityList,
  { payments, accounts, shown }: ListedFacts & Pick<BillPayState, 'shown'>,
  { timeZone, pictureOrigins }: Omit<BillMoment, 'now'>,
): BillActivityPanel => {
  const all = listsOf(payments, accounts)[list]
  const rows = all.slice(0, shown[list])
  return {
    title: activityTitles[list],
    rows: rows.map(rowsOf(timeZone, pictureOrigins)[list]),
    tail: rows.length < all.length ? moreTail(rows.length, all.length, false, false) : { kind: 'none' },
  }
}
