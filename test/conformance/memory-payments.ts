import { invoiceOf } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import {
  activityRecordsLaws,
  monthStatementsLaws,
  billConnectionsLaws,
  billHistoriesLaws,
  billInvoicesLaws,
  billQuotesLaws,
  billRecordsLaws,
  donationFormsLaws,
  dueBillsLaws,
  invoiceRecordsLaws,
  type CreatedBillPayment,
  paymentListsLaws,
  paymentRecordsLaws,
  paymentSearchesLaws,
  payoutReportsLaws,
} from '@paydeck/core/testing'
import { answered, day, providerAt, start } from '../memory/provider.ts'
import { makeSuites } from './suites.ts'

/** Laws of the provider in memory: payments and bills. */
const made = makeSuites()
export const { suites } = made

const startDate = new Date(start - 365 * day).toISOString()

/** Makes a user with payments, and a function that adds a payment at the current time. */
const payer = (status: 'paid' | 'complete' = 'paid') => {
  const { ports, account, clock, effects } = providerAt()
  const createPayment = async (): Promise<void> => {
    await clock.advance(1)
    const at = clock.now()
    const made = { merchantName: 'Lumen Books', price: zero, currency: 'USD', itemCode: null, orderId: null }
    const item = invoiceOf({ ...made, id: 'just-paid', at, status, coin: 'BTC' })
    account.update((now) => ({ ...now, payments: { ...now.payments, items: [...now.payments.items, { at, item }] } }))
  }
  const savedFiles = async () => effects.files.map(({ name, text }) => ({ name, start: text.slice(0, 8) }))
  return { ports, createPayment, effects, savedFiles }
}

made.add(
  'payment records in memory',
  paymentRecordsLaws(async () => ({ records: payer().ports.paymentRecords, now: start })),
)
made.add(
  'payment lists in memory',
  paymentListsLaws(async () => {
    const { ports, createPayment } = payer()
    return { lists: ports.paymentLists, startDate, createPayment }
  }),
)
made.add(
  'payment searches in memory',
  paymentSearchesLaws(async () => {
    const { ports, createPayment, effects } = payer()
    return { searches: ports.paymentSearches, createPayment, savedFile: async () => effects.files.at(-1) ?? null }
  }),
)
made.add(
  'activity records in memory',
  activityRecordsLaws(async () => {
    const { ports, createPayment } = payer('complete')
    return { records: ports.activityRecords, addEntry: createPayment }
  }),
)
made.add(
  'month statements in memory',
  monthStatementsLaws(async () => {
    const { ports, savedFiles } = payer()
    return { statements: ports.monthStatements, query: { year: 2025, month: 3, timeZone: 'UTC' }, savedFiles }
  }),
)
made.add(
  'invoice records in memory',
  invoiceRecordsLaws(async () => {
    const { invoiceRecords, paymentLists } = payer().ports
    const query = {
      list: 'payments',
      limit: 4,
      skip: 0,
      startDate,
      merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
    } as const
    const { items } = await answered(paymentLists.page(query))
    return { records: invoiceRecords, listedInvoices: items.flatMap((item) => (item.kind === 'invoice' ? [item] : [])) }
  }),
)
made.add(
  'payout reports in memory',
  payoutReportsLaws(async () => ({
    reports: payer().ports.payoutReports,
    periodWithPayouts: { startDate, endDate: new Date(start).toISOString() },
    emptyPeriod: { startDate: '2046-01-01T00:00:00.000Z', endDate: '2046-12-31T23:59:59.999Z' },
  })),
)
made.add(
  'donation forms in memory',
  donationFormsLaws(async () => {
    const { ports, savedFiles } = payer()
    return { forms: ports.donationForms, invoiceId: 'payment-3', savedFiles }
  }),
)

const accountIds = ['bill-0', 'bill-1'] as const
const dollars = (text: string) => decimalText(text) ?? zero

/** Makes a user with bills, and a function that pays two of the bills with one invoice. */
const biller = async (times = 0) => {
  const { ports, account, clock, payInvoice, findBills, effects } = providerAt()
  let paid = 0
  const payTwoBills = async (): Promise<CreatedBillPayment> => {
    await clock.advance(1)
    paid += 1
    const items = accountIds.map((accountId) => ({ accountId, amount: dollars('20.00'), currency: 'USD' }))
    const invoice = await answered(ports.billInvoices.create({ items, ipAddress: null, key: `paid-by-key-${paid}` }))
    payInvoice(invoice)
    return { invoice, items }
  }
  for (let time = 0; time < times; time += 1) await payTwoBills()
  const savedFiles = async () => effects.files.map(({ name, text }) => ({ name, start: text.slice(0, 8) }))
  return { ports, account, clock, payTwoBills, findBills, savedFiles }
}

made.add(
  'bill records in memory',
  billRecordsLaws(async () => {
    const { ports, payTwoBills } = await biller(2)
    return { records: ports.billRecords, payTwoBills }
  }),
)
made.add(
  'bill history in memory',
  billHistoriesLaws(async () => {
    const { ports, savedFiles } = await biller(2)
    const { billHistories, billRecords } = ports
    const [newest] = await answered(billHistories.payments('bill-0'))
    const paymentId = newest?.payments[0]?.partnerPaymentId ?? ''
    return { histories: billHistories, records: billRecords, accountId: 'bill-0', paymentId, savedFiles }
  }),
)
made.add(
  'due bills in memory',
  dueBillsLaws(async () => {
    const { ports, clock } = await biller()
    return { reminders: ports.billReminders, records: ports.billRecords, now: clock.now }
  }),
)
made.add(
  'bill connections in memory',
  billConnectionsLaws(async () => {
    const { ports, account, findBills } = await biller()
    const [bill] = account.get().billPay.accounts
    return {
      connections: ports.billConnections,
      completeWidget: async (token) => findBills(bill === undefined ? [] : [{ ...bill, id: `found-by-${token}` }]),
      connectedBillIds: async () => (await answered(ports.billRecords.accounts)).map(({ id }) => id),
    }
  }),
)

const invoices = async () => {
  const { ports, account } = await biller()
  const invoiceCount = async (): Promise<number> => account.get().payments.items.length
  return { invoices: ports.billInvoices, quotes: ports.billQuotes, accountIds, invoiceCount }
}
made.add('bill invoices in memory', billInvoicesLaws(invoices))
made.add('bill quotes in memory', billQuotesLaws(invoices))
