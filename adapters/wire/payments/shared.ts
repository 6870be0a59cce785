import { ExceptionStatus, InvoiceStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText, minorUnits } from '../amount.ts'
import { oneOf, record, word } from '../codec.ts'
import { invoiceFields, payoutCase } from '../start-documents.ts'
import {
  anyDate,
  anyFlag,
  anyList,
  anyMoment,
  anyCount,
  anyRecord,
  anyText,
  count,
  moment,
  orNull,
} from '../tolerant.ts'

const text = (): t.Type<string | null, unknown, unknown> => orNull(t.string)

/** How often; -1 for anything else: none would be told of a transaction that has some. */
const anyConfirmations = (): t.Type<number, unknown, unknown> =>
  Object.assign(anyCount(-1), { is: (value: unknown): value is number => count.is(value) || value === -1 })

const noCurrency = { code: '', symbol: '', precision: 0, decimals: 0 }

/**
 * The payment of one bill (PAY-038, BILL-158), read as far as it can be. Its amounts are in its currency; the status is the
 * provider's word in whichever spelling, null where it has none yet.
 */
export const billPaid = record({
  partnerPaymentId: anyText(),
  partnerAccountId: anyText(),
  currency: anyText(),
  amount: amountText,
  convenienceFee: amountText,
  status: text(),
  estimatedCompletionDate: anyDate(),
  merchantId: anyText(),
  accountType: anyText(),
  mask: anyText(),
  icon: text(),
  merchantName: anyText(),
})

/**
 * The fields of an invoice with its donor and its bills (PAY-031, PAY-032, PAY-037, PAY-038). It is read as far as it can
 * be: only one without an id is none. Coin amounts are minor units of `txCurrency`; a date of 0 is not told.
 */
export const wholeInvoiceProps = {
  id: t.string,
  merchantName: anyText(),
  icon: text(),
  invoiceTime: anyMoment(),
  timestamp: anyMoment(),
  txCurrency: orNull(record({ code: t.string })),
  price: amountText,
  currency: anyRecord({ code: t.string, symbol: anyText(), precision: anyCount(2), decimals: anyCount(2) }, noCurrency),
  status: word(InvoiceStatus),
  exceptionStatus: word(ExceptionStatus),
  exchangeRate: amountText,
  paymentSubtotal: minorUnits,
  amount: minorUnits,
  networkCost: minorUnits,
  underpaidAmount: minorUnits,
  overpaidAmount: minorUnits,
  declinedAmount: minorUnits,
  currencyLayer: text(),
  itemCode: text(),
  orderId: text(),
  txId: text(),
  isNonRefundableUnderpayment: anyFlag(),
  alreadyRefunded: anyFlag(),
  selectedWallet: orNull(record({ displayName: t.string, avatar: text() })),
  buyer: orNull(
    record({
      email: text(),
      phone: text(),
      name: text(),
      address1: text(),
      address2: text(),
      city: text(),
      state: text(),
      zip: text(),
    }),
  ),
  payments: anyList(billPaid),
} as const

const payout = record({
  __typename: t.literal('Payout'),
  id: t.string,
  merchant: anyRecord({ merchantName: anyText(), numericId: anyCount(0) }, { merchantName: '', numericId: 0 }),
  dateExecuted: orNull(moment),
  fiatCurrency: anyText(),
  fiatAmount: amountText,
  status: anyText(),
  transactions: anyList(
    record({
      id: anyText(),
      txid: anyText(),
      amount: amountText,
      date: anyMoment(),
      confirmations: anyConfirmations(),
      exchangeRate: amountText,
      wallet: anyRecord({ label: text(), address: anyText() }, { label: null, address: '' }),
      transactionCurrency: anyText(),
    }),
  ),
})

/** An invoice of a list that holds nothing else; null: it cannot be read, and counts all the same (PAY-023). */
export const listedInvoice = orNull(record(wholeInvoiceProps))

/** An invoice or a payout of a mixed list (CALL-038 to CALL-040); null as above. */
export const mixedItem = orNull(
  oneOf('__typename', {
    Invoice: record({ __typename: t.literal('Invoice'), ...wholeInvoiceProps }),
    Payout: payout,
  }),
)

/** What is asked of the payment of a bill (PAY-038, BILL-158). */
export const billPaidFields = `
          partnerPaymentId partnerAccountId currency amount convenienceFee status estimatedCompletionDate merchantId
          accountType mask icon merchantName`

/** What is asked of an invoice by the lists of the page and by itself: its donor and its bills in full (PAY-037, PAY-038). */
export const wholeInvoiceFields = `${invoiceFields}
        buyer { email phone name address1 address2 city state zip }
        payments {${billPaidFields}
        }`

/** What is asked of a mixed list of invoices and payouts. */
export const mixedItems = `
      __typename
      ... on Invoice {${wholeInvoiceFields}
      }${payoutCase}`
