import { either as E, type io as IO } from 'fp-ts'
import {
  type DonationForms,
  type InvoiceRecord,
  type InvoiceRecords,
  InvoiceStep,
  noFurtherFields,
  isDonation,
  listOf,
  type MerchantStatus,
  type PaymentLists,
  type PaymentRecords,
  type PayoutReports,
  type WholeActivity,
  type WholeInvoice,
} from '../payments/index.ts'
import type { StoredActivity } from './account.ts'
import { invoiceOf, type NewInvoice, paidIn } from './invoices.ts'
import { change, decides, type Memory, reads, refused, replaced } from './memory.ts'

/** Saves a text file under its name. */
export type SaveFile = (file: { readonly name: string; readonly text: string }) => IO.IO<void>

/** Creates an unpaid invoice and returns its id. */
export const makeInvoice = (memory: Memory, fields: Omit<NewInvoice, 'id' | 'at' | 'status'>): string => {
  const at = memory.clock.now()
  const id = memory.newId('invoice')
  const item = invoiceOf({ ...fields, id, at, status: 'new' })
  change(memory, 'payments', (now) => ({ ...now, items: [...now.items, { at, item }] }))
  return id
}

/** Returns the id of an unpaid invoice with the given order and price, or null if there is none. */
export const findUnpaid = (
  { account }: Memory,
  { orderId, price }: Pick<NewInvoice, 'orderId' | 'price'>,
): string | null =>
  account
    .get()
    .payments.items.find(
      ({ item }) =>
        item.kind === 'invoice' && item.status === 'new' && item.orderId === orderId && item.price === price,
    )?.item.id ?? null

/** Marks an invoice as paid in Bitcoin and returns it. Returns null if no unpaid invoice has this id. */
export const markPaid = (memory: Memory, invoiceId: string): WholeInvoice | null => {
  const isRequested = ({ item }: StoredActivity): boolean => item.id === invoiceId && item.kind === 'invoice'
  const invoice = memory.account.get().payments.items.find(isRequested)?.item
  if (invoice?.kind !== 'invoice' || invoice.status !== 'new') return null
  const paid: WholeInvoice = {
    ...invoice,
    ...(invoice.price === null ? {} : paidIn('BTC', invoice.price)),
    status: 'paid',
    timestamp: memory.clock.now(),
  }
  change(memory, 'payments', (now) => ({
    ...now,
    items: replaced(now.items, isRequested, (one) => ({ ...one, item: paid })),
  }))
  return paid
}

/** Returns the invoices and payouts that the provider lists, newest first. Unpaid and expired invoices are not listed. */
export const listedActivity = ({ account }: Pick<Memory, 'account'>): ReadonlyArray<WholeActivity> =>
  account
    .get()
    .payments.items.filter(({ item }) => item.kind === 'payout' || (item.status !== 'new' && item.status !== 'expired'))
    .map(({ at, item }) => ({ at: item.timestamp ?? at, item }))
    .toSorted((one, other) => other.at - one.at)
    .map(({ item }) => item)

const isConfirming = (item: WholeActivity): item is WholeInvoice =>
  item.kind === 'invoice' && item.status === 'paid' && item.exceptionStatus === null

/** Returns the items that match a query, newest first. */
const foundBy = (
  memory: Memory,
  { startDate, merchantStatus }: { readonly startDate: string | null; readonly merchantStatus: MerchantStatus },
): ReadonlyArray<WholeActivity> => {
  const start = startDate === null ? Number.NEGATIVE_INFINITY : Date.parse(startDate)
  return listedActivity(memory).filter(
    (item) =>
      (item.timestamp === null || item.timestamp >= start) &&
      (merchantStatus !== 'USER_CONFIRMING' || isConfirming(item)),
  )
}

/** Makes the in-memory port `PaymentRecords`. */
export const memoryPaymentRecords = (memory: Memory): PaymentRecords => ({
  recent: ({ limit, ...query }) => reads(() => foundBy(memory, query).slice(0, limit)),
})

const pageOf = <A>(items: ReadonlyArray<A>, { skip, limit }: { readonly skip: number; readonly limit: number }) => {
  const page = items.slice(skip, skip + limit)
  return { items: page, received: page.length }
}

/**
 * Makes the in-memory port `PaymentLists`. The lists are mixed (CALL-038 to CALL-040), but each list ends with the oldest
 * item of its own.
 */
export const memoryPaymentLists = (memory: Memory): PaymentLists => ({
  page: ({ list, ...query }) =>
    reads(() => {
      const found = foundBy(memory, query)
      const last = found.findLastIndex((item) => listOf(item) === list)
      return pageOf(found.slice(0, last + 1), query)
    }),
  unconfirmed: (query) =>
    reads(() => {
      const found = foundBy(memory, { ...query, startDate: null })
      const invoices = found.flatMap((item) => (item.kind === 'invoice' ? [item] : []))
      return pageOf(invoices, query)
    }),
  currencies: reads(() => memory.account.get().payments.currencies),
})

const stepsOf = ({ status, invoiceTime, timestamp }: WholeInvoice): InvoiceRecord['history'] => [
  { step: 'created', at: invoiceTime },
  ...(InvoiceStep.is(status) ? [{ step: status, at: timestamp }] : []),
]

/** Makes the in-memory port `InvoiceRecords`. */
export const memoryInvoiceRecords = ({ account }: Memory): InvoiceRecords => ({
  find: (invoiceId) =>
    decides(() => {
      const invoice = account.get().payments.items.find(({ item }) => item.id === invoiceId)?.item
      if (invoice?.kind !== 'invoice') return refused('Unknown invoice.', 404)
      return E.right({
        ...invoice,
        ...noFurtherFields,
        walletName: invoice.selectedWallet?.displayName ?? null,
        history: stepsOf(invoice),
      })
    }),
})

const header = ['Date', 'Merchant', 'Amount', 'Currency']

/** Makes the in-memory port `PayoutReports`. */
export const memoryPayoutReports = (memory: Memory): PayoutReports => ({
  between: ({ startDate, endDate }) =>
    reads(() => {
      const rows = listedActivity(memory).flatMap((item) =>
        item.kind === 'payout' &&
        item.timestamp !== null &&
        item.timestamp >= Date.parse(startDate) &&
        item.timestamp <= Date.parse(endDate)
          ? [[new Date(item.timestamp).toISOString(), item.merchantName, item.amount ?? '', item.currency]]
          : [],
      )
      return rows.length === 0 ? [] : [header, ...rows]
    }),
})

/** Returns the content of a fake PDF file: the PDF header and the title. */
export const pdfOf = (title: string): string => `%PDF-1.7\n% ${title}\n%%EOF\n`

/** Makes the in-memory port `DonationForms`. */
export const memoryDonationForms = ({ account }: Memory, save: SaveFile): DonationForms => ({
  download: ({ invoiceId, name }) =>
    decides(() => {
      const item = account.get().payments.items.find((one) => one.item.id === invoiceId)?.item
      return item?.kind === 'invoice' && isDonation(item)
        ? E.right({ save: save({ name, text: pdfOf(`Form 8283 of ${invoiceId}`) }) })
        : refused('Unknown donation.', 404)
    }),
})
