import type { BaseContext } from '../calls/context.ts'
import { centsOf, signedCents } from '../money/amounts.ts'
import type { Invoice } from '../payments/invoice-steps.ts'
import { billLedgerOf } from './bill-records.ts'
import { amountsAt } from './liabilities.ts'
import type { BillAccount } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, one) => total + one, 0)

/**
 * Returns a function that computes the amount left to pay on a bill, in cents: the balance at the last sync, less later
 * transfers and payments in flight. Unpaid invoices do not count, because the user may retry after closing the payment
 * window.
 * @returns function that returns null for a bill of unknown balance
 */
export const leftOn = async (means: Means, userId: string): Promise<(account: BillAccount) => number | null> => {
  const now = means.now()
  const { transfers, inFlight } = await billLedgerOf(means, userId)
  return (account) => {
    const arrived = transfers.get(account.id) ?? []
    const { balance, lastSuccessfulSync } = amountsAt(account, arrived, now)
    if (balance === null) return null
    const syncedAt = lastSuccessfulSync ?? account.connectedAt
    const since = sum(arrived.filter(({ at }) => at > syncedAt).map(({ cents }) => cents))
    return signedCents(balance) - (inFlight.get(account.id) ?? 0) - since
  }
}

/**
 * True if the user still owes the amounts that an invoice pays. Also true for an invoice without bills, and for bills of
 * unknown balance. If two invoices pay the same balance, the user no longer owes it after the first payment. Checks removed
 * bills too.
 */
export const isStillOwed = async (
  means: Means,
  { userId, bills }: Pick<Invoice, 'userId' | 'bills'>,
): Promise<boolean> => {
  if (bills.length === 0) return true
  const accounts = await means.database
    .selectFrom('billAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .where(
      'id',
      'in',
      bills.map(({ partnerAccountId }) => partnerAccountId),
    )
    .execute()
  const leftOf = await leftOn(means, userId)
  return accounts.every((account) => {
    const left = leftOf(account)
    const items = bills.filter(({ partnerAccountId }) => partnerAccountId === account.id)
    return left === null || sum(items.map(({ amount }) => centsOf(amount))) <= left
  })
}
