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
  type AskBench,
  askLaws,
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
import { askBench } from './ask-bench.ts'
import { obey } from './obey.ts'

// Provider whose time is constant until the test advances it, so that repeated requests return equal responses.
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
    kept: async () =>
      (await kept()).map(({ name, bytes }) => ({ name, beginning: String.fromCodePoint(...bytes.slice(0, 8)) })),
  }
}
type Ports = ReturnType<typeof portsOf>

let made = 0

/** Makes a user with bills. On request, one invoice pays two of them. */
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
  const payTwo = async () => {
    place.advance(1)
    paid += 1
    const key = `conformance-${made}-${paid}`
    const invoice = await answered(ports.invoices.create({ items, ipAddress: null, key }))
    await client.control('POST', 'payments/move', { id: invoice, move: 'pay' })
    return { invoice, items }
  }
  return { client, ports, accountIds, items, payTwo }
}

const recordsBench = async (): Promise<BillRecordsBench> => {
  const { ports, payTwo } = await newUser()
  await payTwo()
  await payTwo()
  return { records: ports.records, payTwo }
}
obey('bill records', billRecordsLaws(recordsBench))

const byHand = { move: 'add', biller: 'quillan-water', number: '4000-1234 5678', postcode: '97205' } as const

const connectionsBench = async (): Promise<BillConnectionsBench> => {
  const { client, ports } = await newUser()
  const window = windowOf(client)
  return {
    connections: ports.connections,
    search: async (token) => {
      const { id } = await window.open(token)
      return (await window.send({ id, ...byHand })).account ?? ''
    },
    connected: async () => (await answered(ports.records.accounts)).map(({ id }) => id),
  }
}
obey('bill connections', billConnectionsLaws(connectionsBench))

const invoicesBench = async (): Promise<BillInvoicesBench> => {
  const { client, ports, accountIds } = await newUser()
  return {
    invoices: ports.invoices,
    quotes: ports.quotes,
    accountIds,
    made: async () => {
      const payments = at(await client.control('GET', 'payments'), 'payments')
      return Array.isArray(payments) ? payments.length : 0
    },
  }
}
obey('bill invoices', billInvoicesLaws(invoicesBench))
obey('quotes of bill payments', billQuotesLaws(invoicesBench))

const historiesBench = async (): Promise<BillHistoriesBench> => {
  const { ports, accountIds, payTwo } = await newUser()
  await payTwo()
  await payTwo()
  const [accountId] = accountIds
  const [newest] = await answered(ports.histories.payments(accountId))
  return { ...ports, accountId, paymentId: newest?.payments[0]?.partnerPaymentId ?? '' }
}
obey('the history of a bill', billHistoriesLaws(historiesBench))

const dueBench = async (): Promise<DueBillsBench> => ({ ...(await newUser()).ports, now: place.now })
obey('due bills', dueBillsLaws(dueBench))

/** Returns a user whom all read-only laws share. */
const reader = async () => {
  const one = await newUser()
  await one.payTwo()
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

/** Returns a port method over the running sandbox, for a user without earlier calls or failures. */
const benchOfCall =
  <A>(call: WireEntry, askOf: (known: Known) => TE.TaskEither<Fault, A>) =>
  async (): Promise<AskBench<A>> => {
    const { client, accountIds, ...known } = await (reading ??= reader())
    await client.control('DELETE', 'calls')
    await client.control('DELETE', 'faults')
    return askBench(client, call, askOf({ ...known, accountId: accountIds[0] }))
  }

/** Benches of the port methods that read bills, each with its call. */
const reads = {
  'the user at the bill provider': benchOfCall('GetBillPayUser', ({ ports }) => ports.records.user),
  'the bills of a user': benchOfCall('GetBillPayAccounts', ({ ports }) => ports.records.accounts),
  'the payments of all bills': benchOfCall('FindBillPayments', ({ ports }) => ports.records.payments),
  'the payments of a bill': benchOfCall('FindBillPayments', ({ ports, accountId }) =>
    ports.histories.payments(accountId),
  ),
  'the balances of a bill': benchOfCall('GetBillBalances', ({ ports, accountId }) =>
    ports.histories.balances(accountId),
  ),
  'a quote': benchOfCall('QuoteBillPayment', ({ ports, items }) => ports.quotes.quote(items)),
  'the due bills': benchOfCall('GetBillReminders', ({ ports }) => ports.reminders.due),
} as const
for (const [name, make] of Object.entries(reads)) obey(name, readLaws<unknown>(make))

/** Benches of the port methods that write, or download a file. */
const others = {
  'a token for an automatic connection': benchOfCall('GetMethodAuthElementToken', ({ ports }) =>
    ports.connections.token('automatic'),
  ),
  'a token for a manual connection': benchOfCall('GetToken', ({ ports }) => ports.connections.token('manual')),
  'the exchange of a token': benchOfCall('ExchangeAccountToken', ({ ports }) => ports.connections.exchange('none')),
  'the invoice of bills': benchOfCall('CreateBillPayInvoiceId', ({ ports, items }) =>
    ports.invoices.create({ items, ipAddress: null, key: 'conformance-asked' }),
  ),
  'the removal of a bill': benchOfCall('HideBillAccount', ({ ports }) => ports.histories.remove('none')),
  'a receipt': benchOfCall('POST /bill-pay/receipt', ({ ports, paymentId }) =>
    ports.histories.receipt({ paymentId, name: 'receipt.pdf' }),
  ),
} as const
for (const [name, make] of Object.entries(others)) obey(name, askLaws<unknown>(make))
