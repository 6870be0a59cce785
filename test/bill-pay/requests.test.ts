import { readFileSync } from 'node:fs'
import { graphqlBillConnections } from '@paydeck/adapters/graphql/bill-pay/bill-connection'
import { graphqlBillHistories } from '@paydeck/adapters/graphql/bill-pay/bill-detail'
import { graphqlBillRecords } from '@paydeck/adapters/graphql/bill-pay/bill-list'
import { graphqlBillInvoices, graphqlBillQuotes } from '@paydeck/adapters/graphql/bill-pay/bill-payment'
import { graphqlDueBills } from '@paydeck/adapters/graphql/bill-pay/bill-reminders'
import { restBillInvoices } from '@paydeck/adapters/rest/bill-pay/bill-payment'
import { malformed, unsupported, rejected } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { getBillPayAccounts, getBillPayUser } from '../../adapters/wire/bill-pay/bill-list.ts'
import { accountExtras, userExtras } from '../../adapters/wire/bill-pay/bill-list.ts'
import { specified } from '../../adapters/wire/specified.ts'
import { amount } from '../cards/bench.ts'
import { json, makeTransport } from '../transport/bench.ts'
import { provider, accountDto, liabilityDto, recordDto, userDto } from './provider-dtos.ts'

const clock = fakeClock(Date.UTC(2026, 10, 22, 12))

const recordsOf = (answer: Parameters<typeof provider>[0]) => {
  const { graphql, asked } = provider(answer)
  return { records: graphqlBillRecords(graphql, clock), asked }
}

describe('loading Bill Pay data', () => {
  it('CALL-046 CALL-047 CALL-048 the app requests the user, the bills, and the payments of 12 months', async () => {
    const { records, asked } = recordsOf(({ name }) =>
      name === 'GetBillPayUser'
        ? { billPayUser: userDto() }
        : name === 'GetBillPayAccounts'
          ? { billPayAccounts: [accountDto('a1')] }
          : { billPayments: [recordDto('r1')] },
    )
    expect(await records.user()).toEqual(E.right(userDto()))
    expect(await records.accounts()).toEqual(E.right([accountDto('a1')]))
    expect(await records.payments()).toEqual(E.right([recordDto('r1')]))
    expect(asked.map(({ name, variables }) => [name, variables])).toEqual([
      ['GetBillPayUser', { includeMethodData: true }],
      ['GetBillPayAccounts', { provider: 'method' }],
      ['FindBillPayments', { provider: 'method', startDate: '2025-11-22T12:00:00.000Z' }],
    ])
  })

  it('BILL-017 if methodEntityId is empty, the app reads it as null', async () => {
    const { records } = recordsOf(() => ({ billPayUser: userDto({ methodEntityId: '' }) }))
    expect(await records.user()).toMatchObject(E.right({ methodEntityId: null }))
  })

  it('the bill list omits bills without `liability`, bills without an id, and repeated bills', async () => {
    const sent = [
      accountDto('a1'),
      accountDto('a2', { liability: null }),
      accountDto(''),
      accountDto('a1', { isPayable: false }),
      accountDto('a3'),
    ]
    const { records } = recordsOf(() => ({ billPayAccounts: sent }))
    expect(await records.accounts()).toEqual(E.right([accountDto('a1'), accountDto('a3')]))
  })

  it('if a bill has a blank merchant name, the bill list shows the name of the bill account', async () => {
    const sent = [accountDto('a1', { liability: liabilityDto({ merchantName: ' ' }) })]
    const { records } = recordsOf(() => ({ billPayAccounts: sent }))
    expect(await records.accounts()).toMatchObject(E.right([{ liability: { merchantName: 'Harbor Rewards' } }]))
  })

  it('the list of bill payments starts with the newest, and keeps only the first of several payments with the same id', async () => {
    const sent = [
      recordDto('r1', { createdOn: 1 }),
      recordDto('r2', { createdOn: null }),
      recordDto('r3', { createdOn: 3 }),
      recordDto('r1', { createdOn: 9 }),
      recordDto('r4', { createdOn: 3 }),
    ]
    const { records } = recordsOf(() => ({ billPayments: sent }))
    expect(await records.payments()).toMatchObject(
      E.right([{ id: 'r3' }, { id: 'r4' }, { id: 'r1', createdOn: 1 }, { id: 'r2' }]),
    )
  })

  it('if the provider rejects fields beyond the specification, the app sends the queries again without these fields', async () => {
    const source = readFileSync(new URL('../../adapters/wire/schema.graphql', import.meta.url), 'utf8')
    const extra = /\n {2}"Beyond the specification:[^"]*"\n {2}(?:pause|paymentStatus|needsReconnect): .*/g
    expect(source.match(extra)).toHaveLength(3)
    const schema = buildSchema(source.replace(extra, ''))
    const { records, asked } = recordsOf(({ name, document }) => {
      const [error] = validate(schema, parse(document))
      if (error !== undefined) return json({ errors: [{ message: error.message }] })
      const { pause: _, ...user } = userDto()
      const { paymentStatus: __, needsReconnect: ___, ...account } = accountDto('a1')
      return name === 'GetBillPayUser' ? { billPayUser: user } : { billPayAccounts: [account] }
    })
    expect(await records.user()).toEqual(E.right(userDto()))
    expect(await records.accounts()).toEqual(E.right([accountDto('a1', { paymentStatus: null })]))
    await records.user()
    expect(asked.map(({ document }) => document)).toEqual([
      getBillPayUser.document,
      specified(getBillPayUser, userExtras).document,
      getBillPayAccounts.document,
      specified(getBillPayAccounts, accountExtras).document,
      specified(getBillPayUser, userExtras).document,
    ])
    expect(specified(getBillPayUser, userExtras).document).not.toContain('pause')
  })
})

describe('connection requests', () => {
  const connectionsOf = (answer: Parameters<typeof provider>[0]) => {
    const { graphql, asked } = provider(answer)
    return { connections: graphqlBillConnections(graphql), asked }
  }

  it('BILL-064 CALL-049 CALL-051 each call requests a new token, whose type depends on the mode: automatic or manual', async () => {
    let made = 0
    const { connections, asked } = connectionsOf(({ name }) => {
      made += 1
      return name === 'GetToken' ? { getToken: `t${made}` } : { getMethodAuthElementToken: `t${made}` }
    })
    expect(await connections.token('automatic')()).toEqual(E.right('t1'))
    expect(await connections.token('manual')()).toEqual(E.right('t2'))
    expect(await connections.token('manual')()).toEqual(E.right('t3'))
    expect(asked.map(({ name, variables }) => [name, variables])).toEqual([
      ['GetMethodAuthElementToken', { provider: 'method' }],
      ['GetToken', { provider: 'method', tokenType: 'manual' }],
      ['GetToken', { provider: 'method', tokenType: 'manual' }],
    ])
  })

  it.each([[''], [null], [undefined], [7], [{}]])(
    'a connection token of %j is rejected as Malformed',
    async (token) => {
      const { connections } = connectionsOf(() => ({ getToken: token, getMethodAuthElementToken: token }))
      for (const type of ['automatic', 'manual'] as const)
        expect(await connections.token(type)()).toMatchObject(E.left({ _tag: 'Malformed' }))
    },
  )

  it('BILL-069 CALL-050 exchanging an account token returns the provider’s text unchanged', async () => {
    for (const word of ['success', 'Success', 'failure', '']) {
      const { connections, asked } = connectionsOf(() => ({ exchangeAccountToken: word }))
      expect(await connections.exchange('acc 1')()).toEqual(E.right(word))
      expect(asked[0]?.variables).toEqual({ provider: 'method', accountToken: 'acc 1' })
    }
    const { connections } = connectionsOf(() => ({ exchangeAccountToken: true }))
    expect(await connections.exchange('acc 1')()).toMatchObject(E.left({ _tag: 'Malformed' }))
  })
})

const items = [
  { accountId: 'a1', amount: amount('25.00'), currency: 'USD' },
  { accountId: 'a2', amount: amount('123456789012345678901234567890.12'), currency: 'USD' },
]
const request = { items, ipAddress: null, key: 'key-0001' }

describe('invoice requests', () => {
  it('BILL-137 BILL-138 CALL-052 F4 a bill invoice request has an idempotency key and exact amounts, but no coin', async () => {
    const { graphql, asked, sent } = provider(() => ({ createBillPayInvoiceId: 'i1' }))
    expect(await graphqlBillInvoices(graphql).create(request)()).toEqual(E.right('i1'))
    await graphqlBillInvoices(graphql).create({ ...request, ipAddress: '203.0.113.7', key: 'key-0002' })()
    const variables = { provider: 'method', ipAddress: null, transactionCurrency: null, payments: items }
    expect(asked.map((one) => one.variables)).toEqual([variables, { ...variables, ipAddress: '203.0.113.7' }])
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(['key-0001', 'key-0002'])
  })

  it('an invoice response without an id is Malformed; the fault of a rejected invoice has the provider’s message', async () => {
    for (const id of ['', null, 7]) {
      const { graphql } = provider(() => ({ createBillPayInvoiceId: id }))
      expect(await graphqlBillInvoices(graphql).create(request)()).toMatchObject(E.left({ _tag: 'Malformed' }))
    }
    const { graphql } = provider(() => json({ errors: [{ message: 'Harbor Bank cannot be paid.' }] }))
    expect(await graphqlBillInvoices(graphql).create(request)()).toEqual(
      E.left(rejected(200, 'Harbor Bank cannot be paid.')),
    )
  })

  it('BILL-138 the IP address is read from the country-by-IP response, and is null if this response does not contain one', async () => {
    const addressFor = (answer: () => Response) => restBillInvoices(makeTransport(answer).rest).address()
    expect(await addressFor(() => json({ country: 'US', ipAddress: '203.0.113.7' }))).toBe('203.0.113.7')
    expect(await addressFor(() => json({ country: 'US' }))).toBeNull()
    expect(await addressFor(() => json({ country: 'US', ipAddress: 7 }))).toBeNull()
    expect(await addressFor(() => json({ country: 'US', ipAddress: '' }))).toBeNull()
    expect(await addressFor(() => json({ error: 'no' }, 500))).toBeNull()
    expect(await addressFor(() => new Response('<html>'))).toBeNull()
  })
})

const quote = {
  bills: [{ accountId: 'a1', fee: '1.00', estimatedCompletionDate: 1_700_600_000_000 }],
  fee: '1.00',
  total: '26.00',
  coins: [{ code: 'BTC', name: 'Bitcoin', amount: '0.00042', networkCost: '0.80', rate: '61234.50' }],
}

describe('calls beyond the specification', () => {
  const quoteOf = (sent: unknown) => {
    const { graphql } = provider(() => ({ billPaymentQuote: sent }))
    return graphqlBillQuotes(graphql).quote(items)()
  }

  it('a quote contains only coins with an amount and a rate, each coin once', async () => {
    const coins = [
      ...quote.coins,
      { code: 'ETH', name: '', amount: '0.01', networkCost: null, rate: '2400' },
      { code: 'BTC', name: 'Bitcoin again', amount: '9', networkCost: null, rate: '1' },
      { code: 'LTC', name: 'Litecoin', amount: 1e21, networkCost: null, rate: '80' },
      { code: 'DOGE', name: 'Dogecoin', amount: '100', networkCost: null, rate: null },
    ]
    const ether = { code: 'ETH', name: 'ETH', amount: '0.01', networkCost: null, rate: '2400' }
    expect(await quoteOf({ ...quote, coins })).toEqual(E.right({ ...quote, coins: [...quote.coins, ether] }))
    expect(await quoteOf({ ...quote, bills: [], coins: [] })).toEqual(E.right({ ...quote, bills: [], coins: [] }))
    for (const sum of [{ fee: null }, { total: '26,00' }])
      expect(await quoteOf({ ...quote, ...sum })).toEqual(E.left(malformed('QuoteBillPayment: sum')))
  })

  const unknown: ReadonlyArray<readonly [string, () => Response]> = [
    ['the operation', () => json({ error: 'Unknown operation.', field: 'operationName' }, 400)],
    ['the field', () => json({ errors: [{ message: 'Cannot query field "billBalances" on type "User".' }] })],
    [
      'the field, and says so with 400',
      () => json({ errors: [{ message: 'Cannot query field "billBalances" on type "User".' }] }, 400),
    ],
    ['the type of a variable', () => json({ errors: [{ message: 'Unknown type "BillPayItem".' }] })],
  ]

  it.each(unknown)(
    'if the provider does not know %s, the calls for quotes, balances, reminders and bill removal return "unsupported"',
    async (_, answer) => {
      const { graphql } = provider(answer)
      const histories = graphqlBillHistories(graphql, clock)
      expect(await graphqlBillQuotes(graphql).quote(items)()).toEqual(E.right(unsupported))
      expect(await histories.balances('a1')()).toEqual(E.right(unsupported))
      expect(await histories.remove('a1')()).toEqual(E.right(unsupported))
      expect(await graphqlDueBills(graphql).due()).toEqual(E.right(unsupported))
    },
  )

  it('if a call is rejected for another reason than missing support, it returns a fault instead of "unsupported"', async () => {
    const { graphql } = provider(() => json({ error: 'Not now.' }, 400))
    const [histories, fault] = [graphqlBillHistories(graphql, clock), E.left(rejected(400, 'Not now.'))]
    expect(await graphqlBillQuotes(graphql).quote(items)()).toEqual(fault)
    expect(await histories.balances('a1')()).toEqual(fault)
    expect(await histories.remove('a1')()).toEqual(fault)
    expect(await graphqlDueBills(graphql).due()).toEqual(fault)
  })

  it('if a call has succeeded before, a later rejection of the call returns a fault instead of "unsupported"', async () => {
    let isRefusing = false
    const { graphql } = provider(() => (isRefusing ? json({ error: 'No.' }, 400) : { billReminders: [] }))
    const { due } = graphqlDueBills(graphql)
    expect(await due()).toEqual(E.right([]))
    isRefusing = true
    expect(await due()).toEqual(E.left(rejected(400, 'No.')))
  })

  it('reminders list each bill once, earliest due date first', async () => {
    const due = (accountId: string, dueAt: number) => ({
      accountId,
      merchantName: 'Harbor Bank',
      mask: '4821',
      dueAt,
      minimum: null,
    })
    const { graphql } = provider(() => ({ billReminders: [due('a1', 3), due('a2', 1), due('a1', 2), due('', 0)] }))
    expect(await graphqlDueBills(graphql).due()).toEqual(E.right([due('a2', 1), due('a1', 3)]))
  })
})
