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

/**
 * Creates a codec for a number of confirmations. Invalid values are read as -1, because 0 would mean that there are no
 * confirmations yet.
 */
const anyConfirmations = (): t.Type<number, unknown, unknown> =>
  Object.assign(anyCount(-1), { is: (value: unknown): value is number => count.is(value) || value === -1 })

const noCurrency = { code: '', symbol: '', precision: 0, decimals: 0 }

/**
 * Bill that an invoice pays (PAY-038, BILL-158). Unreadable fields do not fail the codec. Amounts are in units of
 * `currency`. `status` is spelled as the provider sends it; it is null before the first status.
 */
export const billPaymentDto = record({
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
 * Fields of an invoice, including its donor and bills (PAY-031, PAY-032, PAY-037, PAY-038). Only the id is required;
 * unreadable values of other fields do not fail the codec. Coin amounts are minor units of `txCurrency`. A date of 0 means
 * that the date is unknown.
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
  payments: anyList(billPaymentDto),
} as const

/** Invoice in a list that contains several kinds of items. */
export const invoiceItem = record({ __typename: t.literal('Invoice'), ...wholeInvoiceProps })

/** Payout in a list that contains several kinds of items (PAY-034). */
export const payoutItem = record({
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

/** Item of a list that contains only invoices. Null if unreadable; unreadable items still count for paging (PAY-023). */
export const listedInvoice = orNull(record(wholeInvoiceProps))

/**
 * Item of a list that contains invoices and payouts (CALL-038 to CALL-040). Null if unreadable; such items still count for
 * paging.
 */
export const mixedItem = orNull(oneOf('__typename', { Invoice: invoiceItem, Payout: payoutItem }))

/** GraphQL fields of a bill that an invoice pays (PAY-038, BILL-158). */
export const billPaymentFields = `
          partnerPaymentId partnerAccountId currency amount convenienceFee status estimatedCompletionDate merchantId
          accountType mask icon merchantName`

/** GraphQL fields of an invoice with its donor and complete bills (PAY-037, PAY-038). */
export const wholeInvoiceFields = `${invoiceFields}
        buyer { email phone name address1 address2 city state zip }
        payments {${billPaymentFields}
        }`

/** GraphQL fields of a mixed list of invoices and payouts. */
export const mixedItemFields = `
      __typename
      ... on Invoice {${wholeInvoiceFields}
      }${payoutCase}`
