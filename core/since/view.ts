import { hiddenAmount } from '../home/index.ts'
import { formatDay } from '../kernel/calendar.ts'
import { withQuery } from '../kernel/query.ts'
import { filled } from '../kernel/text.ts'
import { formatUsd } from '../money/index.ts'
import {
  type Activity,
  isBillPayment,
  merchantLabel,
  paymentRow,
  paymentTitles,
  queryOfItem,
} from '../payments/index.ts'
import { activityDate } from '../presentation/activity-date.ts'
import { visibleText } from '../presentation/visible-text.ts'
import { routePath } from '../routes/index.ts'
import type { BillFact, Change, SinceFacts, SinceState } from './model.ts'
import { listedChanges } from './rules.ts'
import { type ChangeIcon, type ChangeRow, changeRows } from './tables.ts'
import { changeDetails, changeTitles, dueTexts, sinceTexts } from './texts.ts'

/** Change in the strip, ready to render. */
export interface ChangeView {
  readonly key: string
  readonly icon: ChangeIcon
  readonly tone: ChangeRow['tone']
  /** True for a security change, whose title stands out. */
  readonly isAlarming: boolean
  readonly title: string
  /** Amount before `text`; null if the change has none. */
  readonly amount: string | null
  readonly text: string
  /** In-app path. */
  readonly to: string
}

/** Strip "Since your last visit", ready to render. */
export interface SinceView {
  readonly title: string
  /** Time since the last visit, such as "3 days ago". */
  readonly ago: string
  readonly dismiss: string
  /** Label of each hidden amount for screen readers; null while amounts are shown. */
  readonly hiddenAmount: string | null
  /** At most four, the most urgent first. */
  readonly changes: ReadonlyArray<ChangeView>
}

/** Input of `sinceView`. */
export interface SinceViewState {
  readonly state: SinceState
  readonly facts: SinceFacts
  readonly amountsHidden: boolean
}

const day = 86_400_000

const ageOf = (now: number, at: number, timeZone: string): string => {
  const count = Math.floor((now - at) / day)
  if (!(count >= 1)) return activityDate(now, at, timeZone)
  return filled(count === 1 ? sinceTexts.days.one : sinceTexts.days.many, { count })
}

const whenOf = (left: number): string => {
  if (left === 0) return dueTexts.today
  return left === 1 ? dueTexts.tomorrow : filled(dueTexts.days, { count: left })
}

const nameOf = (payment: Activity): string =>
  payment.kind === 'invoice' && isBillPayment(payment)
    ? merchantLabel(payment.bills)
    : visibleText(payment.merchantName) || paymentTitles.unnamed

type Content = Pick<ChangeView, 'amount' | 'text' | 'to'> & {
  /** Values of the title. */
  readonly name: string
  readonly when?: string
}

const billContent = ({ name, left, minimum, dueAt, to }: BillFact): Content => ({
  name,
  when: whenOf(left),
  amount: minimum === null ? null : formatUsd(minimum),
  text: minimum === null ? filled(changeDetails.dueDay, { day: formatDay(dueAt) }) : changeDetails.minimum,
  to,
})

/** Returns the content of a payment. For an open refund, the amount is in the coin of the payment. */
const paymentContent = (now: number, change: Change, payment: Activity, timeZone: string): Content => {
  const { slide, amount, coin, date } = paymentRow(now, payment, { timeZone })
  return {
    name: nameOf(payment),
    amount: change.kind === 'refund' ? (coin ?? amount) : amount,
    text: date,
    to: withQuery(routePath('crypto'), queryOfItem({ kind: slide, id: payment.id })),
  }
}

const contentOf = (now: number, change: Change, timeZone: string): Content => {
  const { subject } = change
  switch (subject.about) {
    case 'payment':
      return paymentContent(now, change, subject.payment, timeZone)
    case 'bill':
      return billContent(subject.bill)
    case 'verification':
      return {
        name: '',
        amount: null,
        text: changeDetails.products[subject.product],
        to: routePath('settings-profile'),
      }
    case 'security':
      return { name: subject.event.title, amount: null, text: changeDetails.stop, to: routePath('settings-security') }
  }
}

/** Returns the strip; null if there is nothing to list. */
export const sinceView =
  (timeZone: () => string) =>
  ({ state, facts, amountsHidden }: SinceViewState): SinceView | null => {
    const { visit, now } = state
    const listed = listedChanges(facts, state)
    if (visit === null || listed.length === 0) return null
    return {
      title: sinceTexts.title,
      ago: ageOf(now, visit.at, timeZone()),
      dismiss: sinceTexts.dismiss,
      hiddenAmount: amountsHidden ? hiddenAmount.label : null,
      changes: listed.map((change) => {
        const { name, when = '', amount, text, to } = contentOf(now, change, timeZone())
        const { icon, tone } = changeRows[change.kind]
        return {
          key: change.key,
          icon,
          tone,
          isAlarming: change.kind === 'stoppable',
          title: filled(changeTitles[change.kind], { name, when }),
          amount: amount !== null && amountsHidden ? hiddenAmount.text : amount,
          text,
          to,
        }
      }),
    }
  }
