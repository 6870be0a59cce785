import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { signOf } from '../../../money/index.ts'
import {
  activityRowTexts,
  billLabel,
  type BillPayment,
  billReasons,
  billState,
  type MoreTail,
  moreTail,
  type ReasonRow,
} from '../../../payments/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import type { Tone } from '../../../presentation/tone.ts'
import { feeText, isUnderWay } from '../../bill-list/index.ts'
import { billDetailTexts as texts, billPayHeadings, billTexts } from '../../texts.ts'
import { type BillDetailSource, money } from './source.ts'

/** Payment of one bill, ready to render. */
export interface BillHistoryRow {
  /** Id of the payment (`partnerPaymentId`). */
  readonly id: string
  /** Day of the payment. Empty if unknown. */
  readonly date: string
  readonly amount: string
  /** Fee, as in "Fee $1.00" or "No fee". Null if unknown or hidden. */
  readonly fee: string | null
  readonly status: { readonly text: string; readonly tone: Tone }
  /** Reason for the status. */
  readonly why: string
  /** Next step of the payment. Null if no step follows. */
  readonly next: string | null
  /** Estimated date, as in "Estimated Nov 24, 2026". Null if the date is unknown, or the payment is not in flight. */
  readonly estimated: string | null
  /** Null if the payment has no id, or the provider does not support receipts. */
  readonly receipt: { readonly label: string; readonly isLoading: boolean; readonly failure: string | null } | null
}

/** Panel of a bill's payments. */
export interface BillHistoryPanel {
  readonly title: string
  readonly isLoading: boolean
  readonly rows: ReadonlyArray<BillHistoryRow>
  /** Progress and the button that shows 10 more rows; null if all rows are shown. */
  readonly more: MoreTail | null
  readonly empty: string | null
  readonly failure: { readonly text: string; readonly label: string } | null
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
      amount: amount === null ? activityRowTexts.amountUnavailable : money(amount, source.hidden),
      fee: feeOf(payment, source.hidden),
      status: billLabel(status),
      why: filled(why, { name }),
      next: next === null ? null : filled(next, { name }),
      estimated:
        estimated !== null && isUnderWay(status) ? filled(billTexts.estimated, { day: formatDay(estimated) }) : null,
      receipt: receiptOf(payment, source),
    }
  }

/** Returns the payments panel of a bill. `name` is the bill's full name. */
export const paymentsOf = (name: string, source: BillDetailSource, timeZone: string): BillHistoryPanel => {
  const { payments } = source
  const { shown } = source.state
  const { empty, failed } = texts.payments
  const title = billPayHeadings.payments
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
