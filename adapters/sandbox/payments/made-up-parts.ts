import { json } from '../database/columns.ts'
import { seededId } from '../kernel/chance.ts'
import { digest } from '../kernel/secrets.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { coins, inCoin } from '../money/currencies.ts'
import type { BillColumn, BilledTo, BuyerColumn } from './tables.ts'

/** The id of a bill that an account begins with, by its place among them. */
export const billId = (userId: string, index: number): string => seededId(userId, 'bill', index)

/** Whom a made-up bill belongs to, where nobody has connected it. */
const madeUp = (invoiceId: string, index: number, biller: string): BilledTo => ({
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

/** One bill of a bill payment, which is paid: a connected one, or that of a biller by its name. */
export const billOf = (invoiceId: string, index: number, cents: number, biller: string | BilledTo): BillColumn => ({
  ...(typeof biller === 'string' ? madeUp(invoiceId, index, biller) : biller),
  partnerPaymentId: seededId(invoiceId, 'bill-payment', index),
  currency: 'USD',
  amount: dollars(cents),
  convenienceFee: index === 0 ? '1.50' : '0.00',
  status: 'complete',
  estimatedCompletionDate: null,
})

/** What the wallet's stand-in pays with: all that is asked for, so many hundredths of it in place of that. */
export const paidWith = (
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

/** What is missing, too much or refused of a payment. */
export const exceptionAmounts = (exception: string | null, subtotal: bigint) => ({
  underpaidAmount: exception === 'paidPartial' ? String(subtotal / 10n) : null,
  overpaidAmount: exception === 'paidOver' ? String(subtotal / 20n) : null,
  declinedAmount: exception === 'declined' ? String(subtotal) : null,
})

/** Who gave a donation that was made up. */
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
