import { memoizeLast } from '../../../kernel/memo.ts'
import { type AmountBillView, type EveryBillView, everyBillView, makeAmountBills } from '../../bill-amounts/index.ts'
import { isPaused, paymentsOfBills } from '../../rules.ts'
import { billPaying, payTexts } from '../tables.ts'
import { barOf, type PayBarView } from './bar.ts'
import { chosenOf, type PayingFacts, shownBills } from './chosen.ts'
import { overviewOf, type OverviewView } from './overview.ts'
import { paidMoment, type PaidMomentView } from './paid.ts'

/** The window is open, be it paid by now, or was blocked: in place of the amounts' buttons (BILL-141). */
export interface PayWindowView {
  readonly isBlocked: boolean
  readonly title: string
  readonly text: string
  /** Opens the window, or brings it to the front. */
  readonly action: string
}

const windowOf = ({ paying }: PayingFacts): PayWindowView | null => {
  const { shown, invoice } = paying
  if (invoice.id === null || shown === 'closed') return null
  const isPaid = shown === 'open' && invoice.status === 'invoice_paid'
  return { isBlocked: shown === 'blocked', ...billPaying[isPaid ? 'paid' : shown] }
}

/** The parts of the screen that amounts decide. */
export interface PayingView {
  readonly every: ReadonlyArray<EveryBillView>
  readonly bills: ReadonlyArray<AmountBillView>
  readonly overview: OverviewView
  readonly bar: PayBarView | null
  readonly isResting: boolean
  readonly window: PayWindowView | null
  readonly failure: string | null
  readonly success: PaidMomentView | null
}

/** BILL-112 to BILL-133. What has not changed of a bill is the same object as before. */
export const makePayingView = (): ((facts: PayingFacts) => PayingView) => {
  const bills = makeAmountBills()
  const paymentsOf = memoizeLast(paymentsOfBills)
  return (facts) => {
    const { invoice, isCreating, texts } = facts.paying
    const chosen = chosenOf(facts)
    const payments = paymentsOf(facts.bills.payments)
    const { selectedInvoices: selected, shouldDisplayErrors: isTold } = invoice
    const now = facts.bills.seenAt
    const shown = shownBills(facts)
    return {
      every: facts.paying.screen?.accountId === null ? everyBillView(shown, payments) : [],
      bills: bills({ ...facts, payments, texts, selected, isTold, now }, shown),
      overview: overviewOf(facts, chosen),
      bar: barOf(facts, chosen),
      isResting: isCreating || (invoice.id !== null && facts.paying.shown !== 'blocked'),
      window: windowOf(facts),
      failure: isPaused(facts.bills.user, now) ? payTexts.paused : invoice.status === 'failed' ? invoice.error : null,
      success: paidMoment(facts),
    }
  }
}
