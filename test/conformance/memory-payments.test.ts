import { invoiceOf } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import {
  billConnectionsLaws,
  billHistoriesLaws,
  billInvoicesLaws,
  billQuotesLaws,
  billRecordsLaws,
  donationFormsLaws,
  dueBillsLaws,
  invoiceRecordsLaws,
  type MadeBillPayment,
  paymentListsLaws,
  paymentRecordsLaws,
  paymentSearchesLaws,
  payoutReportsLaws,
} from '@paydeck/core/testing'
import { answered, day, providerAt, start } from '../memory/provider.ts'
import { obey } from './obey.ts'

const startDate = new Date(start - 365 * day).toISOString()

/** User with payments, one of them created now. */
const payer = () => {
  const { ports, account, clock, effects } = providerAt()
  const payOne = async (): Promise<void> => {
    await clock.advance(1)
    const at = clock.now()
    const made = { merchantName: 'Lumen Books', price: zero, currency: 'USD', itemCode: null, orderId: null }
    const item = invoiceOf({ ...made, id: 'just-paid', at, status: 'paid', coin: 'BTC' })
    account.update((now) => ({ ...now, payments: { ...now.payments, items: [...now.payments.items, { at, item }] } }))
  }
  const kept = async () => effects.files.map(({ name, text }) => ({ name, beginning: text.slice(0, 8) }))
  return { ports, payOne, effects, kept }
}

obey(
  'payments in memory',
  paymentRecordsLaws(async () => ({ records: payer().ports.paymentRecords, now: start })),
)
obey(
  'the lists of payments in memory',
  paymentListsLaws(async () => {
    const { ports, payOne } = payer()
    return { lists: ports.paymentLists, startDate, payOne }
  }),
)
obey(
  'the search of payments in memory',
  paymentSearchesLaws(async () => {
    const { ports, payOne, effects } = payer()
    return { searches: ports.paymentSearches, payOne, saved: async () => effects.files.at(-1) ?? null }
  }),
)
obey(
  'single invoices in memory',
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
    return { records: invoiceRecords, listed: items.flatMap((item) => (item.kind === 'invoice' ? [item] : [])) }
  }),
)
obey(
  'payout reports in memory',
  payoutReportsLaws(async () => ({
    reports: payer().ports.payoutReports,
    some: { startDate, endDate: new Date(start).toISOString() },
    none: { startDate: '2046-01-01T00:00:00.000Z', endDate: '2046-12-31T23:59:59.999Z' },
  })),
)
obey(
  'donation forms in memory',
  donationFormsLaws(async () => {
    const { ports, kept } = payer()
    return { forms: ports.donationForms, invoiceId: 'payment-3', kept }
  }),
)

const accountIds = ['bill-0', 'bill-1'] as const
const dollars = (text: string) => decimalText(text) ?? zero

/** User with bills. One invoice pays two of them. */
const biller = async (times = 0) => {
  const { ports, account, clock, payInvoice, findBills, effects } = providerAt()
  let paid = 0
  const payTwo = async (): Promise<MadeBillPayment> => {
    await clock.advance(1)
    paid += 1
    const items = accountIds.map((accountId) => ({ accountId, amount: dollars('20.00'), currency: 'USD' }))
    const invoice = await answered(ports.billInvoices.create({ items, ipAddress: null, key: `paid-by-key-${paid}` }))
    payInvoice(invoice)
    return { invoice, items }
  }
  for (let time = 0; time < times; time += 1) await payTwo()
  const kept = async () => effects.files.map(({ name, text }) => ({ name, beginning: text.slice(0, 8) }))
  return { ports, account, clock, payTwo, findBills, kept }
}

obey(
  'bill records in memory',
  billRecordsLaws(async () => {
    const { ports, payTwo } = await biller(2)
    return { records: ports.billRecords, payTwo }
  }),
)
obey(
  'the history of a bill in memory',
  billHistoriesLaws(async () => {
    const { ports, kept } = await biller(2)
    const { billHistories, billRecords } = ports
    const [newest] = await answered(billHistories.payments('bill-0'))
    const paymentId = newest?.payments[0]?.partnerPaymentId ?? ''
    return { histories: billHistories, records: billRecords, accountId: 'bill-0', paymentId, kept }
  }),
)
obey(
  'due bills in memory',
  dueBillsLaws(async () => {
    const { ports, clock } = await biller()
    return { reminders: ports.billReminders, records: ports.billRecords, now: clock.now }
  }),
)
obey(
  'bill connections in memory',
  billConnectionsLaws(async () => {
    const { ports, account, findBills } = await biller()
    const [bill] = account.get().billPay.accounts
    return {
      connections: ports.billConnections,
      search: async (token) => findBills(bill === undefined ? [] : [{ ...bill, id: `found-by-${token}` }]),
      connected: async () => (await answered(ports.billRecords.accounts)).map(({ id }) => id),
    }
  }),
)

const invoices = async () => {
  const { ports, account } = await biller()
  const made = async (): Promise<number> => account.get().payments.items.length
  return { invoices: ports.billInvoices, quotes: ports.billQuotes, accountIds, made }
}
obey('bill invoices in memory', billInvoicesLaws(invoices))
obey('quotes of bill payments in memory', billQuotesLaws(invoices))
