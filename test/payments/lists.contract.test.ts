import { graphqlPaymentLists } from '@paydeck/adapters/graphql/payments/payment-list'
import type { ListName, Payout, WholeActivity, WholeInvoice } from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client } from '../sandbox/running.ts'

const minute = 60_000

const listsOf = (client: Client) => graphqlPaymentLists(clientsOf(client).graphql)

const pageOf = (client: Client, list: ListName, { limit = 30, skip = 0, startDate = null as string | null } = {}) =>
  answered(listsOf(client).page({ list, limit, skip, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }))

const itemsOf = async (client: Client, list: ListName): Promise<ReadonlyArray<WholeActivity>> =>
  (await pageOf(client, list, { limit: 100 })).items

const confirmingOf = (client: Client, limit = 5, skip = 0) =>
  answered(listsOf(client).unconfirmed({ limit, skip, merchantStatus: 'USER_CONFIRMING' }))

const isInvoice = (item: WholeActivity): item is WholeInvoice => item.kind === 'invoice'
const isPayout = (item: WholeActivity): item is Payout => item.kind === 'payout'

const mixed = {
  invoices: [
    { merchantName: 'Plain', minutesAgo: 10 },
    { merchantName: 'River Conservancy', itemCode: 'bitcoindonation', minutesAgo: 30 },
    { merchantName: 'Bill Pay', itemCode: 'Bill Payment', bills: [{ merchantName: 'Pinecrest' }], minutesAgo: 50 },
    { status: 'expired', minutesAgo: 55 },
    { status: 'new', minutesAgo: 5 },
  ],
  payoutList: [
    { merchantName: 'Lumen Payroll', minutesAgo: 20 },
    { merchantName: 'Cobalt Research', minutesAgo: 40, transactions: 3, status: 'pending' },
  ],
}

describe('the payment lists of the provider', () => {
  it('CALL-038 CALL-039 CALL-040 PAY-030 a list has items of all kinds, newest first; the last item is of the list’s own kind', async () => {
    const client = await account('shopper', mixed)
    const names = async (list: ListName) => (await itemsOf(client, list)).map(({ merchantName }) => merchantName)
    expect({
      payments: await names('payments'),
      payouts: await names('payouts'),
      donations: await names('donations'),
    }).toEqual({
      payments: ['Plain', 'Lumen Payroll', 'River Conservancy', 'Cobalt Research', 'Bill Pay'],
      payouts: ['Plain', 'Lumen Payroll', 'River Conservancy', 'Cobalt Research'],
      donations: ['Plain', 'Lumen Payroll', 'River Conservancy'],
    })
    // No list contains an invoice that was never paid.
    expect((await itemsOf(client, 'payments')).map(({ status }) => status)).not.toContain('expired')
  })

  it('CALL-038 CALL-039 CALL-040 PAY-023 pages with increasing `skip` have no gaps or duplicates; the last page is short', async () => {
    const client = await account('shopper', { payments: 25, payoutList: Array.from({ length: 9 }, () => ({})) })
    const whole = (await itemsOf(client, 'payments')).map(({ id }) => id)
    const pages = [0, 10, 20, 30, 40]
    const parts = await Promise.all(pages.map((skip) => pageOf(client, 'payments', { limit: 10, skip })))
    expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole)
    expect(parts.map(({ received }) => received)).toEqual([10, 10, 10, 4, 0])
    expect(new Set(whole).size).toBe(34)
  })

  it('CALL-038 a list contains only items since the start date; invalid dates, limits and skips are rejected', async () => {
    const client = await account('shopper', { invoices: [{ minutesAgo: 10 }, { minutesAgo: 90 }] })
    const startDate = new Date(Date.now() - 60 * minute).toISOString()
    expect((await pageOf(client, 'payments', { startDate })).items).toHaveLength(1)
    const epoch = new Date(0).toISOString()
    expect((await pageOf(client, 'payments', { startDate: epoch })).items).toHaveLength(2)
    const range = { limit: 30, skip: 0, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }
    for (const wrong of [{ startDate: 'soon' }, { limit: 0 }, { limit: 101 }, { skip: -1 }]) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      const { body } = await client.graphql('GetPayments', { ...range, ...wrong })
      expect(at(body, 'errors', 0, 'message'), JSON.stringify(wrong)).toMatch(/\.$/)
    }
  })

  it('CALL-038 a list contains only items with the requested merchant status, and at most `limit` items', async () => {
    const statuses = ['new', 'expired', 'paid', 'complete', 'paid', 'complete']
    const invoices = statuses.map((status, index) => ({
      status,
      merchantName: `${status} ${index}`,
      minutesAgo: index + 1,
    }))
    const client = await account('shopper', { invoices, payoutList: [] })
    const namesOf = async (merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' | 'USER_CONFIRMING', limit = 30) => {
      const page = { list: 'payments', limit, skip: 0, startDate: null, merchantStatus } as const
      return (await answered(listsOf(client).page(page))).items.map(({ merchantName }) => merchantName)
    }
    expect(await namesOf('ALL_BUT_EXPIRED_AND_UNPAID')).toEqual(['paid 2', 'complete 3', 'paid 4', 'complete 5'])
    expect(await namesOf('ALL_BUT_EXPIRED_AND_UNPAID', 2)).toEqual(['paid 2', 'complete 3'])
    expect(await namesOf('USER_CONFIRMING')).toEqual(['paid 2', 'paid 4'])
    expect(await namesOf('USER_CONFIRMING', 1)).toEqual(['paid 2'])
  })

  it('PAY-034 PAY-033 a payout contains all its transactions with their confirmations', async () => {
    const client = await account('shopper', mixed)
    const payout = (await itemsOf(client, 'payouts')).filter(isPayout).at(-1)
    expect(payout).toMatchObject({
      merchantName: 'Cobalt Research',
      amount: '1500.00',
      currency: 'USD',
      status: 'pending',
    })
    expect(payout?.transactions).toHaveLength(3)
    for (const transaction of payout?.transactions ?? []) {
      expect(transaction).toEqual({
        id: expect.any(String) as unknown,
        txid: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        amount: expect.stringMatching(/^0\.\d+$/) as unknown,
        date: expect.any(Number) as unknown,
        confirmations: 1,
        exchangeRate: '93912.40',
        wallet: { label: 'Savings', address: expect.stringMatching(/^bc1/) as unknown },
        transactionCurrency: 'BTC',
      })
    }
    expect(new Set(payout?.transactions.map(({ txid }) => txid)).size).toBe(3)
  })

  it('PAY-036 PAY-037 PAY-038 a donation contains its donor, and a bill payment contains all its bills', async () => {
    const bill = {
      merchantName: 'Pinecrest',
      amount: '61.20',
      convenienceFee: '1.50',
      mask: '4417',
      accountType: 'mortgage',
      partnerAccountId: 'account-1',
      estimatedCompletionDate: 1_800_000_000_000,
      status: 'refund_created',
    }
    const client = await account('shopper', {
      invoices: [
        { itemCode: 'bitcoindonation', buyer: { name: 'Łucja Żak', zip: '97205', address2: '' } },
        { itemCode: 'bitcoindonation', buyer: null },
        { itemCode: 'Bill Payment', bills: [bill, { merchantName: 'Cedar', status: null }] },
      ],
    })
    const [named, unnamed, billed] = (await itemsOf(client, 'payments')).filter(isInvoice)
    const nothing = { email: null, phone: null, address1: null, address2: null, city: null, state: null }
    expect([named?.donor, unnamed?.donor]).toEqual([{ ...nothing, name: 'Łucja Żak', zip: '97205' }, null])
    expect(billed?.bills).toEqual([
      {
        ...bill,
        currency: 'USD',
        partnerPaymentId: expect.any(String) as unknown,
        merchantId: expect.any(String) as unknown,
        icon: expect.any(String) as unknown,
      },
      expect.objectContaining({ merchantName: 'Cedar', status: null }),
    ])
  })

  it('CALL-041 PAY-024 a page of unconfirmed payments has at most five items, none of them underpaid, declined or refunded', async () => {
    const paid = { status: 'paid' }
    const client = await account('shopper', {
      invoices: [
        ...Array.from({ length: 6 }, (_, index) => ({ ...paid, merchantName: `Shop ${index}` })),
        { ...paid, exceptionStatus: 'paidOver', merchantName: 'Shop 6' },
        { ...paid, exceptionStatus: 'paidPartial' },
        { ...paid, exceptionStatus: 'declined' },
        { ...paid, alreadyRefunded: true },
        { status: 'confirmed' },
      ],
    })
    const first = await confirmingOf(client)
    const second = await confirmingOf(client, 5, first.received)
    expect([first.received, second.received]).toEqual([5, 2])
    expect([...first.items, ...second.items].map(({ merchantName }) => merchantName)).toEqual(
      Array.from({ length: 7 }, (_, index) => `Shop ${index}`),
    )
  })

  it('CALL-043 PAY-029 each currency of an invoice has a name, a precision, a number of decimals and a chain', async () => {
    const currencies = await answered(listsOf(await account()).currencies)
    expect(currencies.find(({ code }) => code === 'BTC')).toEqual({
      code: 'BTC',
      name: 'Bitcoin',
      symbol: '₿',
      precision: 6,
      decimals: 8,
      chain: 'BTC',
    })
    expect(currencies.find(({ code }) => code === 'USDC_m')).toMatchObject({
      chain: 'MATIC',
      decimals: 6,
      precision: 2,
    })
    expect(currencies.find(({ code }) => code === 'ETH')).toMatchObject({ decimals: 18, precision: 6 })
  })
})
