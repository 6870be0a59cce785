import { formatDay } from '../../../kernel/calendar.ts'
import type { DecimalText } from '../../../money/index.ts'
import type { Configuration, Device } from '../../../platform/ports.ts'
import { routePath } from '../../../routes/index.ts'
import { minimumPayment } from '../../bill-amounts/index.ts'
import { type BillHead, billHead } from '../../bill-list/index.ts'
import type { BillAccount } from '../../model.ts'
import { dueDate, isPaused, paymentsOfBills, payPath } from '../../rules.ts'
import { billDetailTexts as texts } from '../tables.ts'
import { balancesOf, type BillBalancesPanel } from './balances.ts'
import { type BillHistoryPanel, paymentsOf } from './history.ts'
import { type BillDetailSource, billOf, money } from './source.ts'

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
  readonly balances: BillBalancesPanel | null
  readonly payments: BillHistoryPanel
  /** Removes the bill, after the dialog 'remove-bill' has asked; null: the provider does not offer it. */
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
