import { ExceptionStatus, InvoiceStatus, MerchantStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText, minorUnits } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nullable, oneOf, record, word } from '../codec.ts'
import { getRecentActivity as document } from '../start-documents.ts'

/** Payment, donation or bill payment (PAY-031, PAY-032). Coin amounts are minor units of `txCurrency`. */
const invoice = record({
  __typename: t.literal('Invoice'),
  id: t.string,
  merchantName: t.string,
  icon: nullable(t.string),
  invoiceTime: t.number,
  timestamp: t.number,
  txCurrency: nullable(record({ code: t.string })),
  price: amountText,
  currency: record({ code: t.string, symbol: t.string, precision: t.number, decimals: t.number }),
  status: word(InvoiceStatus),
  exceptionStatus: word(ExceptionStatus),
  exchangeRate: amountText,
  paymentSubtotal: minorUnits,
  amount: minorUnits,
  networkCost: minorUnits,
  underpaidAmount: minorUnits,
  overpaidAmount: minorUnits,
  declinedAmount: minorUnits,
  currencyLayer: nullable(t.string),
  itemCode: nullable(t.string),
  orderId: nullable(t.string),
  txId: nullable(t.string),
  isNonRefundableUnderpayment: t.boolean,
  alreadyRefunded: t.boolean,
  selectedWallet: nullable(record({ displayName: t.string, avatar: nullable(t.string) })),
  payments: list(
    record({ merchantId: t.string, merchantName: t.string, icon: nullable(t.string), status: nullable(t.string) }),
  ),
})

const transaction = record({
  id: t.string,
  txid: t.string,
  amount: amountText,
  date: t.number,
  confirmations: t.number,
  exchangeRate: amountText,
  wallet: record({ label: nullable(t.string), address: t.string }),
  transactionCurrency: t.string,
})

/** Payout in the format of the lists (PAY-034). */
const payout = record({
  __typename: t.literal('Payout'),
  id: t.string,
  merchant: record({ merchantName: t.string, numericId: t.number }),
  dateExecuted: nullable(t.number),
  fiatCurrency: t.string,
  fiatAmount: amountText,
  status: t.string,
  transactions: list(transaction),
})

/** Fetches recent invoices and payouts, newest first (CALL-042). `startDate` is an instant in ISO 8601, UTC. */
export const getRecentActivity = graphql({
  name: 'GetRecentActivity',
  document,
  input: record({ limit: t.number, startDate: t.string, merchantStatus: MerchantStatus }),
  reply: record({ recentActivity: list(oneOf('__typename', { Invoice: invoice, Payout: payout })) }),
})
