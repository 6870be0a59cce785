import { graphqlBillConnections } from '@paydeck/adapters/graphql/bill-pay/bill-connection'
import { graphqlBillHistories } from '@paydeck/adapters/graphql/bill-pay/bill-detail'
import { graphqlBillRecords } from '@paydeck/adapters/graphql/bill-pay/bill-list'
import { graphqlBillInvoices, graphqlBillQuotes } from '@paydeck/adapters/graphql/bill-pay/bill-payment'
import { graphqlDueBills } from '@paydeck/adapters/graphql/bill-pay/bill-reminders'
import type { BillAccount, BillPayment, InvoiceItem } from '@paydeck/core'
import { DecimalText } from '@paydeck/core/model'
import { fakeClock } from '@paydeck/core/testing'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client, type Running, sandbox } from '../sandbox/running.ts'

export const hour = 3_600_000
export const day = 24 * hour

type Fields = Readonly<Record<string, unknown>>

const listed = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Invoice item that pays `amount` of the bill `accountId`. */
export const item = (accountId: string, amount: string): InvoiceItem => {
  if (!DecimalText.is(amount)) throw new Error(`${amount} is no amount.`)
  return { accountId, amount, currency: 'USD' }
}

let keys = 0

/**
 * Returns functions that use Bill Pay as the user of `client`, through the adapters of the app. The returned object also has
 * functions, such as `advance`, that change the account through the control API of the sandbox.
 */
export const payerOf = (client: Client, now: () => number = Date.now) => {
  const { graphql } = clientsOf(client)
  const clock = { ...fakeClock(now()), now }
  const records = graphqlBillRecords(graphql, clock)
  const invoices = graphqlBillInvoices(graphql)
  const accounts = (): Promise<ReadonlyArray<BillAccount>> => answered(records.accounts)
  const payments = async (): Promise<ReadonlyArray<BillPayment>> =>
    (await answered(records.payments)).flatMap((record) => record.payments)
  const create = (items: ReadonlyArray<InvoiceItem>, ipAddress: string | null = null, key?: string) =>
    invoices.create({ items, ipAddress, key: key ?? `key-of-test-${(keys += 1)}` })
  return {
    client,
    records,
    accounts,
    payments,
    create,
    connections: graphqlBillConnections(graphql),
    histories: graphqlBillHistories(graphql, clock),
    quotes: graphqlBillQuotes(graphql),
    reminders: graphqlDueBills(graphql),
    user: () => answered(records.user),
    /** Returns the bill at the index `place` of the bill list. */
    bill: async (place = 0) => (await accounts())[place] as BillAccount,
    /** Returns the provider's records of all bill payments, newest first. */
    storedPayments: async () => listed(at(await client.control('GET', 'bill-payments'), 'payments')),
    moveInvoice: (id: string, move: string) => client.control('POST', 'payments/move', { id, move }),
    moveBill: (id: string, move: string) => client.control('POST', 'bill-payments/move', { id, move }),
    setBillState: (id: string, state: string) => client.control('POST', 'bills/state', { id, state }),
    advance: (ms: number) => client.control('POST', 'clock', { advance: ms }),
    changeAccount: (changes: Fields) => client.control('POST', 'account', changes),
  }
}

export type Payer = ReturnType<typeof payerOf>

/** Creates a verified user in the United States with these bills. */
export const payer = async (
  bills: ReadonlyArray<Fields>,
  on: Promise<Running> | Running = sandbox(),
  now?: () => number,
): Promise<Payer> => payerOf(await account('merchant', { bills, invoices: [] }, on), now)

export { refusalOf } from '../cards/holder.ts'
