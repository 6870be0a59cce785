import type { Insertable } from 'kysely'
import { json } from '../database/columns.ts'
import { seededId } from '../kernel/seeded-random.ts'
import { dollars } from '../money/amounts.ts'
import type { BillColumn, BilledTo, InvoicesTable } from '../payments/tables.ts'
import { estimateFrom } from './bill-steps.ts'
import { feeOf } from './fees.ts'
import { merchantIdOf } from './made-up-bills.ts'
import type { BillAccount } from './tables.ts'

type Payee = Pick<BillAccount, 'id' | 'billerId' | 'merchantName' | 'merchantIcon' | 'type' | 'mask'>

/** Returns the payee fields that an invoice stores for a bill account. */
export const billedTo = (account: Payee): BilledTo => ({
  partnerAccountId: account.id,
  merchantId: merchantIdOf(account.billerId),
  accountType: account.type,
  mask: account.mask,
  icon: account.merchantIcon,
  merchantName: account.merchantName,
})

/** Values from which an invoice that pays bills is made. */
export interface BillInvoiceSeed {
  readonly id: string
  readonly userId: string
  readonly bills: ReadonlyArray<{ readonly account: Payee; readonly cents: number }>
  readonly now: number
}

/** Makes an unpaid invoice for bills, with one bill payment and one fee for each bill. */
export const billInvoice = ({ id, userId, bills, now }: BillInvoiceSeed) => {
  const cents = bills.reduce((sum, bill, place) => sum + bill.cents + feeOf(place), 0)
  const paid = bills.map(({ account, cents: amount }, place): BillColumn => ({
    ...billedTo(account),
    partnerPaymentId: seededId(id, 'bill-payment', place),
    currency: 'USD',
    amount: dollars(amount),
    convenienceFee: dollars(feeOf(place)),
    status: null,
    estimatedCompletionDate: estimateFrom(now),
  }))
  const invoice = {
    id,
    userId,
    merchantName: 'Bill Pay',
    icon: '/stand-ins/logos/Bill%20Pay',
    invoiceTime: now,
    timestamp: now,
    price: dollars(cents),
    currency: json({ code: 'USD', symbol: '$', precision: 2, decimals: 2 }),
    status: 'new',
    itemCode: 'Bill Payment',
    bills: json(paid),
    billsDueAt: now,
  } satisfies Insertable<InvoicesTable>
  return { invoice, paid }
}
