import { memoizeLast } from '../../../kernel/memo.ts'
import { type AmountBillView, type EveryBillView, everyBillView, makeAmountBills } from '../../bill-amounts/index.ts'
import { billsToPay, isPaused, paymentsOfBills } from '../../rules.ts'
import { billPayingTexts, billPaymentTexts } from '../../texts.ts'
import { barOf, type PayBarView } from './bar.ts'
import { chosenOf, type PayingFacts } from './chosen.ts'
import { overviewOf, type OverviewView } from './overview.ts'
import { paidBillsView, type PaidBillsView } from './paid.ts'

/**
 * Panel that replaces the amount buttons while the payment window is open or blocked. After the payment, the panel stays
 * until the window closes (BILL-141).
 */
export interface PayWindowView {
  readonly isBlocked: boolean
  readonly title: string
  readonly text: string
  /** Label of the button that opens the payment window, or brings it to the front. */
  readonly action: string
}

const windowOf = ({ paying }: PayingFacts): PayWindowView | null => {
  const { shown, invoice } = paying
  if (invoice.id === null || shown === 'closed') return null
  const isPaid = shown === 'open' && invoice.status === 'invoice_paid'
  return { isBlocked: shown === 'blocked', ...billPayingTexts[isPaid ? 'paid' : shown] }
}

/** Parts of the payment screen that depend on the selected amounts. */
export interface PayingView {
  readonly every: ReadonlyArray<EveryBillView>
  readonly bills: ReadonlyArray<AmountBillView>
  readonly overview: OverviewView
  readonly bar: PayBarView | null
  readonly isLocked: boolean
  readonly window: PayWindowView | null
  readonly failure: string | null
  readonly success: PaidBillsView | null
}

/** Makes the view function of the payment screen (BILL-112 to BILL-133). Unchanged bills keep their view objects. */
export const makePayingView = (): ((facts: PayingFacts) => PayingView) => {
  const bills = makeAmountBills()
  const paymentsOf = memoizeLast(paymentsOfBills)
  const toPay = memoizeLast(billsToPay)
  const everyOf = memoizeLast(everyBillView)
  return (facts) => {
    const { invoice, isCreating, screen, texts } = facts.paying
    const shown = screen === null ? [] : toPay(screen.accountId, facts.bills.accounts)
    const chosen = chosenOf(facts, shown)
    const payments = paymentsOf(facts.bills.payments)
    const { selectedInvoices: selected, shouldDisplayErrors: isTold } = invoice
    const now = facts.bills.seenAt
    return {
      every: screen?.accountId === null ? everyOf(shown, payments) : [],
      bills: bills({ ...facts, payments, texts, selected, isTold, now }, shown),
      overview: overviewOf(facts, chosen),
      bar: barOf(facts, chosen),
      isLocked: isCreating || (invoice.id !== null && facts.paying.shown !== 'blocked'),
      window: windowOf(facts),
      failure: isPaused(facts.bills.user, now)
        ? billPaymentTexts.paused
        : invoice.status === 'failed'
          ? invoice.error
          : null,
      success: paidBillsView(facts),
    }
  }
}
