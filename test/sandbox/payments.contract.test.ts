import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { graphqlPayoutRecords } from '@paydeck/adapters/graphql/receiving/payouts'
import { type Activity, type Invoice, makeRecentActivity, makeStores, type Payout, payoutRequests } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from './clients.ts'
import { account, at, type Client } from './running.ts'

const day = 86_400_000

const recent = (client: Client, limit = 5): Promise<ReadonlyArray<Activity>> =>
  answered(
    graphqlPaymentRecords(clientsOf(client).graphql).recent({
      limit,
      startDate: new Date(Date.now() - 90 * day).toISOString(),
      merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
    }),
  )

const isInvoice = (item: Activity): item is Invoice => item.kind === 'invoice'
const isPayout = (item: Activity): item is Payout => item.kind === 'payout'

describe('payments', () => {
  it('HOME-035 CALL-042 `recent` lists the five newest invoices and payouts of the requested period, newest first', async () => {
    const client = await account('recipient')
    const items = await recent(client)
    expect(items).toHaveLength(5)
    expect(items.some(isInvoice) && items.some(isPayout)).toBe(true)
    const times = items.map((item) => item.timestamp ?? Number.POSITIVE_INFINITY)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('HOME-035 CALL-042 "recent activity" requests 5 payments of the last 3 months, without expired or unpaid invoices', async () => {
    const client = await account('verified')
    const clock = fakeClock(Date.UTC(2026, 4, 31))
    const records = graphqlPaymentRecords(clientsOf(client).graphql)
    await makeRecentActivity({ stores: makeStores(), clock, paymentRecords: records }).tasks.reload()
    const calls = at(await client.control('GET', 'calls'), 'calls')
    const call: unknown = Array.isArray(calls) ? calls.find((one) => at(one, 'name') === 'GetRecentActivity') : null
    expect(at(call, 'input')).toMatchObject({
      limit: 5,
      startDate: '2026-02-28T00:00:00.000Z',
      merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
    })
  })

  it('CALL-042 `recent` omits expired, unpaid and older invoices', async () => {
    const invoices = [
      { status: 'new' },
      { status: 'expired' },
      { status: 'complete', minutesAgo: 60 * 24 * 200 },
      { status: 'paid' },
    ]
    const client = await account('shopper', { invoices })
    expect((await recent(client)).map((item) => item.status)).toEqual(['paid'])
  })

  it('PAY-031 PAY-032 `recent` returns all fields of an invoice', async () => {
    const client = await account('verified')
    const invoice = (await recent(client, 20)).filter(isInvoice).find((item) => item.exceptionStatus === 'paidPartial')
    const types = Object.fromEntries(
      Object.entries(invoice ?? {}).map(([key, value]) => [key, value === null ? 'null' : typeof value]),
    )
    expect(types).toEqual({
      kind: 'string',
      id: 'string',
      merchantName: 'string',
      icon: 'string',
      invoiceTime: 'number',
      timestamp: 'number',
      txCurrency: 'string',
      price: 'string',
      currency: 'object',
      status: 'string',
      exceptionStatus: 'string',
      exchangeRate: 'string',
      paymentSubtotal: 'bigint',
      amount: 'bigint',
      networkCost: 'bigint',
      underpaidAmount: 'bigint',
      overpaidAmount: 'null',
      declinedAmount: 'null',
      currencyLayer: 'null',
      itemCode: 'null',
      orderId: 'string',
      txId: 'string',
      isNonRefundableUnderpayment: 'boolean',
      alreadyRefunded: 'boolean',
      selectedWallet: 'object',
      bills: 'object',
    })
    expect(invoice?.currency).toEqual({ code: 'USD', symbol: '$', precision: 2, decimals: 2 })
    expect(invoice?.selectedWallet?.displayName).toMatch(/Wallet$/)
    expect(invoice?.selectedWallet?.avatar).toMatch(/^\//)
  })

  it('PAY-036 a donation invoice has the item code bitcoindonation; an invoice for a bill payment contains its bills', async () => {
    const client = await account('shopper', {
      invoices: [
        { itemCode: 'bitcoindonation' },
        { itemCode: 'Bill Payment', bills: [{ merchantName: 'Cedar Valley Electric' }] },
        {},
      ],
    })
    const invoices = (await recent(client, 20)).filter(isInvoice)
    expect(invoices.map(({ itemCode, bills }) => [itemCode, bills.length])).toEqual([
      ['bitcoindonation', 0],
      ['Bill Payment', 1],
      [null, 0],
    ])
  })

  it('PAY-038 HOME-038 `recent` returns the bills of a bill payment; each bill has a status, which may be null', async () => {
    const bills = [
      { merchantName: 'Cedar Valley Electric', status: 'reversal_required' },
      { merchantName: 'Pinecrest Home Loans', status: null },
    ]
    const client = await account('shopper', { invoices: [{ itemCode: 'Bill Payment', bills }] })
    const [item] = (await recent(client)).filter(isInvoice)
    expect(item?.bills.map(({ merchantName, status }) => ({ merchantName, status }))).toEqual(bills)
  })

  it('PAY-033 PAY-034 `recent` returns a payout with its blockchain transaction', async () => {
    const client = await account('recipient')
    const payout = (await recent(client, 20)).find(isPayout)
    expect(payout).toMatchObject({ merchantName: 'Lumen Payroll', currency: 'USD', status: 'pending' })
    expect(payout?.amount).toMatch(/^\d+\.\d\d$/)
    expect(payout?.timestamp).toBeGreaterThan(Date.now() - 90 * day)
    expect(payout?.transaction).toMatchObject({ currency: 'BTC', paidTo: 'Savings' })
    expect(payout?.transaction?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(payout?.transaction?.exchangeRate).toMatch(/^\d+\.\d\d$/)
  })

  it('GetRecentActivity rejects a limit out of range and an invalid date', async () => {
    const client = await account()
    const ask = (variables: Readonly<Record<string, unknown>>) =>
      client.graphql('GetRecentActivity', { merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID', ...variables })
    for (const variables of [
      { limit: 0, startDate: '2026-01-01' },
      { limit: 10_000, startDate: '2026-01-01' },
      { limit: 5, startDate: 'soon' },
    ]) {
      expect(at((await ask(variables)).body, 'errors', 0, 'message')).toMatch(/\.$/)
    }
  })

  it('GetRecentActivity returns no payments of another user', async () => {
    const [one, other] = await Promise.all([account('shopper'), account('verified')])
    expect(await recent(one)).toEqual([])
    expect(await recent(other)).not.toEqual([])
  })
})

describe('payout data that the app requests at its start', () => {
  it('CALL-071 RECV-091 RECV-093 RECV-096 `atStart` returns profiles, payors, wallets and the first payout', async () => {
    const client = await account('recipient')
    const payouts = await answered(graphqlPayoutRecords(clientsOf(client).graphql).atStart)
    expect(payouts.payors.map(({ name }) => name)).toEqual(['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research'])
    expect(payouts.wallets.map(({ currency, label, isActive }) => [currency, label, isActive])).toEqual([
      ['BTC', 'Savings', true],
      ['USDC', 'Everyday', false],
    ])
    const [profile] = payouts.profiles
    const [wallet] = payouts.wallets
    expect(profile).toMatchObject({ name: 'Savings', payors: [payouts.payors[0]] })
    expect(profile?.wallet).toEqual({ id: wallet?.id, address: wallet?.address, currency: 'BTC', label: 'Savings' })
    expect(profile?.percentage).toBeTypeOf('number')
    expect(payouts.firstPayout?.requestDate).toBeLessThan(Date.now() - 200 * day)
    expect(payoutRequests(payouts.payors, payouts.profiles).map(({ name }) => name)).toEqual(['Cobalt Research'])
  })

  it('CALL-071 if the user has no payouts, `atStart` returns empty lists, and null for the first payout', async () => {
    const client = await account('shopper')
    expect(await answered(graphqlPayoutRecords(clientsOf(client).graphql).atStart)).toEqual({
      profiles: [],
      payors: [],
      wallets: [],
      firstPayout: null,
    })
  })
})
