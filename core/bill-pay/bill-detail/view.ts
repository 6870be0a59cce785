import { formatDay } from '../../kernel/calendar.ts'
import { notOffered, type NotOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { filled } from '../../kernel/text.ts'
import { type DecimalText, formatUsd, signOf } from '../../money/index.ts'
import {
  amountUnavailable,
  billLabel,
  type BillPayment,
  billReasons,
  billState,
  type MoreTail,
  moreTail,
  type ReasonRow,
} from '../../payments/index.ts'
import type { Configuration, Device } from '../../platform/ports.ts'
import { failureText } from '../../presentation/failure-text.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import type { Tone } from '../../presentation/tone.ts'
import { routePath } from '../../routes/index.ts'
import { minimumPayment } from '../bill-amounts/index.ts'
import { type BillHead, billHead, type BillPayState, feeText, isUnderWay } from '../bill-list/index.ts'
import type { BillAccount, BillPaymentRecord } from '../model.ts'
import { billNames, dueDate, isPaused, paymentsOfBills, payPath } from '../rules.ts'
import { billWords } from '../tables.ts'
import type { BillBalance, BillDetailOffers, BillDetailState } from './model.ts'
import {
  billDetailTexts as texts,
  failedRemovals,
  failedRemovalTexts,
  removalFailures,
  removalTexts,
} from './tables.ts'

/** A payment of one bill, ready to render. */
export interface BillHistoryRow {
  /** `partnerPaymentId`. */
  readonly id: string
  /** The day that it was made; empty: not told. */
  readonly date: string
  readonly amount: string
  /** "Fee $1.00", or that there is none; null: not told. */
  readonly fee: string | null
  readonly status: { readonly text: string; readonly tone: Tone }
  /** Why it stands so. */
  readonly why: string
  /** What happens next; null: nothing does. */
  readonly next: string | null
  /** "Estimated Nov 24, 2026" while it is under way; null: not told, or it has come. */
  readonly estimated: string | null
  /** null: there is none, or the provider makes none. */
  readonly receipt: { readonly label: string; readonly isLoading: boolean; readonly failure: string | null } | null
}

/** The balances of a bill, as the chart draws them and as the table behind it says them. */
export interface BillBalancesView {
  readonly title: string
  /** What the line shows, in words. */
  readonly summary: string
  readonly columns: readonly [date: string, balance: string]
  /** The oldest first. `value` in dollars decides how high a point is, and is not shown. */
  readonly points: ReadonlyArray<{
    readonly date: string
    /** "Nov 3". */
    readonly short: string
    readonly value: number
    readonly balance: string
  }>
}

/** A bill's own view, ready to render. */
export interface BillDetailView {
  readonly id: string
  readonly head: BillHead
  readonly back: { readonly label: string; readonly to: string }
  /** In-app path of its payment; null: it cannot be paid. */
  readonly pay: { readonly label: string; readonly to: string } | null
  /** What is owed, and when, as far as it is told. */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>
  /** null: the provider tells of none. */
  readonly balances: {
    readonly isLoading: boolean
    /** null: not known yet, or too few to be drawn. */
    readonly figure: BillBalancesView | null
    /** In place of the figure; null: there is nothing to say. */
    readonly text: string | null
    /** The button that tries again; null: it did not fail. */
    readonly tryAgain: string | null
  } | null
  readonly payments: {
    readonly title: string
    readonly isLoading: boolean
    readonly rows: ReadonlyArray<BillHistoryRow>
    /** How far they are shown, and the button that shows 10 more; null: they are shown all. */
    readonly more: MoreTail | null
    readonly empty: string | null
    readonly failure: { readonly text: string; readonly label: string } | null
  }
  /** Removes the bill, after the dialog 'remove-bill' has asked; null: the provider does not offer it. */
  readonly remove: { readonly label: string } | null
}

/** The dialog that asks before a bill is removed, ready to render. */
export interface BillRemovalView {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly isBusy: boolean
  readonly failure: string | null
}

/** What the view is computed from. */
export interface BillDetailSource {
  readonly state: BillDetailState
  readonly payments: Loaded<ReadonlyArray<BillPaymentRecord>>
  readonly balances: Loaded<ReadonlyArray<BillBalance> | NotOffered>
  readonly bills: BillPayState
  readonly offers: BillDetailOffers
  /** null: amounts are shown. */
  readonly hidden: HiddenAmount | null
}

/** null: no bill is looked at, or it is none of the user's. */
export const billOf = ({ state, bills }: Pick<BillDetailSource, 'state' | 'bills'>): BillAccount | null =>
  bills.accounts.find(({ id }) => id === state.accountId) ?? null

const money = (amount: DecimalText, hidden: HiddenAmount | null): string =>
  hidden === null ? formatUsd(amount) : hidden.text

const factsOf = (account: BillAccount, { bills, hidden }: BillDetailSource): BillDetailView['facts'] => {
  const { liability } = account
  const { facts } = texts
  const due = dueDate(liability)
  const sum = (label: string, amount: DecimalText | null) =>
    amount === null ? [] : [{ label, value: money(amount, hidden) }]
  return [
    ...sum(facts.minimum, minimumPayment(account, paymentsOfBills(bills.payments))),
    ...sum(facts.statement, liability.remainingStatementBalance ?? liability.lastStatementBalance),
    ...sum(facts.balance, liability.balance),
    ...(due === null ? [] : [{ label: facts.due, value: formatDay(due) }]),
  ]
}

const balancesOf = ({ balances, hidden }: BillDetailSource): BillDetailView['balances'] => {
  const words = texts.balances
  const none = { isLoading: false, figure: null, text: null, tryAgain: null }
  if (balances.status === 'failed') return { ...none, text: words.failed, tryAgain: texts.tryAgain }
  if (balances.value === null) return { ...none, isLoading: true }
  if (balances.value === notOffered) return null
  if (hidden !== null) return { ...none, text: words.hidden }
  const points = balances.value.map(({ at, balance }) => ({
    date: formatDay(at),
    short: formatDay(at).split(',')[0] ?? '',
    value: Number(balance),
    balance: formatUsd(balance),
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 2 || first === undefined || last === undefined) return { ...none, text: words.few }
  const summary = filled(words.summary, {
    first: first.balance,
    from: first.date,
    last: last.balance,
    until: last.date,
  })
  return { ...none, figure: { title: words.title, summary, columns: words.columns, points } }
}

type Paid = BillPayment & { readonly createdOn: number | null }

const feeOf = (payment: Paid, hidden: HiddenAmount | null): string | null => {
  if (payment.convenienceFee === null || hidden !== null) return null
  return signOf(payment.convenienceFee) === 0 ? texts.noFee : feeText(payment)
}

const receiptOf = ({ partnerPaymentId: id }: Paid, { state, offers }: BillDetailSource): BillHistoryRow['receipt'] =>
  id === '' || !offers.receipts
    ? null
    : {
        label: texts.receipt,
        isLoading: state.fetching === id,
        failure: state.receiptFailure?.paymentId === id ? state.receiptFailure.text : null,
      }

const rowOf =
  (name: string, source: BillDetailSource, timeZone: string) =>
  (payment: Paid): BillHistoryRow => {
    const { why, next }: ReasonRow = billReasons[billState(payment.status)]
    const { estimatedCompletionDate: estimated, createdOn, amount, status } = payment
    return {
      id: payment.partnerPaymentId,
      date: createdOn === null ? '' : formatDay(createdOn, timeZone),
      amount: amount === null ? amountUnavailable : money(amount, source.hidden),
      fee: feeOf(payment, source.hidden),
      status: billLabel(status),
      why: filled(why, { name }),
      next: next === null ? null : filled(next, { name }),
      estimated:
        estimated !== null && isUnderWay(status) ? filled(billWords.estimated, { day: formatDay(estimated) }) : null,
      receipt: receiptOf(payment, source),
    }
  }

const paymentsOf = (name: string, source: BillDetailSource, timeZone: string): BillDetailView['payments'] => {
  const { payments } = source
  const { shown } = source.state
  const { title, empty, failed } = texts.payments
  const none = { title, isLoading: false, rows: [], more: null, empty: null, failure: null }
  if (payments.status === 'failed') return { ...none, failure: { text: failed, label: texts.tryAgain } }
  if (payments.value === null) return { ...none, isLoading: true }
  const all = payments.value.flatMap(({ createdOn, payments: paid }) => paid.map((one) => ({ ...one, createdOn })))
  const rows = all.slice(0, shown).map(rowOf(name, source, timeZone))
  return {
    ...none,
    rows,
    more: rows.length < all.length ? moreTail(rows.length, all.length, false, false) : null,
    empty: all.length === 0 ? empty : null,
  }
}

/** null: there is nothing to show. */
export const billDetailView =
  ({ timeZone }: Pick<Device, 'timeZone'>, { pictureOrigins }: Pick<Configuration, 'pictureOrigins'>) =>
  (source: BillDetailSource): BillDetailView | null => {
    const account = billOf(source)
    if (account === null) return null
    const { bills, hidden, offers } = source
    const zone = timeZone()
    const head = billHead(account, { now: bills.seenAt, timeZone: zone, pictureOrigins })
    return {
      id: account.id,
      head: { ...head, balance: head.balance !== null && hidden !== null ? hidden.text : head.balance },
      back: { label: texts.back, to: routePath('bill-pay-home') },
      pay:
        account.isPayable && !isPaused(bills.user, bills.seenAt) ? { label: texts.pay, to: payPath(account.id) } : null,
      facts: factsOf(account, source),
      balances: balancesOf(source),
      payments: paymentsOf(head.fullName, source, zone),
      remove: offers.removal ? { label: texts.remove } : null,
    }
  }

/** The dialog. */
export const billRemovalView = ({
  account,
  removal: { fault },
  onTheirWay,
  offers,
}: {
  readonly account: BillAccount | null
  readonly removal: Pick<Remote<Fault>, 'fault'>
  /** The bills that are being removed. */
  readonly onTheirWay: ReadonlySet<string>
  readonly offers: BillDetailOffers
}): BillRemovalView => ({
  title: removalTexts.title,
  text: filled(removalTexts.text, {
    name: account === null ? failedRemovalTexts.unnamed : billNames(account).fullName,
  }),
  confirm: removalTexts.confirm,
  cancel: removalTexts.cancel,
  isBusy: account !== null && onTheirWay.has(account.id),
  failure: offers.removal ? (fault === null ? null : failureText(removalFailures, fault)) : removalTexts.notOffered,
})

/** What a bill is called once its dialog is gone. */
export const removedName = (source: Pick<BillDetailSource, 'state' | 'bills'>): string => {
  const account = billOf(source)
  return account === null ? failedRemovalTexts.unnamed : billNames(account).fullName
}

/** What is told of a removal that failed once its dialog is gone; `action` leads to the bill. */
export const failedRemoval = (
  name: string,
  fault: Fault | NotOffered,
): { readonly title: string; readonly text: string; readonly action: string } => ({
  title: filled(failedRemovalTexts.title, { name }),
  text: fault === notOffered ? removalTexts.notOffered : failureText(failedRemovals, fault),
  action: failedRemovalTexts.action,
})
