import type { BillAccount, BillPayRoute } from './model.ts'
import { billPayChecks, type BillPayFacts, type Check } from './tables.ts'

/** Returns where a route leads instead; null: it is shown. The target is to be asked in its turn (BILL-031). */
export const billPayRedirect = (route: BillPayRoute, facts: BillPayFacts): BillPayRoute | null => {
  const checks: ReadonlyArray<Check> = billPayChecks[route]
  return checks.find(({ fact, is }) => facts[fact] === is)?.to ?? null
}

/** The bills of the payment screen: the one that the path names, else all; none that cannot be paid (BILL-028 to BILL-030, BILL-099). */
export const billsToPay = (id: string | null, accounts: ReadonlyArray<BillAccount>): ReadonlyArray<BillAccount> =>
  accounts.filter((account) => account.isPayable && (id === null || account.id === id))
