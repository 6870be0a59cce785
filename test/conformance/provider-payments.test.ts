import { facadeDonationForms } from '@paydeck/adapters/facade/payments/donation-form'
import { graphqlActivityRecords } from '@paydeck/adapters/graphql/activity/timeline'
import { graphqlInvoiceRecords } from '@paydeck/adapters/graphql/payments/payment-details'
import { graphqlPaymentLists } from '@paydeck/adapters/graphql/payments/payment-list'
import { graphqlPaymentSearches } from '@paydeck/adapters/graphql/payments/payment-search'
import { graphqlPayoutReports } from '@paydeck/adapters/graphql/payments/payout-export'
import { restMonthStatements } from '@paydeck/adapters/rest/activity/statements'
import { restPaymentSearches } from '@paydeck/adapters/rest/payments/payment-search'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault, PaymentSearches } from '@paydeck/core'
import {
  activityRecordsLaws,
  monthStatementsLaws,
  type CallBench,
  callLaws,
  donationFormsLaws,
  type DonationFormsBench,
  invoiceRecordsLaws,
  type InvoiceRecordsBench,
  paymentListsLaws,
  type PaymentListsBench,
  paymentSearchesLaws,
  type PaymentSearchesBench,
  payoutReportsLaws,
  readLaws,
} from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { everyItem } from '../activity/timeline/items.ts'
import { recordSavedFiles } from '../payments/saved-files.ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, at } from '../sandbox/running.ts'
import { callBench } from './call-bench.ts'
import { anyEntry, anyPayment, firstPage } from './payment-queries.ts'
import { runLaws } from './run-laws.ts'

type Clients = ReturnType<typeof clientsOf>

// The clock of this sandbox stands still unless a test advances it, so repeated reads return the same data.
const place = sandboxInTime()
const day = 86_400_000

const complete = { status: 'complete', txCurrency: 'BTC', amount: '25100', price: '12.50' }
const invoices = [
  { ...complete, status: 'paid', merchantName: 'Lumen Books', minutesAgo: 1 },
  { ...complete, status: 'paid', merchantName: 'Glasshouse Coffee', minutesAgo: 2 },
  { ...complete, itemCode: 'bitcoindonation', merchantName: 'River Conservancy', minutesAgo: 3 },
  { ...complete, exceptionStatus: 'paidOver', merchantName: 'Northgate Studio', price: '7.00', minutesAgo: 4 },
  ...Array.from({ length: 7 }, (_, index) => ({ ...complete, merchantName: 'Harbor Foods', minutesAgo: 60 + index })),
]

let made = 0

/** Makes a user with payments, a donation and payouts. */
const newUser = async () => {
  made += 1
  const client = await account('shopper', { invoices, payouts: 2, firstName: `Ada ${made}` }, place.running)
  const createPayment = async (): Promise<void> => {
    place.advance(1)
    const asked = await client.control('POST', 'payments', { merchantName: 'Lumen Books', amount: '3.00' })
    await client.control('POST', 'payments/move', { id: at(asked, 'id'), move: 'pay' })
  }
  const startDate = new Date(place.now() - 365 * day).toISOString()
  return { client, clients: clientsOf(client), createPayment, startDate }
}

const listedOf = async ({ graphql }: Clients, startDate: string) =>
  (
    await answered(
      graphqlPaymentLists(graphql).page({
        list: 'donations',
        limit: 100,
        skip: 0,
        merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
        startDate,
      }),
    )
  ).items.flatMap((item) => (item.kind === 'invoice' ? [item] : []))

const listsBench = async (): Promise<PaymentListsBench> => {
  const { clients, ...one } = await newUser()
  return { ...one, lists: graphqlPaymentLists(clients.graphql) }
}
runLaws('payment lists', paymentListsLaws(listsBench))

const searchesOf = ({ graphql, files }: Clients) => {
  const { kept, browser } = recordSavedFiles()
  const searches: PaymentSearches = { ...graphqlPaymentSearches(graphql), ...restPaymentSearches(files, browser) }
  return { searches, kept }
}

const searchesBench = async (): Promise<PaymentSearchesBench> => {
  const { clients, createPayment } = await newUser()
  const { searches, kept } = searchesOf(clients)
  const savedFile = async () => {
    const file = (await kept()).at(-1)
    return file === undefined ? null : { name: file.name, text: new TextDecoder().decode(Uint8Array.from(file.bytes)) }
  }
  return { searches, createPayment, savedFile }
}
runLaws('payment searches', paymentSearchesLaws(searchesBench))

runLaws(
  'activity records',
  activityRecordsLaws(async () => {
    const client = await account('recipient', everyItem, place.running)
    const addEntry = async (): Promise<void> => {
      place.advance(1)
      const asked = await client.control('POST', 'payments', { merchantName: 'Lumen Books', amount: '3.00' })
      for (const move of ['pay', 'confirm', 'complete'])
        // eslint-disable-next-line no-await-in-loop -- each move needs the one before
        await client.control('POST', 'payments/move', { id: at(asked, 'id'), move })
    }
    return { records: graphqlActivityRecords(clientsOf(client).graphql), addEntry }
  }),
)

/** Makes the user that the laws for all read-only methods share. */
const reader = async () => {
  const one = await newUser()
  const listed = await listedOf(one.clients, one.startDate)
  return { ...one, listed, donationId: listed.find(({ itemCode }) => itemCode === 'bitcoindonation')?.id ?? '' }
}
let reading: ReturnType<typeof reader> | null = null
const sharedReader = () => (reading ??= reader())

const recordsBench = async (): Promise<InvoiceRecordsBench> => {
  const { clients, listed } = await sharedReader()
  return { records: graphqlInvoiceRecords(clients.graphql), listedInvoices: listed.slice(0, 4) }
}
runLaws('invoice records', invoiceRecordsLaws(recordsBench))

const yearOf = (moment: number) => {
  const year = new Date(moment).getUTCFullYear()
  return { startDate: `${year - 1}-01-01T00:00:00.000Z`, endDate: `${year}-12-31T23:59:59.999Z` }
}
const reportsBench = async () => {
  const { clients } = await sharedReader()
  return {
    reports: graphqlPayoutReports(clients.graphql),
    periodWithPayouts: yearOf(place.now()),
    emptyPeriod: yearOf(place.now() + 20 * 365 * day),
  }
}
runLaws('payout reports', payoutReportsLaws(reportsBench))

/** Makes the part of a test setup that records saved files. */
const savedFilesBench = () => {
  const { kept, browser } = recordSavedFiles()
  const savedFiles = async () =>
    (await kept()).map(({ name, bytes }) => ({ name, start: String.fromCodePoint(...bytes.slice(0, 8)) }))
  return { browser, savedFiles }
}

const formsBench = async (): Promise<DonationFormsBench> => {
  const { clients, donationId } = await sharedReader()
  const { browser, savedFiles } = savedFilesBench()
  return { forms: facadeDonationForms(clients.files, browser), invoiceId: donationId, savedFiles }
}
runLaws('donation forms', donationFormsLaws(formsBench))

const october = { year: 2025, month: 10, timeZone: 'UTC' } as const
runLaws(
  'month statements',
  monthStatementsLaws(async () => {
    const { clients } = await sharedReader()
    const { browser, savedFiles } = savedFilesBench()
    return { statements: restMonthStatements(clients.files, browser), query: october, savedFiles }
  }),
)

/**
 * Makes the test setup for one port method in the running sandbox. All methods share one user; recorded calls and faults are
 * cleared first.
 */
const asking =
  <A>(call: WireEntry, askOf: (clients: Clients, donationId: string) => TE.TaskEither<Fault, A>) =>
  async (): Promise<CallBench<A>> => {
    const { client, donationId } = await sharedReader()
    await client.control('DELETE', 'calls')
    await client.control('DELETE', 'faults')
    return callBench(client, call, askOf(clientsOf(client), donationId))
  }

const pageOf =
  (list: 'payments' | 'payouts' | 'donations') =>
  ({ graphql }: Clients) =>
    graphqlPaymentLists(graphql).page({ ...firstPage, list })

/** Read-only port methods for payments, each with the name of the API call that it sends. */
const reads = {
  'paymentLists.page, payments': asking('GetPayments', pageOf('payments')),
  'paymentLists.page, payouts': asking('GetPayouts', pageOf('payouts')),
  'paymentLists.page, donations': asking('GetDonations', pageOf('donations')),
  'paymentLists.unconfirmed': asking('GetUnconfirmedPayments', ({ graphql }) =>
    graphqlPaymentLists(graphql).unconfirmed({ limit: 5, skip: 0, merchantStatus: 'USER_CONFIRMING' }),
  ),
  'paymentLists.currencies': asking('GetInvoiceCurrencies', ({ graphql }) => graphqlPaymentLists(graphql).currencies),
  'paymentSearches.find': asking('FindPayments', (clients) =>
    searchesOf(clients).searches.find({ ...anyPayment, limit: 30, after: null }),
  ),
  'activityRecords.page': asking('GetActivity', ({ graphql }) => graphqlActivityRecords(graphql).page(anyEntry)),
  'invoiceRecords.find': asking('GetInvoice', ({ graphql }, id) => graphqlInvoiceRecords(graphql).find(id)),
  'payoutReports.between': asking('GetPayoutsTransactionsCsv', ({ graphql }) =>
    graphqlPayoutReports(graphql).between(yearOf(place.now())),
  ),
} as const

for (const [name, make] of Object.entries(reads)) runLaws(name, readLaws<unknown>(make))

runLaws(
  'paymentSearches.download',
  callLaws(
    asking('POST /payments/export', (clients) =>
      searchesOf(clients).searches.download({ ...anyPayment, format: 'json', name: 'payments.json' }),
    ),
  ),
)
runLaws(
  'donationForms.download',
  callLaws(
    asking('getPdfForm', ({ files }, invoiceId) =>
      facadeDonationForms(files, recordSavedFiles().browser).download({ invoiceId, name: 'form.pdf' }),
    ),
  ),
)
runLaws(
  'monthStatements.download',
  callLaws(
    asking('GET /statements/:year/:month.pdf', ({ files }) =>
      restMonthStatements(files, recordSavedFiles().browser).download({ ...october, name: 'statement.pdf' }),
    ),
  ),
)
