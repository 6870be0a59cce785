import { decimalText } from '@paydeck/core/money'
import { type Invoice } from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'

/** Invoice fields that determine the status that the app shows. */
export const statusFacts = arbitraries.Invoice.map(
  ({ status, exceptionStatus, alreadyRefunded, isNonRefundableUnderpayment }) => ({
    status,
    exceptionStatus,
    alreadyRefunded,
    isNonRefundableUnderpayment,
  }),
)

/** Statuses of a bill payment: known statuses in camel case and in snake case, null, and unknown statuses. */
export const billWords = arbitraries.PaidBill.map(({ status }) => status)

/** Ordinary invoice, from which tests derive special cases. */
export const plainInvoice: Invoice = {
  kind: 'invoice',
  id: 'i1',
  merchantName: 'Glasshouse Coffee',
  icon: null,
  invoiceTime: 0,
  timestamp: 0,
  txCurrency: 'BTC',
  price: decimalText('64.00'),
  currency: { code: 'USD', symbol: '$', precision: 2, decimals: 2 },
  status: 'complete',
  exceptionStatus: null,
  exchangeRate: decimalText('94000.00'),
  paymentSubtotal: 68_000n,
  amount: 68_000n,
  networkCost: 0n,
  underpaidAmount: null,
  overpaidAmount: null,
  declinedAmount: null,
  currencyLayer: null,
  itemCode: null,
  orderId: null,
  txId: null,
  isNonRefundableUnderpayment: false,
  alreadyRefunded: false,
  selectedWallet: null,
  bills: [],
}
