import type { BillAccount, BillPaymentRecord } from '../bill-pay/index.ts'
import type { BillPayState } from './account.ts'
import { amount, billPaymentOf } from './invoices.ts'
import type { BillPaymentSeed, BillSeed, Persona } from './persona.ts'
import { ago, day } from './seed-time.ts'

/** Makes a bill from the seed data of a persona. */
export const billAccountOf = (
  { merchantName, mask, balance, minimum, dueIn, isPayable = true, ...others }: BillSeed,
  id: string,
  now: number,
): BillAccount => ({
  id,
  status: 'active',
  type: 'liability',
  isPayable,
  isManuallyAdded: false,
  paymentStatus: others.paymentStatus ?? (isPayable ? 'active' : 'unavailable'),
  needsReconnect: others.needsReconnect ?? false,
  liability: {
    merchantId: `merchant-of-${id}`,
    merchantIcon: null,
    merchantName,
    mask,
    name: merchantName,
    type: 'credit_card',
    subType: null,
    balance: amount(balance),
    lastStatementBalance: amount(balance),
    remainingStatementBalance: amount(balance),
    nextPaymentDueDate: now + dueIn * day,
    paddedNextPaymentDueDate: now + (dueIn - 2) * day,
    nextPaymentMinimumAmount: amount(minimum),
    lastSuccessfulSync: now,
  },
})

const recordOf = (
  { bill, dollars, daysAgo, status }: BillPaymentSeed,
  index: number,
  accounts: ReadonlyArray<BillAccount>,
  now: number,
): ReadonlyArray<BillPaymentRecord> => {
  const account = accounts[bill]
  if (account === undefined) return []
  const item = { accountId: account.id, amount: amount(dollars), currency: 'USD' }
  const payment = billPaymentOf(account, item, `bill-payment-of-${index}`, status)
  return [{ id: `bill-record-of-${index}`, invoice: null, createdOn: ago(now, daysAgo), payments: [payment] }]
}

/** Makes the Bill Pay data of a persona: bills, balances and bill payments. */
export const billPayOf = ({ bills, billPayments }: Persona, now: number): BillPayState => {
  const accounts = bills.map((seed, index) => billAccountOf(seed, `bill-${index}`, now))
  const balancesOf = (index: number) =>
    [60, 30, 0].map((days) => ({ at: ago(now, days), balance: amount(bills[index]?.balance ?? '0') }))
  return {
    user: {
      isBillPayAvailable: true,
      methodEntityId: bills.length > 0 ? 'entity' : null,
      methodVerified: true,
      pause: null,
    },
    accounts,
    balances: Object.fromEntries(accounts.map(({ id }, index) => [id, balancesOf(index)])),
    payments: billPayments.flatMap((seed, index) => recordOf(seed, index, accounts, now)),
    invoices: [],
    found: {},
  }
}
