import type { BillAccount, BillPaymentRecord, InvoiceItem } from '@paydeck/core'
import { amount } from '../cards/bench.ts'

/** Creation time of the payments in these tests, in milliseconds since 1970. */
export const now = 1_700_000_000_000

/** Bill account of the domain model. */
export const account = (id: string, over: Partial<BillAccount> = {}): BillAccount => ({
  id,
  status: 'active',
  type: 'liability',
  isPayable: true,
  isManuallyAdded: false,
  paymentStatus: null,
  needsReconnect: false,
  liability: {
    merchantId: 'm1',
    merchantIcon: null,
    merchantName: 'Harbor Bank',
    mask: '4821',
    name: 'Harbor Rewards',
    type: 'credit_card',
    subType: null,
    balance: amount('500.00'),
    lastStatementBalance: null,
    remainingStatementBalance: null,
    nextPaymentDueDate: null,
    paddedNextPaymentDueDate: null,
    nextPaymentMinimumAmount: null,
    lastSuccessfulSync: null,
  },
  ...over,
})

/** Invoice item that pays `dollars` of the bill `accountId`. */
export const item = (accountId: string, dollars = '12.34'): InvoiceItem => ({
  accountId,
  amount: amount(dollars),
  currency: 'USD',
})

/** Record of the bills that one invoice pays. Records with a higher number are newer. */
export const record = (number: number, items: ReadonlyArray<InvoiceItem>): BillPaymentRecord => ({
  id: `r${number}`,
  invoice: `i${number}`,
  createdOn: now + number,
  payments: items.map(({ accountId, ...paid }, index) => ({
    ...paid,
    partnerPaymentId: `p${number}-${index}`,
    partnerAccountId: accountId,
    convenienceFee: null,
    status: 'pending',
    estimatedCompletionDate: null,
    merchantId: 'm1',
    accountType: 'credit_card',
    mask: '4821',
    icon: null,
    merchantName: 'Harbor Bank',
  })),
})

export const items = [item('a1'), item('a2', '20.00')]
export const accounts = [account('a1'), account('a2')]
