import type { User } from './account/tables.ts'
import { runDueBillWork } from './bill-pay/bill-records.ts'
import { isStillOwed } from './bill-pay/left-to-pay.ts'
import type { BaseContext } from './calls/context.ts'
import { creditTopUp } from './cards/card-top-up.ts'
import { moveInvoice, runDueInvoiceWork } from './payments/invoices.ts'
import { confirmDuePayouts } from './receiving/due-payouts.ts'
import { executePayouts } from './receiving/held-payouts.ts'

/**
 * Runs all due work that involves a user's money: sends payouts that are no longer held, confirms payments, expires
 * invoices, credits card top-ups and pays bills.
 */
export const runDuePayments = async (
  means: Pick<BaseContext, 'database' | 'now' | 'random'>,
  user: User,
): Promise<void> => {
  await executePayouts(means, user)
  await confirmDuePayouts(means, user)
  await runDueInvoiceWork(means, user, creditTopUp)
  await runDueBillWork(means, user)
}

/**
 * Applies an action, such as "pay", to an invoice. If the action completes the invoice of a top-up, credits the top-up.
 * Returns true if the action was possible. An invoice for bills can be paid only while the bills are owed.
 */
export const movePayment = (
  means: Parameters<typeof moveInvoice>[0],
  move: Parameters<typeof moveInvoice>[1],
): Promise<boolean> => moveInvoice(means, move, { isDue: isStillOwed, whenComplete: creditTopUp })
