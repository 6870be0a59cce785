import { json } from '../database/columns.ts'
import { digest } from '../kernel/secrets.ts'
import { seededId } from '../kernel/seeded-random.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { coins, inCoin } from '../money/currencies.ts'
import type { BillColumn, BilledTo, BuyerColumn } from './tables.ts'

/** Returns the id of a bill by its position among the bills with which the account was created. */
export const billId = (userId: string, index: number): string => seededId(userId, 'bill', index)

/** Generates the bill account of a biller that the user has not connected. */
const unconnectedBill = (invoiceId: string, index: number, biller: string): BilledTo => ({
  partnerAccountId: seededId(invoiceId, 'bill-account', index),
  merchantId: digest(biller).slice(0, 12),
  accountType: 'credit_card',
  mask: digest(biller + invoiceId)
    .replace(/\D/g, '')
    .slice(0, 4)
    .padEnd(4, '7'),
  icon: `/stand-ins/logos/${encodeURIComponent(biller)}`,
  merchantName: biller,
})

/** Makes a paid bill of a bill payment. `biller` is either a connected bill account or the name of a biller. */
export const billOf = (invoiceId: string, index: number, cents: number, biller: string | BilledTo): BillColumn => ({
  ...(typeof biller === 'string' ? unconnectedBill(invoiceId, index, biller) : biller),
  partnerPaymentId: seededId(invoiceId, 'bill-payment', index),
  currency: 'USD',
  amount: dollars(cents),
  convenienceFee: index === 0 ? '1.50' : '0.00',
  status: 'complete',
  estimatedCompletionDate: null,
})

/**
 * Returns the fields of an invoice that the simulated wallet has paid. `hundredths` is the paid percentage of the price; 100
 * means that the invoice is paid in full.
 */
export const paidFields = (
  { id, price }: { readonly id: string; readonly price: string },
  now: number,
  hundredths: bigint,
) => {
  const [coin] = coins
  const subtotal = inCoin(centsOf(price), coin)
  const sent = (subtotal * hundredths) / 100n
  return {
    timestamp: now,
    paidAt: now,
    txCurrency: coin.code,
    paymentSubtotal: String(subtotal),
    amount: String(sent + coin.networkCost),
    networkCost: String(coin.networkCost),
    underpaidAmount: sent < subtotal ? String(subtotal - sent) : null,
    overpaidAmount: sent > subtotal ? String(sent - subtotal) : null,
    exchangeRate: coin.price,
    txId: digest(id),
    selectedWallet: json({ displayName: coin.wallet, avatar: `/stand-ins/logos/${encodeURIComponent(coin.wallet)}` }),
  }
}

/** Returns the underpaid, overpaid and declined amounts that belong to an exception status, in minor units. */
export const exceptionAmounts = (exception: string | null, subtotal: bigint) => ({
  underpaidAmount: exception === 'paidPartial' ? String(subtotal / 10n) : null,
  overpaidAmount: exception === 'paidOver' ? String(subtotal / 20n) : null,
  declinedAmount: exception === 'declined' ? String(subtotal) : null,
})

/** Donor of generated donations. */
export const donor: BuyerColumn = {
  email: 'ada.norris@example.com',
  phone: '555-0142',
  name: 'Ada Norris',
  address1: '12 Quay Street',
  address2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97205',
}
