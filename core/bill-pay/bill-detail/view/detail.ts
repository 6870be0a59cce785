import { formatDay } from '../../../kernel/calendar.ts'
import type { DecimalText } from '../../../money/index.ts'
import type { Configuration, Device } from '../../../platform/ports.ts'
import { routePath } from '../../../routes/index.ts'
import { minimumPayment } from '../../bill-amounts/index.ts'
import { type BillHead, billHead } from '../../bill-list/index.ts'
import type { BillAccount } from '../../model.ts'
import { dueDate, isPaused, paymentsOfBills, payPath } from '../../rules.ts'
import { billDetailTexts as texts, billPayHeadings } from '../../texts.ts'
import { balancesOf, type BillBalancesPanel } from './balances.ts'
import { type BillHistoryPanel, paymentsOf } from './history.ts'
import { type BillDetailSource, billOf, money } from './source.ts'

/** View of one bill, ready to render. */
export interface BillDetailView {
  readonly id: string
  readonly head: BillHead
  readonly back: { readonly label: string; readonly to: string }
  /** Link to the payment of the bill: label and in-app path. Null if the bill cannot be paid now. */
  readonly pay: { readonly label: string; readonly to: string } | null
  /** Labelled values of the bill: its known amounts and its due date. */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>
  /** Null if the provider does not support balances. */
  readonly balances: BillBalancesPanel | null
  readonly payments: BillHistoryPanel
  /** Button that opens the dialog `remove-bill`. Null if the provider does not support removal. */
  readonly remove: { readonly label: string } | null
}

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

/** Returns the view of the bill. Null if no bill is viewed, or the bill does not belong to the user. */
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
      back: { label: billPayHeadings.page, to: routePath('bill-pay-home') },
      pay:
        account.isPayable && !isPaused(bills.user, bills.seenAt) ? { label: texts.pay, to: payPath(account.id) } : null,
      facts: factsOf(account, source),
      balances: balancesOf(source),
      payments: paymentsOf(head.fullName, source, zone),
      remove: offers.removal ? { label: texts.remove } : null,
    }
  }
