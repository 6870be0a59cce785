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
import { answered, mustBeRejected, outcome } from './answered.ts'
import { broken, type Law, law, must, mustEqual } from './law.ts'

/** A payment that was made. */
export interface MadeBillPayment {
  readonly invoice: string
  readonly items: ReadonlyArray<InvoiceItem>
}

/** A user with at least two payable bills, and at least two bill payments. */
export interface BillRecordsBench {
  readonly records: BillRecords
  /** Two bills are paid by one invoice, now. */
  readonly payTwo: () => Promise<MadeBillPayment>
}

const mustBeDifferent = (ids: ReadonlyArray<string>): void => {
  mustEqual(new Set(ids).size, ids.length, 'how many ids there are')
  must(!ids.includes(''), 'an id is empty.')
}

export const mustBeNewestFirst = (records: ReadonlyArray<BillPaymentRecord>): void => {
  const times = records.map(({ createdOn }) => createdOn ?? 0)
  mustEqual(
    times,
    times.toSorted((one, other) => other - one),
    'the order of their times',
  )
}

/** The laws of `BillRecords` (CALL-046 to CALL-048). Each asks for a bench of its own. */
export const billRecordsLaws = (make: () => Promise<BillRecordsBench>): ReadonlyArray<Law> => {
  const payments = ({ records }: BillRecordsBench) => answered('records.payments', () => records.payments)
  return [
    law('Whoever has bills is somebody at the bill provider.', async () => {
      const { records } = await make()
      const accounts = await answered('records.accounts', () => records.accounts)
      must(accounts.length >= 2, `the bench has ${accounts.length} bills and needs two.`)
      const { methodEntityId } = await answered('records.user', () => records.user)
      must(methodEntityId !== null && methodEntityId !== '', 'nobody has these bills.')
    }),
    law('Every bill is listed once, as long as nothing happens with the same words.', async () => {
      const { records } = await make()
      const accounts = await answered('records.accounts', () => records.accounts)
      mustBeDifferent(accounts.map(({ id }) => id))
      mustEqual(
        (await answered('records.accounts', () => records.accounts)).map(({ id }) => id),
        accounts.map(({ id }) => id),
        'the bills at the second look',
      )
    }),
    law('Payments come newest first, each once, and each is of a bill.', async () => {
      const records = await payments(await make())
      must(records.length >= 2, `the bench has ${records.length} payments and needs two.`)
      mustBeDifferent(records.map(({ id }) => id))
      mustBeNewestFirst(records)
      must(
        records.every((record) => record.payments.length > 0),
        'a payment is of no bill.',
      )
    }),
    law('What is paid comes first at the next look, with what each bill gets.', async () => {
      const bench = await make()
      const before = await payments(bench)
      const made = await bench.payTwo()
      const [first, ...rest] = await payments(bench)
      mustEqual(
        rest.map(({ id }) => id),
        before.map(({ id }) => id),
        'what was there before',
      )
      mustEqual(first?.invoice, made.invoice, 'the invoice')
      mustEqual(
        first?.payments.map(({ partnerAccountId, amount, currency }) => [partnerAccountId, amount, currency]),
        made.items.map(({ accountId, amount, currency }) => [accountId, amount, currency]),
        'what each bill gets',
      )
    }),
  ]
}

/** A user who may connect bills in either way. */
export interface BillConnectionsBench {
  readonly connections: BillConnections
  /** Goes through the widget in manual mode with a token; answers with the account token that it gives. */
  readonly search: (token: string) => Promise<string>
  /** The ids of the bills that are connected. */
  readonly connected: () => Promise<ReadonlyArray<string>>
}

/** The only word that says that it was done (BILL-069). */
const done = 'success'

/** The laws of `BillConnections` (CALL-049 to CALL-051). Each asks for a bench of its own. */
export const billConnectionsLaws = (make: () => Promise<BillConnectionsBench>): ReadonlyArray<Law> => {
  const tokenOf = ({ connections }: BillConnectionsBench, type: 'automatic' | 'manual') =>
    answered('connections.token', () => connections.token(type))
  const exchange = ({ connections }: BillConnectionsBench, token: string) =>
    answered('connections.exchange', () => connections.exchange(token))
  return [
    law('No token is given twice, whichever way it is for.', async () => {
      const bench = await make()
      const tokens: Array<string> = []
      for (const type of ['automatic', 'manual', 'automatic', 'manual'] as const)
        tokens.push(await tokenOf(bench, type))
      mustBeDifferent(tokens)
    }),
    law('What was found is connected by the exchange of its token, which is told by one word.', async () => {
      const bench = await make()
      const before = await bench.connected()
      const found = await bench.search(await tokenOf(bench, 'manual'))
      mustEqual(await bench.connected(), before, 'what is connected before the exchange')
      mustEqual(await exchange(bench, found), done, 'the word')
      must((await bench.connected()).length > before.length, 'nothing was connected.')
    }),
    law(
      'A token is exchanged once: the second time, and for one that was never given, comes another word.',
      async () => {
        const bench = await make()
        const found = await bench.search(await tokenOf(bench, 'manual'))
        await exchange(bench, found)
        const after = await bench.connected()
        for (const token of [found, `${found}0`]) {
          const word = await outcome('connections.exchange', () => bench.connections.exchange(token))
          must(word._tag === 'Left' || word.right !== done, 'a token counts a second time.')
        }
        mustEqual(await bench.connected(), after, 'what is connected')
      },
    ),
  ]
}

/** A user with two bills, of which at least 30 dollars each can be paid. */
export interface BillInvoicesBench {
  readonly invoices: BillInvoices
  readonly quotes: BillQuotes
  readonly accountIds: readonly [string, string]
  /** Returns the number of invoices. */
  readonly made: () => Promise<number>
}

const dollars = (text: string): DecimalText => decimalText(text) ?? broken(`${text} is no amount.`)
const itemOf = (accountId: string, amount: string): InvoiceItem => ({
  accountId,
  amount: dollars(amount),
  currency: 'USD',
})
const itemsOf = ({ accountIds }: BillInvoicesBench): ReadonlyArray<InvoiceItem> => [
  itemOf(accountIds[0], '12.34'),
  itemOf(accountIds[1], '20.00'),
]

/** The laws of `BillInvoices` (CALL-052, F4). Each asks for a bench of its own. */
export const billInvoicesLaws = (make: () => Promise<BillInvoicesBench>): ReadonlyArray<Law> => {
  const create = ({ invoices }: BillInvoicesBench, items: ReadonlyArray<InvoiceItem>, key: string) =>
    invoices.create({ items, ipAddress: null, key })
  return [
    law(
      'The same key is the same invoice, also where it is sent twice at once; another key is another one.',
      async () => {
        const bench = await make()
        const before = await bench.made()
        const make1 = () => answered('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0001'))
        const [first, second] = await Promise.all([make1(), make1()])
        mustEqual([second, await make1()], [first, first], 'the ids of one key')
        mustEqual(await bench.made(), before + 1, 'how many invoices there are')
        const other = await answered('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0002'))
        must(other !== first, 'another key is the same invoice.')
      },
    ),
    law('A key is Rejected for other bills or amounts.', async () => {
      const bench = await make()
      await answered('invoices.create', () => create(bench, itemsOf(bench), 'law-key-0003'))
      const other = [itemOf(bench.accountIds[0], '12.35')]
      await mustBeRejected('invoices.create', () => create(bench, other, 'law-key-0003'))
    }),
    law(
      'A bill that is not the user’s, one paid twice at once, none at all and less than a dollar are Rejected.',
      async () => {
        const bench = await make()
        const [id] = bench.accountIds
        const refused = [
          [itemOf(`${id}0`, '12.34')],
          [itemOf(id, '12.34'), itemOf(id, '20.00')],
          [],
          [itemOf(id, '0.99')],
          [itemOf(id, '-12.34')],
        ]
        const before = await bench.made()
        for (const [index, items] of refused.entries())
          await mustBeRejected('invoices.create', () => create(bench, items, `law-key-1${index}00`))
        mustEqual(await bench.made(), before, 'how many invoices there are')
      },
    ),
  ]
}

/** The laws of `BillQuotes`, where they are offered. Each asks for a bench of its own. */
export const billQuotesLaws = (make: () => Promise<BillInvoicesBench>): ReadonlyArray<Law> => [
  law('A quote is of every bill once, and its total is what the bills get with the fee.', async () => {
    const bench = await make()
    const items = itemsOf(bench)
    const quote = await answered('quotes.quote', () => bench.quotes.quote(items))
    if (quote === unsupported) return broken('the provider does not offer it.')
    mustEqual(
      quote.bills.map(({ accountId }) => accountId),
      items.map(({ accountId }) => accountId),
      'the bills',
    )
    const sum = items.reduce((total, { amount }) => add(total, amount), zero)
    must(compare(add(sum, quote.fee), quote.total) === 0, `${sum} and ${quote.fee} are not ${quote.total}.`)
    const fees = quote.bills.reduce((total, { fee }) => add(total, fee ?? zero), zero)
    must(compare(fees, quote.fee) === 0, `the fees of the bills are ${fees} and not ${quote.fee}.`)
  }),
  law('It has coins, each once, with an amount and a rate above zero.', async () => {
    const bench = await make()
    const quote = await answered('quotes.quote', () => bench.quotes.quote(itemsOf(bench)))
    if (quote === unsupported) return broken('the provider does not offer it.')
    must(quote.coins.length > 0, 'there is no coin.')
    mustBeDifferent(quote.coins.map(({ code }) => code))
    for (const { code, amount, rate } of quote.coins)
      must(compare(amount, zero) > 0 && compare(rate, zero) > 0, `${code} is ${amount} at ${rate}.`)
  }),
  law('What cannot be paid is Rejected, and nothing is made by a quote.', async () => {
    const bench = await make()
    const before = await bench.made()
    await answered('quotes.quote', () => bench.quotes.quote(itemsOf(bench)))
    await mustBeRejected('quotes.quote', () => bench.quotes.quote([itemOf(`${bench.accountIds[0]}0`, '12.34')]))
    mustEqual(await bench.made(), before, 'how many invoices there are')
  }),
]
