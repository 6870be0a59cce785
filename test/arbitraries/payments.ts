import { decimalText } from '@paydeck/core/money'
import {
  BillStatus,
  ExceptionStatus,
  InvoiceStatus,
  InvoiceStep,
  payoutOf,
  type Activity,
  type BillPayment,
  type Invoice,
  type InvoiceRecord,
  type ListedPayout,
  type PaidBill,
} from '@paydeck/core/payments'
import fc from 'fast-check'
import { arbitraryOf } from './codec.ts'

export const invoiceStatuses = arbitraryOf(InvoiceStatus)
export const exceptionStatuses = arbitraryOf(ExceptionStatus)

const amounts = fc
  .bigInt({ min: 0n, max: 10n ** 24n })
  .map((cents) => decimalText(`${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`))

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

/** Invoice fields that determine the status that the app shows. */
export const statusFacts = fc.record({
  status: fc.option(invoiceStatuses),
  exceptionStatus: fc.option(exceptionStatuses),
  alreadyRefunded: fc.boolean(),
  isNonRefundableUnderpayment: fc.boolean(),
})

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

export const listedPayouts: fc.Arbitrary<ListedPayout> = fc.record({
  id: fc.string(),
  merchant: fc.record({ merchantName: fc.string(), numericId: fc.nat() }),
  dateExecuted: fc.option(instants),
  fiatCurrency: fc.constantFrom('USD', 'EUR', 'XYZ'),
  fiatAmount: amounts,
  status: fc.oneof(fc.constantFrom('pending', 'paid', 'new', 'failed'), fc.string()),
  transactions: fc.array(
    fc.record({
      id: fc.string(),
      txid: fc.string(),
      amount: amounts,
      date: instants,
      confirmations: fc.nat(),
      exchangeRate: amounts,
      wallet: fc.record({ label: fc.option(fc.constantFrom('', 'Savings')), address: fc.string() }),
      transactionCurrency: fc.constantFrom('BTC', 'ETH'),
    }),
    { maxLength: 3 },
  ),
})

const snake = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const billStatuses = arbitraryOf(BillStatus)

/** Statuses of a bill payment: known statuses in camel case and in snake case, null, and unknown statuses. */
export const billWords: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 3, arbitrary: billStatuses },
  { weight: 2, arbitrary: billStatuses.map(snake) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, '', 'posted', 'cashed', 'none', 'unknown', '__proto__', 'Sent', 'refund-created'),
  },
  { weight: 1, arbitrary: fc.string() },
)

/** Bills that one bill payment pays, as listed in the payment's row. */
export const bills: fc.Arbitrary<ReadonlyArray<PaidBill>> = fc.array(
  fc.record({
    merchantId: fc.constantFrom('m1', 'm2', 'm3'),
    merchantName: fc.constantFrom('Cedar Valley Electric', 'Northgate Card Services', ''),
    icon: fc.constant(null),
    status: billWords,
  }),
  { maxLength: 4 },
)

export const billPayments: fc.Arbitrary<BillPayment> = fc.record({
  partnerPaymentId: fc.uuid(),
  partnerAccountId: fc.constantFrom('a1', 'a2', 'a3'),
  currency: fc.constant('USD'),
  amount: fc.option(amounts),
  convenienceFee: fc.option(amounts),
  status: billWords,
  estimatedCompletionDate: fc.option(instants),
  merchantId: fc.constantFrom('m1', 'm2'),
  accountType: fc.constant('creditCard'),
  mask: fc.stringMatching(/^\d{4}$/),
  icon: fc.constant(null),
  merchantName: fc.constantFrom('Cedar Valley Electric', ''),
})

/** Items of the provider's list that mixes invoices and payouts (PAY-027). */
export const activities: fc.Arbitrary<Activity> = fc.oneof(
  fc
    .record({
      id: fc.uuid(),
      itemCode: fc.option(fc.constantFrom('bitcoindonation', 'Bill Payment', 'Bitcoindonation', '')),
    })
    .map((part) => ({ ...plainInvoice, ...part })),
  listedPayouts.map(payoutOf),
)

const minor = fc.option(fc.bigInt({ min: -1n, max: 10n ** 20n }))
const optional = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(value)

const names = fc.constantFrom('Copperline Records', '', '  ', '\u202Egpj.exe', 'A & <b>B</b> Ltd')
const txIds = fc.constantFrom('', '..', 'f3dbfe71cc6c', '3f9ac41e77d2aa01'.repeat(4), '\uD800', '\u200B')

const wildInstants = fc.oneof(instants, fc.constantFrom(Number.NaN, 9e15))

/**
 * Payment, donation or bill payment. Each field has any value that a provider may send, or is omitted if the provider may
 * omit it.
 */
export const anyInvoice: fc.Arbitrary<Invoice> = fc
  .record({
    id: fc.uuid(),
    merchantName: names,
    icon: fc.constantFrom(null, '/logo.svg', 'https://logos.example/a.png'),
    invoiceTime: wildInstants,
    timestamp: wildInstants,
    txCurrency: optional(fc.constantFrom('BTC', 'ETH', 'USDC_m', 'LNBTC', 'XRP', 'NEWCOIN', '_m')),
    currencyLayer: optional(fc.constantFrom('', 'lightning', 'LIGHTNING', 'onchain')),
    price: optional(amounts),
    exchangeRate: optional(amounts),
    paymentSubtotal: minor,
    amount: minor,
    networkCost: minor,
    underpaidAmount: minor,
    overpaidAmount: minor,
    declinedAmount: minor,
    itemCode: fc.constantFrom(null, '', 'bitcoindonation', 'Bill Payment'),
    orderId: fc.constantFrom(null, '', 'CR-20391', '\u200B'),
    txId: optional(txIds),
    selectedWallet: optional(
      fc.record({
        displayName: fc.constantFrom('', 'Harbour Wallet'),
        avatar: fc.constantFrom(null, '/wallet.svg', 'javascript:alert(1)'),
      }),
    ),
    bills,
  })
  .chain((part) => statusFacts.map((facts) => ({ ...plainInvoice, ...part, ...facts })))

/** Payout. Each field has any value that a provider may send. */
const anyPayout = fc
  .record({ listed: listedPayouts, id: fc.uuid(), name: names, txid: txIds, at: wildInstants, count: wildInstants })
  .map(({ listed, id, name, txid, at, count }) =>
    payoutOf({
      ...listed,
      id,
      merchant: { ...listed.merchant, merchantName: name },
      transactions: listed.transactions.map((transaction, index) => ({
        ...transaction,
        txid,
        date: index === 0 ? transaction.date : at,
        confirmations: index === 0 ? transaction.confirmations : count,
        wallet: { ...transaction.wallet, address: index === 0 ? 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' : '' },
        transactionCurrency: index === 0 ? transaction.transactionCurrency : 'NEWCOIN',
      })),
    }),
  )

/** Any item of an activity list. */
export const anyActivity: fc.Arbitrary<Activity> = fc.oneof(anyInvoice, anyPayout)

const words = fc.constantFrom(null, '', '\u200B', 'Ada Norden', 'A & <b>B</b> Ltd', '\u202Egpj.exe')
const counts = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(null, -1, 0.5, Number.NaN, Infinity, 1e15))

/**
 * Full record of an invoice, as the provider returns it for a single id. Fields have any value that a provider may send or
 * omit.
 */
export const anyRecord: fc.Arbitrary<InvoiceRecord> = fc
  .record({
    invoice: anyInvoice,
    bills: fc.array(
      fc
        .record({
          bill: billPayments,
          merchantName: names,
          mask: fc.constantFrom('', '4821', '\u202E12'),
          at: wildInstants,
        })
        .map(({ bill, at, ...part }) => ({ ...bill, ...part, estimatedCompletionDate: at })),
      { maxLength: 3 },
    ),
    donor: fc.option(
      fc.record({
        email: words,
        phone: words,
        name: words,
        address1: words,
        address2: words,
        city: words,
        state: words,
        zip: words,
      }),
    ),
    swapInfoCode: words,
    walletName: words,
    confirmations: counts,
    targetConfirmations: counts,
    expiresAt: fc.option(wildInstants),
    history: fc.array(fc.record({ step: fc.option(arbitraryOf(InvoiceStep)), at: fc.option(wildInstants) }), {
      maxLength: 6,
    }),
  })
  .map(({ invoice, ...part }) => ({ ...invoice, ...part }))
