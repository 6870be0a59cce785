import { graphqlPaymentSearches } from '@paydeck/adapters/graphql/payments/payment-search'
import { filterStatusOf, listStatuses } from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import { exportPayments } from '@paydeck/sandbox/payments/payment-export'
import { countQuery, foundQuery } from '@paydeck/sandbox/payments/search-queries'
import { parse } from 'csv-parse/sync'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client, type Running, startSandbox } from '../../sandbox/running.ts'
import { any, namesOf, pageOf, saveOf } from './search-client.ts'

const hash = (sign: string): string => `${sign.repeat(52)}0123456789ab`

describe('payment search', () => {
  let client: Client
  beforeAll(async () => {
    client = await account('shopper', {
      invoices: [
        {
          merchantName: 'Glasshouse Coffee',
          price: '18.40',
          orderId: '401-77-K',
          txId: hash('a'),
          txCurrency: 'BTC',
          minutesAgo: 10,
        },
        { merchantName: 'Café Łódź', price: '9007199254740993.25', txCurrency: 'ETH', minutesAgo: 20 },
        { merchantName: 'Glasshouse Books', price: '18.41', status: 'paid', minutesAgo: 30 },
        {
          merchantName: 'Bill Pay',
          itemCode: 'Bill Payment',
          bills: [{ merchantName: 'Pinecrest Loans', status: 'settled' }],
          price: '61.00',
          minutesAgo: 40,
        },
        { merchantName: 'Quarry Hill', status: 'paid', exceptionStatus: 'paidPartial', price: '5.00', minutesAgo: 50 },
        { merchantName: 'Copper Line', status: 'complete', alreadyRefunded: true, price: '6.00', minutesAgo: 60 },
        { merchantName: 'Glass Trust', itemCode: 'bitcoindonation', price: '7.00', minutesAgo: 70 },
        { merchantName: 'Glasshouse Never', status: 'new', minutesAgo: 1 },
      ],
      payoutList: [
        { merchantName: 'Glass Payroll', amount: '18.40', status: 'pending', minutesAgo: 15 },
        { merchantName: 'Cobalt Research', amount: '900.00', minutesAgo: 25, transactions: 2 },
      ],
    })
  })

  it('PAY-112 FindPayments finds words in names, order ids and transaction ids, in any letter case', async () => {
    expect(await namesOf(client, { text: 'GLASS' })).toEqual(['Glasshouse Coffee', 'Glasshouse Books'])
    expect(await namesOf(client, { text: ' coffee  glasshouse ' })).toEqual(['Glasshouse Coffee'])
    expect(await namesOf(client, { text: 'glass tea' })).toEqual([])
    expect(await namesOf(client, { text: 'pinecrest' })).toHaveLength(1)
    expect(await namesOf(client, { text: '401-77-K' })).toEqual(['Glasshouse Coffee'])
    for (const text of [hash('a'), hash('A'), '0123456789ab', '01234567']) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      expect((await namesOf(client, { text }))[0], text).toBe('Glasshouse Coffee')
    }
    expect(await namesOf(client, { text: 'café łó' })).toEqual(['Café Łódź'])
    expect(await namesOf(client, { text: 'cafe cafe\u0301 ｃａｆé' })).toEqual(['Café Łódź'])
    expect(await namesOf(client, { list: 'donations', text: 'glass' })).toEqual(['Glass Trust'])
    expect(await namesOf(client, { list: 'payouts', text: 'glass' })).toEqual(['Glass Payroll'])
  })

  it.each(["' or 1=1 --", ':*', '!!!', "glass' & !'x", '\\', '%', '_', '<b>', '\u202e'])(
    'H2 FindPayments treats the search text %j as plain text',
    async (text) => {
      expect(await namesOf(client, { text: `${text} nowhere` })).toEqual([])
    },
  )

  it('FindPayments filters payments by exact amount, coin, dates and status', async () => {
    const amount = (text: string) => decimalText(text)
    expect(await namesOf(client, { least: amount('18.40'), most: amount('18.40') })).toEqual(['Glasshouse Coffee'])
    expect(await namesOf(client, { least: amount('9007199254740993.25') })).toEqual(['Café Łódź'])
    expect(await namesOf(client, { least: amount('9007199254740993.26') })).toEqual([])
    expect(await namesOf(client, { coin: 'ETH', text: 'café' })).toEqual(['Café Łódź'])
    expect(await namesOf(client, { coin: 'ETH', text: 'coffee' })).toEqual([])
    expect(await namesOf(client, { status: 'confirming' })).toEqual(['Glasshouse Books'])
    expect(await namesOf(client, { status: 'refundAvailable' })).toEqual(['Quarry Hill'])
    expect(await namesOf(client, { status: 'refunded' })).toEqual(['Copper Line'])
    expect(await namesOf(client, { status: 'complete', least: amount('60') })).toEqual(['Café Łódź', 'Bill Pay'])
    expect(await namesOf(client, { list: 'donations', status: 'complete' })).toEqual(['Glass Trust'])
    expect(await namesOf(client, { list: 'payouts', status: 'confirming', coin: 'BTC' })).toEqual(['Glass Payroll'])
    const { items } = await pageOf(client, { text: 'books' })
    const at = items[0]?.timestamp ?? 0
    expect(await namesOf(client, { from: at, to: at })).toEqual(['Glasshouse Books'])
    expect(await namesOf(client, { from: at + 1, to: at + 2 })).toEqual([])
  })

  it.each(listStatuses.payments)('FindPayments finds all payments with the status %s', async (status) => {
    const ids = ({ items }: Pick<Awaited<ReturnType<typeof pageOf>>, 'items'>) => items.map(({ id }) => id)
    const { items } = await pageOf(client, {})
    expect(ids(await pageOf(client, { status }))).toEqual(
      ids({ items: items.filter((item) => filterStatusOf(item) === status) }),
    )
  })

  it('A2 FindPayments returns no payments of another user, and rejects invalid searches', async () => {
    expect(await namesOf(await account(), { text: 'glass' })).toEqual([])
    const find = graphqlPaymentSearches(clientsOf(client).graphql).find
    for (const wrong of [
      { after: 'x' },
      { after: 'bnVsbA' },
      { text: 'x'.repeat(201) },
      { from: 0.5 },
      { limit: 101 },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      const found = await find({ ...any, limit: 30, after: null, ...wrong })()
      expect(E.isLeft(found) && found.left._tag, JSON.stringify(wrong)).toBe('Rejected')
    }
  })

  it('FindPayments and the export reject an invalid minimum or maximum amount', async () => {
    for (const bound of [{ least: '18,40' }, { most: 'NaN' }, { least: '' }, { most: true }, { least: null }]) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      const found = await client.graphql('FindPayments', { list: 'payments', text: '', limit: 30, ...bound })
      expect(at(found.body, 'errors', 0, 'message'), JSON.stringify(bound)).toBe('The amount is not valid.')
      const body = { list: 'payments', text: '', format: 'csv', ...bound }
      // eslint-disable-next-line no-await-in-loop
      expect((await client.rest('POST', '/payments/export', body)).status, JSON.stringify(bound)).toBe(422)
    }
  })

  it('PAY-111 the result pages skip and repeat no payment, even if new payments arrive or several payments have equal times', async () => {
    const owner = await account('shopper', {
      invoices: Array.from({ length: 12 }, (_, index) => ({ minutesAgo: 5 + Math.floor(index / 4) })),
    })
    const all = (await pageOf(owner, {})).items.map(({ id }) => id)
    const seen: Array<string> = []
    let after: string | null = null
    do {
      // eslint-disable-next-line no-await-in-loop -- each page request needs the cursor of the previous page
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(owner, {}, 5, after)
      seen.push(...page.items.map(({ id }) => id))
      after = page.after
      // eslint-disable-next-line no-await-in-loop
      const made = await owner.control('POST', 'payments', { merchantName: 'Newcomer', amount: '1.00' })
      // eslint-disable-next-line no-await-in-loop
      await owner.control('POST', 'payments/move', { ...Object(made), move: 'pay' })
    } while (after !== null)
    expect(seen).toEqual(all)
    expect((await pageOf(owner, {})).total).toBe(15)
  })

  it('the exported JSON has ISO 8601 times, and the exported CSV has no field that a spreadsheet would run as a formula', async () => {
    const owner = await account('shopper', {
      invoices: [
        { merchantName: '=HYPERLINK("x"),\n', price: '18.40', txCurrency: 'BTC', amount: '1450', minutesAgo: 10 },
        { merchantName: 'Second', txCurrency: null, price: '2.00', minutesAgo: 20 },
      ],
    })
    const json: unknown = JSON.parse(await saveOf(owner, {}, 'json'))
    const { items } = await pageOf(owner, {})
    expect(json).toMatchObject([
      {
        kind: 'payment',
        id: items[0]?.id,
        name: '=HYPERLINK("x"),\n',
        time: new Date(items[0]?.timestamp ?? 0).toISOString(),
        amount: '18.40',
        currency: 'USD',
        coin: 'BTC',
        coinAmount: '0.0000145',
      },
      { name: 'Second', coin: null, coinAmount: null },
    ])
    const text = await saveOf(owner, {}, 'csv')
    const rows: ReadonlyArray<Readonly<Record<string, string>>> = parse(text, { bom: true, columns: true })
    expect(rows.map(({ name }) => name)).toEqual([`'=HYPERLINK("x"),\n`, 'Second'])
    expect(text.startsWith('\uFEFFkind,id,name,')).toBe(true)
    expect(text.replaceAll('"x""),\n', '').split('\r\n')).toHaveLength(4)
    expect(JSON.parse(await saveOf(owner, { text: 'nowhere' }, 'json'))).toEqual([])
    expect(await saveOf(owner, { list: 'payouts' }, 'csv')).toMatch(/^\uFEFFkind,[^\n]*\r\n$/)
  })
})

describe('a search in 13,000 payments', () => {
  let running: Running
  let client: Client
  const filter = { status: 'complete', least: decimalText('10') } as const
  // The query plans depend on the whole table, so these tests have their own database.
  beforeAll(async () => {
    running = await startSandbox({ hasOwnDatabase: true })
    client = await account('shopper', { payments: 13_000 }, running)
  })
  afterAll(() => running.close())

  const rowsOf = async () => {
    const { queries: database } = running.server.environment
    const user = await database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', client.userId)
      .executeTakeFirstOrThrow()
    return { database, user, now: Date.now }
  }

  it('PAY-113 an export of more than 10,000 payments contains exactly the rows of the database that match the filter, in order', async () => {
    const { database } = await rowsOf()
    const all = await database
      .selectFrom('invoices')
      .select(['id', 'price', 'timestamp as at', 'itemCode', 'status', 'exceptionStatus', 'alreadyRefunded', 'bills'])
      .where('userId', '=', client.userId)
      .orderBy('timestamp', 'desc')
      .orderBy('id')
      .execute()
    // An invoice takes the status of its bill only if it has exactly one bill (PAY-081).
    const isComplete = ({
      itemCode,
      bills,
      status,
      exceptionStatus,
      alreadyRefunded,
    }: (typeof all)[number]): boolean =>
      itemCode === 'Bill Payment'
        ? bills.length === 1 && bills[0]?.status === 'complete'
        : status === 'complete' && exceptionStatus === null && !alreadyRefunded
    const rows = all.filter((row) => row.itemCode !== 'bitcoindonation' && Number(row.price) >= 10 && isComplete(row))
    expect(rows.length).toBeGreaterThan(10_000)
    const expected = rows.map(({ id, price, at }) => [id, price, new Date(at).toISOString()].join(' '))
    const csv: ReadonlyArray<Readonly<Record<string, string>>> = parse(await saveOf(client, filter, 'csv'), {
      bom: true,
      columns: true,
    })
    expect(csv.map(({ id, amount, time }) => [id, amount, time].join(' '))).toEqual(expected)
    const json = JSON.parse(await saveOf(client, filter, 'json')) as typeof csv
    expect(json.map(({ id, amount, time }) => [id, amount, time].join(' '))).toEqual(expected)
    expect((await pageOf(client, filter)).total).toBe(rows.length)
  })

  it('an export reads at most 250 rows at a time, and reads no further rows until it has output the earlier ones', async () => {
    const read = { rows: 0, most: 0 }
    const rows = await rowsOf()
    const counting: Parameters<typeof rows.database.withPlugin>[0] = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.rows += result.rows.length
        read.most = Math.max(read.most, result.rows.length)
        return result
      },
    }
    const { content } = exportPayments(
      { ...rows, database: rows.database.withPlugin(counting) },
      { list: 'payments', text: '' },
      'json',
    )
    if (content instanceof Uint8Array) throw new Error('It is made piece by piece.')
    let given = 0
    const ahead: Array<number> = []
    for await (const part of content) {
      given += String(part)
        .split('\n')
        .filter((line) => line.startsWith('{')).length
      // The counted rows include the result of the query that reads all ids, so the test subtracts 1.
      ahead.push(read.rows - 1 - given)
    }
    expect(given).toBeGreaterThan(10_000)
    expect(read.most).toBeLessThanOrEqual(250)
    expect(Math.max(...ahead)).toBeLessThanOrEqual(0)
  })

  it('exported coin amounts keep all their decimal places, even negative amounts', async () => {
    const invoices = [
      { txCurrency: 'BTC', amount: '1450', minutesAgo: 1 },
      { txCurrency: 'ETH', amount: '1000000000000000001', minutesAgo: 2 },
    ]
    const owner = await account('shopper', { invoices }, running)
    const { queries } = running.server.environment
    await queries.updateTable('invoices').set({ amount: '-1450' }).where('amount', '=', '1450').execute()
    const json = JSON.parse(await saveOf(owner, {}, 'json')) as ReadonlyArray<{ readonly coinAmount: string }>
    expect(json.map(({ coinAmount }) => coinAmount)).toEqual(['-0.0000145', '1.000000000000000001'])
  })

  it('P7 the queries for matches, pages and totals use indexes and do not scan the table', async () => {
    const rows = await rowsOf()
    type Query = ReturnType<typeof foundQuery> | ReturnType<typeof countQuery>
    const rare = { list: 'payments', text: '565241' } as const
    const compiled = countQuery(rows, rare).compile(rows.database)
    await rows.database.executeQuery({ ...compiled, sql: 'analyze invoices', parameters: [] })
    const planOf = async (query: Query): Promise<string> => {
      const statement = query.compile(rows.database)
      return JSON.stringify((await rows.database.executeQuery({ ...statement, sql: `explain ${statement.sql}` })).rows)
    }
    const behind = { at: Date.now() - 40 * 86_400_000, id: 'a' }
    const plans = await Promise.all([
      planOf(foundQuery(rows, { list: 'payments', text: '' }, null, 31)),
      planOf(foundQuery(rows, { list: 'payments', text: 'gla', status: 'complete' }, behind, 31)),
      planOf(foundQuery(rows, { list: 'payments', text: '', coin: 'BTC', from: 0 }, behind, 31)),
      planOf(foundQuery(rows, rare, null, 31)),
      planOf(countQuery(rows, rare)),
    ])
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
    for (const plan of [plans[0], plans[2]]) expect(plan).toContain('invoices_of_list')
    // The database may choose either of the two text indexes, because its statistics are sampled.
    for (const plan of [plans[1], plans[3], plans[4]]) expect(plan).toMatch(/invoices_(?:of_list|search)/)
    expect(plans[4]).toContain('invoices_search')
  })
})
