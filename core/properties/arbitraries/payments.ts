import fc from 'fast-check'
import {
  InvoiceStatus,
  ExceptionStatus,
  MerchantStatus,
  BillStatus,
  type ActivityCurrency,
  type PaidBill,
  type BillPayment,
  type ItemReference,
  type Invoice,
  type Donor,
  type WholeInvoice,
  type WholeActivity,
  type InvoiceCurrency,
  type PayoutTransaction,
  type Payout,
  type Activity,
  type ListedPayout,
  type ListedTransaction,
  type BillActivityList,
} from '../../payments/index.ts'
import { chainTexts, moneyValues, places, symbols } from './money.ts'
import { platformValues } from './platform.ts'
import {
  counts,
  decimals,
  digits,
  emails,
  ids,
  instants,
  lists,
  minorUnits,
  oneOf,
  optional,
  pictures,
  record,
  texts,
  walletAddresses,
  words,
} from './values.ts'

/** Coins, and texts that are no coin. */
export const coins = fc.oneof(
  { weight: 3, arbitrary: moneyValues.CurrencyCode },
  fc.constantFrom('COIN', '_m', 'USDC_m', 'LNBTC', 'XRP'),
)

const transactionIds = fc.constantFrom('f3dbfe71cc6c', '3f9ac41e77d2aa01'.repeat(4), '', '..', '\uD800', '\u200B')

const payoutStatuses = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('pending', 'paid', 'new', 'failed') }, texts)

const snake = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Statuses of a bill payment: known statuses in camel case and in snake case, null, and unknown statuses. */
const billWords: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 3, arbitrary: words(BillStatus) },
  { weight: 2, arbitrary: words(BillStatus).map(snake) },
  fc.constantFrom(null, '', 'posted', 'cashed', 'none', 'unknown', '__proto__', 'Sent', 'refund-created'),
  texts,
)

const invoiceStatuses = words(InvoiceStatus)

const exceptionStatuses = words(ExceptionStatus)

const activityCurrencies = record<ActivityCurrency>({
  code: moneyValues.CurrencyCode,
  symbol: symbols,
  precision: places,
  decimals: places,
})

const paidBillFields = {
  merchantId: ids,
  merchantName: texts,
  status: billWords,
  icon: optional(pictures),
}

const paidBills = record<PaidBill>(paidBillFields)

const billPayments = record<BillPayment>({
  ...paidBillFields,
  partnerPaymentId: ids,
  partnerAccountId: ids,
  currency: moneyValues.CurrencyCode,
  amount: optional(decimals),
  convenienceFee: optional(decimals),
  estimatedCompletionDate: optional(instants),
  accountType: oneOf(['credit_card', 'creditCard', 'mortgage', '']),
  mask: digits,
})

const invoiceFields = {
  kind: fc.constant('invoice'),
  id: ids,
  merchantName: texts,
  icon: optional(pictures),
  invoiceTime: instants,
  timestamp: instants,
  txCurrency: optional(coins),
  price: optional(decimals),
  currency: activityCurrencies,
  status: optional(invoiceStatuses),
  exceptionStatus: optional(exceptionStatuses),
  exchangeRate: optional(decimals),
  paymentSubtotal: optional(minorUnits),
  amount: optional(minorUnits),
  networkCost: optional(minorUnits),
  underpaidAmount: optional(minorUnits),
  overpaidAmount: optional(minorUnits),
  declinedAmount: optional(minorUnits),
  currencyLayer: optional(oneOf(['lightning', 'LIGHTNING', 'onchain', ''])),
  itemCode: optional(oneOf(['bitcoindonation', 'Bill Payment', 'Bitcoindonation', ''])),
  orderId: optional(oneOf(['CR-20391', '', '\u200B'])),
  txId: optional(transactionIds),
  isNonRefundableUnderpayment: fc.boolean(),
  alreadyRefunded: fc.boolean(),
  selectedWallet: optional(fc.record({ displayName: texts, avatar: optional(pictures) })),
  bills: lists(paidBills),
}

const invoices = record<Invoice>(invoiceFields)

const donors = record<Donor>({
  email: optional(emails),
  phone: optional(texts),
  name: optional(texts),
  address1: optional(texts),
  address2: optional(texts),
  city: optional(texts),
  state: optional(texts),
  zip: optional(texts),
})

export const wholeInvoiceFields = {
  ...invoiceFields,
  bills: lists(billPayments),
  donor: optional(donors),
}

const wholeInvoices = record<WholeInvoice>(wholeInvoiceFields)

const payoutTransactions = record<PayoutTransaction>({
  id: ids,
  amount: optional(decimals),
  exchangeRate: optional(decimals),
  currency: coins,
  paidTo: walletAddresses,
})

const listedTransaction = record<ListedTransaction>({
  id: ids,
  txid: transactionIds,
  amount: optional(decimals),
  date: optional(instants),
  confirmations: optional(counts),
  exchangeRate: optional(decimals),
  wallet: fc.record({ label: optional(oneOf(['Savings', ''])), address: walletAddresses }),
  transactionCurrency: coins,
})

const payouts = record<Payout>({
  kind: fc.constant('payout'),
  id: ids,
  merchantName: texts,
  timestamp: optional(instants),
  amount: optional(decimals),
  currency: moneyValues.CurrencyCode,
  status: payoutStatuses,
  transaction: optional(payoutTransactions),
  transactions: lists(listedTransaction),
})

const wholeActivities: fc.Arbitrary<WholeActivity> = fc.oneof(wholeInvoices, payouts)

const activities: fc.Arbitrary<Activity> = fc.oneof(invoices, payouts)

/** Values of the types of payments and payouts, by type. */
export const paymentsValues = {
  InvoiceStatus: invoiceStatuses,
  ExceptionStatus: exceptionStatuses,
  MerchantStatus: words(MerchantStatus),
  BillStatus: words(BillStatus),
  ActivityCurrency: activityCurrencies,
  PaidBill: paidBills,
  BillPayment: billPayments,
  ItemReference: record<ItemReference>({ kind: platformValues.PaymentSlideKind, id: ids }),
  Invoice: invoices,
  Donor: donors,
  WholeInvoice: wholeInvoices,
  PayoutTransaction: payoutTransactions,
  ListedTransaction: listedTransaction,
  Payout: payouts,
  WholeActivity: wholeActivities,
  InvoiceCurrency: record<InvoiceCurrency>({
    code: moneyValues.CurrencyCode,
    name: texts,
    symbol: symbols,
    precision: places,
    decimals: places,
    chain: optional(chainTexts),
  }),
  Activity: activities,
  ListedPayout: record<ListedPayout>({
    id: ids,
    merchant: fc.record({ merchantName: texts, numericId: counts }),
    dateExecuted: optional(instants),
    fiatCurrency: moneyValues.CurrencyCode,
    fiatAmount: optional(decimals),
    status: payoutStatuses,
    transactions: lists(listedTransaction),
  }),
  BillActivityList: oneOf<BillActivityList>(['pending', 'recent']),
}
