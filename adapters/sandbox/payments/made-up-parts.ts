import { seededId } from '../kernel/chance.ts'
import { digest } from '../kernel/secrets.ts'
import { dollars } from '../money/amounts.ts'
import type { BillColumn, BuyerColumn } from './tables.ts'

/** One bill of a bill payment, which is paid. */
export const billOf = (invoiceId: string, index: number, cents: number, biller: string): BillColumn => ({
  partnerAccountId: seededId(invoiceId, 'bill-account', index),
  partnerPaymentId: seededId(invoiceId, 'bill-payment', index),
  currency: 'USD',
  amount: dollars(cents),
  convenienceFee: index === 0 ? '1.50' : '0.00',
  status: 'complete',
  estimatedCompletionDate: null,
  merchantId: digest(biller).slice(0, 12),
  accountType: 'credit_card',
  mask: digest(biller + invoiceId)
    .replace(/\D/g, '')
    .slice(0, 4)
    .padEnd(4, '7'),
  icon: `/stand-ins/logos/${encodeURIComponent(biller)}`,
  merchantName: biller,
})

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
