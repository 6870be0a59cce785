import { type Donor, type ListedTransaction, payoutOf, type WholeActivity, type WholeInvoice } from '@paydeck/core'
import type { ReplyOf } from '../../wire/call.ts'
import type { getPayments, getUnconfirmedPayments } from '../../wire/payments/payment-list.ts'

/**
 * `MixedItemDto` is an invoice or payout in a list that contains both. `ListedInvoiceDto` is an item in a list of invoices.
 * Both are null for an unreadable item.
 */
type MixedItemDto = ReplyOf<typeof getPayments>['payments'][number]
type ListedInvoiceDto = ReplyOf<typeof getUnconfirmedPayments>['unconfirmedPayments'][number]
/** Invoice DTO that could be decoded, from the response to any call of the payments page. */
type InvoiceDto = NonNullable<ListedInvoiceDto>

const textOf = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value)

/** Returns the donor of a donation. Null for an empty record, because such a record names no donor (PAY-037). */
const donorOf = (buyer: InvoiceDto['buyer']): Donor | null => {
  if (buyer === null) return null
  const { email, phone, name, address1, address2, city, state, zip } = buyer
  const donor: Donor = {
    email: textOf(email),
    phone: textOf(phone),
    name: textOf(name),
    address1: textOf(address1),
    address2: textOf(address2),
    city: textOf(city),
    state: textOf(state),
    zip: textOf(zip),
  }
  return Object.values(donor).some((value) => value !== null) ? donor : null
}

/**
 * Converts an invoice DTO. If the currency is missing, the price is null, because an amount without a currency has no
 * meaning. If only one of `invoiceTime` and `timestamp` is present, both get its value. Copies all other fields.
 */
export const wholeInvoiceOf = <More>(dto: InvoiceDto & More) => {
  const { txCurrency, payments, buyer, invoiceTime, timestamp, ...invoice } = dto
  return {
    ...invoice,
    kind: 'invoice' as const,
    invoiceTime: invoiceTime === 0 ? timestamp : invoiceTime,
    timestamp: timestamp === 0 ? invoiceTime : timestamp,
    txCurrency: textOf(txCurrency?.code ?? null),
    price: invoice.currency.code === '' ? null : invoice.price,
    bills: payments,
    donor: donorOf(buyer),
  }
}

type TransactionDto = Extract<MixedItemDto, { readonly __typename: 'Payout' }>['transactions'][number]

/** Converts a transaction DTO. A date of 0 and a negative number of confirmations become null. */
const transactionOf = ({ date, confirmations, ...transaction }: TransactionDto): ListedTransaction => ({
  ...transaction,
  date: date === 0 ? null : date,
  confirmations: confirmations < 0 ? null : confirmations,
})

const activityOf = (item: NonNullable<MixedItemDto>): WholeActivity => {
  if (item.__typename === 'Payout') return payoutOf({ ...item, transactions: item.transactions.map(transactionOf) })
  const { __typename: _, ...invoice } = item
  return wholeInvoiceOf(invoice)
}

/** Returns the readable items of a list, in order. Items without an id are unreadable (PAY-023). */
const readable = <T extends { readonly id: string }>(items: ReadonlyArray<T | null>): ReadonlyArray<T> =>
  items.flatMap((item) => (item === null || item.id === '' ? [] : [item]))

export const activitiesOf = (items: ReadonlyArray<MixedItemDto>): ReadonlyArray<WholeActivity> =>
  readable(items).map(activityOf)

export const invoicesOf = (items: ReadonlyArray<ListedInvoiceDto>): ReadonlyArray<WholeInvoice> =>
  readable(items).map(wholeInvoiceOf)
