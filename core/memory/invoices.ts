import type { BillAccount, InvoiceItem } from '../bill-pay/index.ts'
import { decimalText, type DecimalText, divide, toMinorUnits, zero } from '../money/index.ts'
import type { BillPayment, ExceptionStatus, InvoiceStatus, Payout, WholeInvoice } from '../payments/index.ts'

/** Parses an amount that is written in the source code, such as "12.50". An invalid text counts as zero. */
export const amount = (text: string): DecimalText => decimalText(text) ?? zero

/** Coins in which an invoice can be paid: name, value of one coin in US dollars, and number of decimal places. */
export const coins = {
  BTC: { name: 'Bitcoin', rate: amount('50000'), decimals: 8 },
  ETH: { name: 'Ether', rate: amount('2500'), decimals: 18 },
} as const

/** Code in `coins`, such as "BTC". */
export type CoinCode = keyof typeof coins

/** Input for `invoiceOf`. */
export interface NewInvoice {
  readonly id: string
  /** Creation time in milliseconds since 1970 (UTC). */
  readonly at: number
  readonly merchantName: string
  readonly price: DecimalText
  readonly currency: string
  readonly status: InvoiceStatus
  readonly exceptionStatus?: ExceptionStatus
  /** Coin in which the invoice was paid. Left out for an unpaid invoice. */
  readonly coin?: CoinCode
  readonly itemCode: string | null
  readonly orderId: string | null
  readonly bills?: WholeInvoice['bills']
}

const donor = {
  email: null,
  phone: null,
  name: 'Ada Norris',
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
}

/** Returns the invoice fields that a payment in a coin sets. `price` is in US dollars. */
export const paidIn = (coin: CoinCode, price: DecimalText): Partial<WholeInvoice> => {
  const { rate, decimals } = coins[coin]
  const minor = toMinorUnits(divide(price, rate, decimals) ?? zero, decimals)
  return {
    txCurrency: coin,
    exchangeRate: rate,
    paymentSubtotal: minor,
    amount: minor,
    networkCost: 0n,
    txId: `tx-${coin}`,
  }
}

/** Makes an invoice. */
export const invoiceOf = ({
  at,
  coin,
  currency,
  bills = [],
  exceptionStatus,
  ...fields
}: NewInvoice): WholeInvoice => ({
  kind: 'invoice',
  icon: null,
  invoiceTime: at,
  timestamp: at,
  txCurrency: null,
  currency: { code: currency, symbol: '$', precision: 2, decimals: 2 },
  exceptionStatus: exceptionStatus ?? null,
  exchangeRate: null,
  paymentSubtotal: null,
  amount: null,
  networkCost: null,
  underpaidAmount: null,
  overpaidAmount: null,
  declinedAmount: null,
  currencyLayer: null,
  txId: null,
  isNonRefundableUnderpayment: false,
  alreadyRefunded: false,
  selectedWallet: null,
  bills,
  donor: fields.itemCode === 'bitcoindonation' ? donor : null,
  ...fields,
  ...(coin === undefined ? {} : paidIn(coin, fields.price)),
})

/** Makes a payout that was paid in Ether. */
export const payoutOf = ({
  id,
  at,
  merchantName,
  dollars,
  address,
}: {
  readonly id: string
  /** Creation time in milliseconds since 1970 (UTC). */
  readonly at: number
  readonly merchantName: string
  readonly dollars: DecimalText
  readonly address: string
}): Payout => {
  const { rate, decimals } = coins.ETH
  const coinAmount = divide(dollars, rate, decimals)
  const common = { id: `tx-${id}`, amount: coinAmount, exchangeRate: rate }
  return {
    kind: 'payout',
    id,
    merchantName,
    timestamp: at,
    amount: dollars,
    currency: 'USD',
    status: 'paid',
    transaction: { ...common, currency: 'ETH', paidTo: address },
    transactions: [
      {
        ...common,
        txid: `tx-${id}`,
        date: at,
        confirmations: 12,
        wallet: { label: null, address },
        transactionCurrency: 'ETH',
      },
    ],
  }
}

/** Makes a bill payment. */
export const billPaymentOf = (
  { id, liability, type }: BillAccount,
  { amount: paid, currency }: InvoiceItem,
  paymentId: string,
  status: string | null,
): BillPayment => ({
  merchantId: liability.merchantId,
  merchantName: liability.merchantName,
  status,
  icon: liability.merchantIcon,
  partnerPaymentId: paymentId,
  partnerAccountId: id,
  currency,
  amount: paid,
  convenienceFee: null,
  estimatedCompletionDate: null,
  accountType: type,
  mask: liability.mask,
})
