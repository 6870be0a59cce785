import { type Donor, type ListedTransaction, payoutOf, type WholeActivity, type WholeInvoice } from '@paydeck/core'
import type { ReplyOf } from '../../wire/call.ts'
import type { getPayments, getUnconfirmedPayments } from '../../wire/payments/payment-list.ts'

/** An item of a mixed list, and an invoice; null: it could not be read. */
type Mixed = ReplyOf<typeof getPayments>['payments'][number]
type Listed = ReplyOf<typeof getUnconfirmedPayments>['unconfirmedPayments'][number]
/** An invoice as every call of the page has it. */
type Told = NonNullable<Listed>

const textOf = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value)

/** A record in which nothing stands tells of nobody (PAY-037). */
const donorOf = (buyer: Told['buyer']): Donor | null => {
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
 * An invoice in the app's form, as far as it is told: an amount of no currency could be any amount, and where one of its two
 * times is missing the other stands for both. Further fields are kept.
 */
export const wholeInvoiceOf = <More>(told: Told & More) => {
  const { txCurrency, payments, buyer, invoiceTime, timestamp, ...invoice } = told
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

type ToldTransaction = Extract<Mixed, { readonly __typename: 'Payout' }>['transactions'][number]

/** A transaction in the app's form: a date of 0 and a negative count are not told. */
const transactionOf = ({ date, confirmations, ...transaction }: ToldTransaction): ListedTransaction => ({
  ...transaction,
  date: date === 0 ? null : date,
  confirmations: confirmations < 0 ? null : confirmations,
})

const activityOf = (item: NonNullable<Mixed>): WholeActivity => {
  if (item.__typename === 'Payout') return payoutOf({ ...item, transactions: item.transactions.map(transactionOf) })
  const { __typename: _, ...invoice } = item
  return wholeInvoiceOf(invoice)
}

/** What could be read of a list, in its order; one without an id is nobody's (PAY-023). */
const read = <T extends { readonly id: string }>(items: ReadonlyArray<T | null>): ReadonlyArray<T> =>
  items.flatMap((item) => (item === null || item.id === '' ? [] : [item]))

export const activitiesOf = (items: ReadonlyArray<Mixed>): ReadonlyArray<WholeActivity> => read(items).map(activityOf)

export const invoicesOf = (items: ReadonlyArray<Listed>): ReadonlyArray<WholeInvoice> => read(items).map(wholeInvoiceOf)
