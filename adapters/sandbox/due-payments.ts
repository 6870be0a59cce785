import type { User } from './account/tables.ts'
import { dueBillInvoices, runDueBillWork } from './bill-pay/bill-records.ts'
import { isStillOwed } from './bill-pay/left-to-pay.ts'
import type { BaseContext } from './calls/context.ts'
import { creditTopUp } from './cards/card-top-up.ts'
import { dueInvoices, moveInvoice, runDueInvoiceWork } from './payments/invoices.ts'
import { confirmDuePayouts, duePayouts } from './receiving/due-payouts.ts'
import { executePayouts, heldPayouts } from './receiving/held-payouts.ts'

type Means = Pick<BaseContext, 'database' | 'now' | 'random'>

/** Returns the kinds of due work in one statement, because most reads find none. A held payout counts as due. */
const kindsOfDueWork = (means: Means, { id }: User) =>
  means.database
    .selectNoFrom(({ exists }) => [
      exists(heldPayouts(means.database, id)).as('held'),
      exists(duePayouts(means, id)).as('payouts'),
      exists(dueInvoices(means, id)).as('invoices'),
      exists(dueBillInvoices(means, id)).as('bills'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Runs all due work that involves a user's money: sends payouts that are no longer held, confirms payments, expires
 * invoices, credits card top-ups and pays bills (docs/decisions/0026). Every read of these calls this function first. Takes
 * no locks if nothing is due.
 */
export const runDuePayments = async (means: Means, user: User): Promise<void> => {
  const due = await kindsOfDueWork(means, user)
  if (due.held) await executePayouts(means, user)
  if (due.payouts) await confirmDuePayouts(means, user)
  if (due.invoices) await runDueInvoiceWork(means, user, creditTopUp)
  if (due.bills) await runDueBillWork(means, user)
}

/**
 * Applies an action, such as "pay", to an invoice. If the action completes the invoice of a top-up, credits the top-up.
 * Returns true if the action was possible. An invoice for bills can be paid only while the bills are owed.
 */
export const movePayment = (
  means: Parameters<typeof moveInvoice>[0],
  move: Parameters<typeof moveInvoice>[1],
): Promise<boolean> => moveInvoice(means, move, { isDue: isStillOwed, whenComplete: creditTopUp })
