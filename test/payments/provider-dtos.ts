import type { WholeInvoice } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { provider } from '../cards/answers.ts'

export { provider }

/** Returns an invoice DTO. */
export const invoiceDto = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Invoice',
  id,
  merchantName: 'Lumen Books',
  icon: '/pages/logos/lumen.svg',
  invoiceTime: 1_700_000_000_000,
  timestamp: 1_700_000_060_000,
  txCurrency: { code: 'BTC' },
  price: '12.50',
  currency: { code: 'USD', symbol: '$', precision: 2, decimals: 2 },
  status: 'paid',
  exceptionStatus: null,
  exchangeRate: '50000.00',
  paymentSubtotal: '25000',
  amount: '25100',
  networkCost: '100',
  underpaidAmount: null,
  overpaidAmount: null,
  declinedAmount: null,
  currencyLayer: null,
  itemCode: null,
  orderId: 'A-7',
  txId: 'f00d',
  isNonRefundableUnderpayment: false,
  alreadyRefunded: false,
  selectedWallet: { displayName: 'Harbor', avatar: '/pages/wallets/harbor.svg' },
  buyer: null,
  payments: [],
  ...changes,
})

/** Returns the invoice that the adapter reads from `invoiceDto(id)`. */
export const invoiceFromDto = (id: string, changes: Partial<WholeInvoice> = {}): WholeInvoice => {
  const { __typename: _, buyer: __, payments: ___, ...invoice } = invoiceDto(id)
  return {
    ...invoice,
    kind: 'invoice',
    txCurrency: 'BTC',
    price: decimalText('12.50'),
    status: 'paid',
    exchangeRate: decimalText('50000.00'),
    paymentSubtotal: 25_000n,
    amount: 25_100n,
    networkCost: 100n,
    bills: [],
    donor: null,
    ...changes,
  }
}

/** Returns a payout DTO. */
export const payoutDto = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Payout',
  id,
  merchant: { merchantName: 'Northgate Studio', numericId: 71 },
  dateExecuted: 1_700_000_000_000,
  fiatCurrency: 'USD',
  fiatAmount: '100.00',
  status: 'paid',
  transactions: [
    {
      id: 'p1',
      txid: 'cafe',
      amount: '0.002',
      date: 1_700_000_000_000,
      confirmations: 6,
      exchangeRate: '50000',
      wallet: { label: 'Savings', address: 'bc1q' },
      transactionCurrency: 'BTC',
    },
  ],
  ...changes,
})

/** Returns the DTO of a bill (PAY-038). */
export const billDto = (changes: Readonly<Record<string, unknown>> = {}) => ({
  partnerPaymentId: 'pp1',
  partnerAccountId: 'pa1',
  currency: 'USD',
  amount: decimalText('40.00'),
  convenienceFee: decimalText('1.20'),
  status: 'processing',
  estimatedCompletionDate: 1_700_500_000_000,
  merchantId: 'm1',
  accountType: 'credit_card',
  mask: '4821',
  icon: null,
  merchantName: 'Northgate Energy',
  ...changes,
})
