import { graphqlBillConnections } from '@paydeck/adapters/graphql/bill-pay/bill-connection'
import { graphqlBillHistories } from '@paydeck/adapters/graphql/bill-pay/bill-detail'
import { graphqlBillRecords } from '@paydeck/adapters/graphql/bill-pay/bill-list'
import { graphqlBillInvoices, graphqlBillQuotes } from '@paydeck/adapters/graphql/bill-pay/bill-payment'
import { graphqlDueBills } from '@paydeck/adapters/graphql/bill-pay/bill-reminders'
import { restBillHistories } from '@paydeck/adapters/rest/bill-pay/bill-detail'
import { restBillInvoices } from '@paydeck/adapters/rest/bill-pay/bill-payment'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { BillHistories, BillInvoices, Fault } from '@paydeck/core'
import {
  type CallBench,
  callLaws,
  billConnectionsLaws,
  type BillConnectionsBench,
  billHistoriesLaws,
  type BillHistoriesBench,
  billInvoicesLaws,
  type BillInvoicesBench,
  billQuotesLaws,
  billRecordsLaws,
  type BillRecordsBench,
  dueBillsLaws,
  type DueBillsBench,
  fakeClock,
  readLaws,
} from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { windowOf } from '../bill-pay/bill-connection/window.ts'
import { amount } from '../cards/bench.ts'
import { recordSavedFiles } from '../payments/saved-files.ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, at, type Client } from '../sandbox/running.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

// The clock of this sandbox stands still unless a test advances it, so repeated reads return the same data.
const place = sandboxInTime()

const owed = { balance: '500.00', nextPaymentMinimumAmount: '35.00' }
const bills = [
  { ...owed, dueIn: 9 },
  { ...owed, dueIn: 4 },
  { ...owed, dueIn: 40 },
  { ...owed, dueIn: 5, isPayable: false },
]

const portsOf = (client: Client) => {
  const { graphql, rest, files } = clientsOf(client)
  const clock = fakeClock(place.now())
  const { kept, browser } = recordSavedFiles()
  const invoices: BillInvoices = { ...graphqlBillInvoices(graphql), ...restBillInvoices(rest) }
  const histories: BillHistories = { ...graphqlBillHistories(graphql, clock), ...restBillHistories(files, browser) }
  return {
    records: graphqlBillRecords(graphql, clock),
    connections: graphqlBillConnections(graphql),
    invoices,
    quotes: graphqlBillQuotes(graphql),
    histories,
    reminders: graphqlDueBills(graphql),
    savedFiles: async () =>
      (await kept()).map(({ name, bytes }) => ({ name, start: String.fromCodePoint(...bytes.slice(0, 8)) })),
  }
}
type Ports = ReturnType<typeof portsOf>

let made = 0

/** Makes a user with bills, and the function `payTwoBills`, which pays two of the bills with one invoice. */
const newUser = async () => {
  made += 1
  const client = await account('verified', { bills, invoices: [], firstName: `Grace ${made}` }, place.running)
  const ports = portsOf(client)
  const [one, other] = (await answered(ports.records.accounts)).filter(({ isPayable }) => isPayable)
  const accountIds = [one?.id ?? '', other?.id ?? ''] as const
  const items = [
    { accountId: accountIds[0], amount: amount('12.34'), currency: 'USD' },
    { accountId: accountIds[1], amount: amount('20.00'), currency: 'USD' },
  ]
  let paid = 0
  const payTwoBills = async () => {
    place.advance(1)
    paid += 1
    const key = `conformance-${made}-${paid}`
    const invoice = await answered(ports.invoices.create({ items, ipAddress: null, key }))
    await client.control('POST', 'payments/move', { id: invoice, move: 'pay' })
    return { invoice, items }
  }
  return { client, ports, accountIds, items, payTwoBills }
}

const recordsBench = async (): Promise<BillRecordsBench> => {
  const { ports, payTwoBills } = await newUser()
  await payTwoBills()
  await payTwoBills()
  return { records: ports.records, payTwoBills }
}
runLaws('bill records', billRecordsLaws(recordsBench))

const byHand = { move: 'add', biller: 'quillan-water', number: '4000-1234 5678', postcode: '97205' } as const

const connectionsBench = async (): Promise<BillConnectionsBench> => {
  const { client, ports } = await newUser()
  const window = windowOf(client)
  return {
    connections: ports.connections,
    completeWidget: async (token) => {
      const { id } = await window.open(token)
      return (await window.send({ id, ...byHand })).account ?? ''
    },
    connectedBillIds: async () => (await answered(ports.records.accounts)).map(({ id }) => id),
  }
}
runLaws('bill connections', billConnectionsLaws(connectionsBench))

const invoicesBench = async (): Promise<BillInvoicesBench> => {
  const { client, ports, accountIds } = await newUser()
  return {
    invoices: ports.invoices,
    quotes: ports.quotes,
    accountIds,
    invoiceCount: async () => {
      const payments = at(await client.control('GET', 'payments'), 'payments')
      return Array.isArray(payments) ? payments.length : 0
    },
  }
}
runLaws('bill invoices', billInvoicesLaws(invoicesBench))
runLaws('bill quotes', billQuotesLaws(invoicesBench))

const historiesBench = async (): Promise<BillHistoriesBench> => {
  const { ports, accountIds, payTwoBills } = await newUser()
  await payTwoBills()
  await payTwoBills()
  const [accountId] = accountIds
  const [newest] = await answered(ports.histories.payments(accountId))
  return { ...ports, accountId, paymentId: newest?.payments[0]?.partnerPaymentId ?? '' }
}
runLaws('bill history', billHistoriesLaws(historiesBench))

const dueBench = async (): Promise<DueBillsBench> => ({ ...(await newUser()).ports, now: place.now })
runLaws('due bills', dueBillsLaws(dueBench))

/** Makes the user that the laws for all read-only methods share. */
const reader = async () => {
  const one = await newUser()
  await one.payTwoBills()
  const [newest] = await answered(one.ports.records.payments)
  return { ...one, paymentId: newest?.payments[0]?.partnerPaymentId ?? '' }
}
let reading: ReturnType<typeof reader> | null = null

interface Known {
  readonly ports: Ports
  readonly accountId: string
  readonly paymentId: string
  readonly items: Awaited<ReturnType<typeof newUser>>['items']
}

/**
 * Makes the test setup for one port method in the running sandbox. All methods share one user; recorded calls and faults are
 * cleared first.
 */
const asking =
  <A>(call: WireEntry, askOf: (known: Known) => TE.TaskEither<Fault, A>) =>
  async (): Promise<CallBench<A>> => {
    const { client, accountIds, ...known } = await (reading ??= reader())
    await client.control('DELETE', 'calls')
    await client.control('DELETE', 'faults')
    return callBench(client, call, askOf({ ...known, accountId: accountIds[0] }))
  }

/** Read-only port methods for bills, each with the name of the API call that it sends. */
const reads = {
  'billRecords.user': asking('GetBillPayUser', ({ ports }) => ports.records.user),
  'billRecords.accounts': asking('GetBillPayAccounts', ({ ports }) => ports.records.accounts),
  'billRecords.payments': asking('FindBillPayments', ({ ports }) => ports.records.payments),
  'billHistories.payments': asking('FindBillPayments', ({ ports, accountId }) => ports.histories.payments(accountId)),
  'billHistories.balances': asking('GetBillBalances', ({ ports, accountId }) => ports.histories.balances(accountId)),
  'billQuotes.quote': asking('QuoteBillPayment', ({ ports, items }) => ports.quotes.quote(items)),
  'dueBills.due': asking('GetBillReminders', ({ ports }) => ports.reminders.due),
} as const
for (const [name, make] of Object.entries(reads)) runLaws(name, readLaws<unknown>(make))

/** Port methods for bills that change data or download a file, each with the name of the API call that it sends. */
const others = {
  'billConnections.token, automatic': asking('GetMethodAuthElementToken', ({ ports }) =>
    ports.connections.token('automatic'),
  ),
  'billConnections.token, manual': asking('GetToken', ({ ports }) => ports.connections.token('manual')),
  'billConnections.exchange': asking('ExchangeAccountToken', ({ ports }) => ports.connections.exchange('none')),
  'billInvoices.create': asking('CreateBillPayInvoiceId', ({ ports, items }) =>
    ports.invoices.create({ items, ipAddress: null, key: 'conformance-asked' }),
  ),
  'billHistories.remove': asking('HideBillAccount', ({ ports }) => ports.histories.remove('none')),
  'billHistories.receipt': asking('POST /bill-pay/receipt', ({ ports, paymentId }) =>
    ports.histories.receipt({ paymentId, name: 'receipt.pdf' }),
  ),
} as const
for (const [name, make] of Object.entries(others)) runLaws(name, callLaws<unknown>(make))
