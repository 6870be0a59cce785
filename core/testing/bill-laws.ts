import type {
  BillConnections,
  BillInvoices,
  BillPaymentRecord,
  BillQuotes,
  BillRecords,
  InvoiceItem,
} from '../bill-pay/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { add, compare, type DecimalText, decimalText, zero } from '../money/index.ts'
import { failLaw, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed, mustBeRejected, resultOf } from './port-calls.ts'

/** A bill payment that the test setup has created. */
export interface CreatedBillPayment {
  /** Id of the paid invoice. */
  readonly invoice: string
  readonly items: ReadonlyArray<InvoiceItem>
}

/** Test setup for `BillRecords`: a user with at least two payable bills and two bill payments. */
export interface BillRecordsBench {
  readonly records: BillRecords
  /** Pays two bills with one invoice. The new payment must be newer than all other payments of the user. */
  readonly payTwoBills: () => Promise<CreatedBillPayment>
}

const mustBeUniqueIds = (ids: ReadonlyArray<string>): void => {
  mustEqual(new Set(ids).size, ids.length, 'the number of different ids')
  must(!ids.includes(''), 'an id is empty.')
}

/** Fails the law unless bill payments are sorted by creation time, newest first. */
export const mustBeNewestFirst = (records: ReadonlyArray<BillPaymentRecord>): void => {
  const times = records.map(({ createdOn }) => createdOn ?? 0)
  mustEqual(
    times,
    times.toSorted((one, other) => other - one),
    'the creation times in order',
  )
}

/** Laws of `BillRecords` (CALL-046 to CALL-048). `make` must create a new test setup on each call. */
export const billRecordsLaws = (make: () => Promise<BillRecordsBench>): ReadonlyArray<Law> => {
  const payments = ({ records }: BillRecordsBench) => mustSucceed('records.payments', () => records.payments)
  return [
    law('records.user returns a methodEntityId for a user with bills.', async () => {
      const { records } = await make()
      const accounts = await mustSucceed('records.accounts', () => records.accounts)
      must(accounts.length >= 2, `the number of bills in the bench is ${accounts.length} and should be at least 2.`)
      const { methodEntityId } = await mustSucceed('records.user', () => records.user)
      must(
        methodEntityId !== null && methodEntityId !== '',
        'methodEntityId is null or empty although the user has bills.',
      )
    }),
    law('records.accounts returns each bill once, in the same order on every call.', async () => {
      const { records } = await make()
      const accounts = await mustSucceed('records.accounts', () => records.accounts)
      mustBeUniqueIds(accounts.map(({ id }) => id))
      mustEqual(
        (await mustSucceed('records.accounts', () => records.accounts)).map(({ id }) => id),
        accounts.map(({ id }) => id),
        'the bill ids of the second call',
      )
    }),
    law('records.payments returns each payment once, newest first, with at least one bill each.', async () => {
      const records = await payments(await make())
      must(records.length >= 2, `the number of payments in the bench is ${records.length} and should be at least 2.`)
      mustBeUniqueIds(records.map(({ id }) => id))
      mustBeNewestFirst(records)
      must(
        records.every((record) => record.payments.length > 0),
        'a payment has no bill.',
      )
    }),
    law('records.payments returns a new payment first, with the amount of each bill.', async () => {
      const bench = await make()
      const before = await payments(bench)
      const created = await bench.payTwoBills()
      const [first, ...rest] = await payments(bench)
      mustEqual(
        rest.map(({ id }) => id),
        before.map(({ id }) => id),
        'the ids of the earlier payments',
      )
      mustEqual(first?.invoice, created.invoice, 'the invoice of the first payment')
      mustEqual(
        first?.payments.map(({ partnerAccountId, amount, currency }) => [partnerAccountId, amount, currency]),
        created.items.map(({ accountId, amount, currency }) => [accountId, amount, currency]),
        'the bills, amounts and currencies of the first payment',
      )
    }),
  ]
}

/** Test setup for `BillConnections`: a user who may connect bills in automatic and in manual mode. */
export interface BillConnectionsBench {
  readonly connections: BillConnections
  /** Finds a bill in the widget that was opened with this token, in manual mode. Returns the bill's account token. */
  readonly completeWidget: (token: string) => Promise<string>
  /** Returns the ids of the connected bills. */
  readonly connectedBillIds: () => Promise<ReadonlyArray<string>>
}

/** Result of `exchange` that means success. Every other result is a failure (BILL-069). */
const success = 'success'

/** Laws of `BillConnections` (CALL-049 to CALL-051). `make` must create a new test setup on each call. */
export const billConnectionsLaws = (make: () => Promise<BillConnectionsBench>): ReadonlyArray<Law> => {
  const tokenOf = ({ connections }: BillConnectionsBench, type: 'automatic' | 'manual') =>
    mustSucceed('connections.token', () => connections.token(type))
  const exchange = ({ connections }: BillConnectionsBench, token: string) =>
    mustSucceed('connections.exchange', () => connections.exchange(token))
  return [
    law('connections.token returns a different token on every call, in automatic and manual mode.', async () => {
      const bench = await make()
      const tokens: Array<string> = []
      for (const type of ['automatic', 'manual', 'automatic', 'manual'] as const)
        tokens.push(await tokenOf(bench, type))
      mustBeUniqueIds(tokens)
    }),
    law('connections.exchange connects the bill of an account token and returns "success".', async () => {
      const bench = await make()
      const before = await bench.connectedBillIds()
      const accountToken = await bench.completeWidget(await tokenOf(bench, 'manual'))
      mustEqual(await bench.connectedBillIds(), before, 'the connected bills before the exchange')
      mustEqual(await exchange(bench, accountToken), success, 'the result of connections.exchange')
      must((await bench.connectedBillIds()).length > before.length, 'the exchange connected no bill.')
    }),
    law('connections.exchange succeeds once per account token and never for an unknown token.', async () => {
      const bench = await make()
      const accountToken = await bench.completeWidget(await tokenOf(bench, 'manual'))
      await exchange(bench, accountToken)
      const after = await bench.connectedBillIds()
      for (const token of [accountToken, `${accountToken}0`]) {
        const result = await resultOf('connections.exchange', () => bench.connections.exchange(token))
        must(
          result._tag === 'Left' || result.right !== success,
          'connections.exchange accepted a used or unknown token.',
        )
      }
      mustEqual(await bench.connectedBillIds(), after, 'the connected bills')
    }),
  ]
}

/** Test setup for `BillInvoices`: a user with two bills, each with at least 30 dollars to pay. */
export interface BillInvoicesBench {
  readonly invoices: BillInvoices
  readonly quotes: BillQuotes
  readonly accountIds: readonly [string, string]
  /** Returns the number of invoices of the user. */
  readonly invoiceCount: () => Promise<number>
}

const dollars = (text: string): DecimalText => decimalText(text) ?? failLaw(`${text} is not an amount.`)
const itemOf = (accountId: string, amount: string): InvoiceItem => ({
  accountId,
  amount: dollars(amount),
  currency: 'USD',
})
const itemsOf = ({ accountIds }: BillInvoicesBench): ReadonlyArray<InvoiceItem> => [
  itemOf(accountIds[0], '12.34'),
  itemOf(accountIds[1], '20.00'),
]

/** Laws of `BillInvoices` (CALL-052, F4). `make` must create a new test setup on each call. */
export const billInvoicesLaws = (make: () => Promise<BillInvoicesBench>): ReadonlyArray<Law> => {
  const create = ({ invoices }: BillInvoicesBench, items: ReadonlyArray<InvoiceItem>, key: string) =>
    invoices.create({ items, ipAddress: null, key })
  return [
    law(
      'invoices.create returns one invoice per key, even for parallel calls, and another for another key.',
      async () => {
        const bench = await make()
        const before = await bench.invoiceCount()
        const createOnce = () => mustSucceed('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0001'))
        const [first, second] = await Promise.all([createOnce(), createOnce()])
        mustEqual([second, await createOnce()], [first, first], 'the invoice ids for one key')
        mustEqual(await bench.invoiceCount(), before + 1, 'the number of invoices')
        const other = await mustSucceed('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0002'))
        must(other !== first, 'another key returned the same invoice id.')
      },
    ),
    law('invoices.create rejects a reused key with other bills or amounts.', async () => {
      const bench = await make()
      await mustSucceed('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0003'))
      const other = [itemOf(bench.accountIds[0], '12.35')]
      await mustBeRejected('invoices.create', () => create(bench, other, 'law-key-0003'))
    }),
    law('invoices.create rejects unknown or repeated bills, an empty list and amounts below one dollar.', async () => {
      const bench = await make()
      const [id] = bench.accountIds
      const invalidItems = [
        [itemOf(`${id}0`, '12.34')],
        [itemOf(id, '12.34'), itemOf(id, '20.00')],
        [],
        [itemOf(id, '0.99')],
        [itemOf(id, '-12.34')],
      ]
      const before = await bench.invoiceCount()
      for (const [index, items] of invalidItems.entries())
        await mustBeRejected('invoices.create', () => create(bench, items, `law-key-1${index}00`))
      mustEqual(await bench.invoiceCount(), before, 'the number of invoices')
    }),
  ]
}

/** Laws of `BillQuotes`, for a provider that supports quotes. `make` must create a new test setup on each call. */
export const billQuotesLaws = (make: () => Promise<BillInvoicesBench>): ReadonlyArray<Law> => [
  law('quotes.quote returns each bill once and a total of all amounts plus the fee.', async () => {
    const bench = await make()
    const items = itemsOf(bench)
    const quote = await mustSucceed('quotes.quote', () => bench.quotes.quote(items))
    if (quote === unsupported) return failLaw('the provider does not support this call.')
    mustEqual(
      quote.bills.map(({ accountId }) => accountId),
      items.map(({ accountId }) => accountId),
      'the bill ids of the quote',
    )
    const sum = items.reduce((total, { amount }) => add(total, amount), zero)
    must(
      compare(add(sum, quote.fee), quote.total) === 0,
      `the total is ${quote.total} and should be ${sum} plus the fee of ${quote.fee}.`,
    )
    const fees = quote.bills.reduce((total, { fee }) => (fee === null ? total : add(total, fee)), zero)
    must(compare(fees, quote.fee) === 0, `the sum of the fees of the bills is ${fees} and should be ${quote.fee}.`)
  }),
  law('quotes.quote returns each coin once, with an amount and a rate above zero.', async () => {
    const bench = await make()
    const quote = await mustSucceed('quotes.quote', () => bench.quotes.quote(itemsOf(bench)))
    if (quote === unsupported) return failLaw('the provider does not support this call.')
    must(quote.coins.length > 0, 'the quote has no coin.')
    mustBeUniqueIds(quote.coins.map(({ code }) => code))
    for (const { code, amount, rate } of quote.coins)
      must(
        compare(amount, zero) > 0 && compare(rate, zero) > 0,
        `the amount of ${code} is ${amount}, at a rate of ${rate}.`,
      )
  }),
  law('quotes.quote rejects an unknown bill and never creates an invoice.', async () => {
    const bench = await make()
    const before = await bench.invoiceCount()
    await mustSucceed('quotes.quote', () => bench.quotes.quote(itemsOf(bench)))
    await mustBeRejected('quotes.quote', () => bench.quotes.quote([itemOf(`${bench.accountIds[0]}0`, '12.34')]))
    mustEqual(await bench.invoiceCount(), before, 'the number of invoices')
  }),
]
