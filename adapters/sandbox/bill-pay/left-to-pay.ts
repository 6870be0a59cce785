import type { BaseContext } from '../calls/context.ts'
import { centsOf, signedCents } from '../money/amounts.ts'
import type { Invoice } from '../payments/invoice-steps.ts'
import { onTheirWay, paidInto } from './bill-records.ts'
import { amountsAt } from './liabilities.ts'
import type { BillAccount } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, one) => total + one, 0)

/**
 * What is still to be paid of a user's bills by what their billers told last, cents: the balance less what is on its way, and
 * less what arrived after that was told. What is not paid yet counts for nothing: whoever closed the window may try again.
 * @returns null for a bill whose balance is not known
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
 * Whether what an invoice is to bring its bills is still owed on them; any other invoice is. Of two that were made while
 * nothing was paid, the one that is paid first counts. A bill that was removed meanwhile is looked at too.
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
