import type { BaseContext } from '../calls/context.ts'
import { centsOf, signedCents } from '../money/amounts.ts'
import type { Invoice } from '../payments/invoice-steps.ts'
import { onTheirWay, paidInto } from './bill-records.ts'
import { amountsAt } from './liabilities.ts'
import type { BillAccount } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, one) => total + one, 0)

/**
 * Returns the amount left to pay on a bill, in cents: balance at the last sync, less later arrivals and amounts in flight.
 * Unpaid invoices do not count, because a user who closed the window may retry.
 * @returns null for a bill of unknown balance
 */
export const leftOn = async (means: Means, userId: string): Promise<(account: BillAccount) => number | null> => {
  const now = means.now()
  const paid = await paidInto(means, userId)
  const moving = await onTheirWay(means, userId)
  return (account) => {
    const arrived = paid.get(account.id) ?? []
    const { balance, lastSuccessfulSync } = amountsAt(account, arrived, now)
    if (balance === null) return null
    const toldAt = lastSuccessfulSync ?? account.connectedAt
    const since = sum(arrived.filter(({ at }) => at > toldAt).map(({ cents }) => cents))
    return signedCents(balance) - (moving.get(account.id) ?? 0) - since
  }
}

/**
 * True if the bills of an invoice still owe its amounts. Always true for other invoices.
 * Of two unpaid invoices for one debt, the one paid first counts. Removed bills are checked too.
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
    const asked = bills.filter(({ partnerAccountId }) => partnerAccountId === account.id)
    return left === null || sum(asked.map(({ amount }) => centsOf(amount))) <= left
  })
}
