import { graphqlPaymentLists } from '@paydeck/adapters/graphql/payments/payment-list'
import { malformed } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json } from '../../transport/bench.ts'
import { provider, invoiceFromDto, billDto, invoiceDto, payoutDto } from '../provider-dtos.ts'

const page = { limit: 30, skip: 60, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const
const startDate = '2026-02-03T04:05:06.007Z'

const lists = (answer: () => unknown) => {
  const { graphql, asked } = provider(answer)
  return { lists: graphqlPaymentLists(graphql), asked }
}

const calls = [
  ['payments', 'GetPayments'],
  ['payouts', 'GetPayouts'],
  ['donations', 'GetDonations'],
] as const

it.each(calls)(
  'CALL-038 CALL-039 CALL-040 PAY-030 to load a page of %s, the adapter sends the call %s',
  async (list, name) => {
    const { lists: adapter, asked } = lists(() => ({ [list]: [invoiceDto('i1'), payoutDto('p1')] }))
    expect(await adapter.page({ ...page, list, startDate })()).toMatchObject(
      E.right({
        items: [
          { kind: 'invoice', id: 'i1' },
          { kind: 'payout', id: 'p1' },
        ],
        received: 2,
      }),
    )
    expect(asked.map((one) => [one.name, one.variables])).toEqual([[name, { ...page, startDate }]])
  },
)

it('PAY-026 if the query has no start date, the request has no start date either', async () => {
  const { lists: adapter, asked } = lists(() => ({ payments: [] }))
  expect(await adapter.page({ ...page, list: 'payments', startDate: null })()).toEqual(
    E.right({ items: [], received: 0 }),
  )
  expect(asked.map(({ variables }) => variables)).toEqual([page])
})

it('PAY-023 a page omits unreadable items, but its number of received items includes them', async () => {
  const sent = [invoiceDto('i1'), { __typename: 'Voucher', id: 'v1' }, invoiceDto(''), null, invoiceDto('i2'), 'i3']
  const { lists: adapter } = lists(() => ({ payments: sent, unconfirmedPayments: sent.slice(2) }))
  expect(await adapter.page({ ...page, list: 'payments', startDate })()).toEqual(
    E.right({ items: [invoiceFromDto('i1'), invoiceFromDto('i2')], received: 6 }),
  )
  expect(await adapter.unconfirmed({ limit: 5, skip: 0, merchantStatus: 'USER_CONFIRMING' })()).toEqual(
    E.right({ items: [invoiceFromDto('i2')], received: 4 }),
  )
})

it('PAY-034 an unknown date or number of confirmations becomes null; the number 0 stays 0', async () => {
  const [transaction] = payoutDto('p1').transactions
  const transactions = [
    { ...transaction, date: undefined, confirmations: 'six' },
    { ...transaction, confirmations: 0 },
  ]
  const { lists: adapter } = lists(() => ({ payouts: [payoutDto('p1', { transactions })] }))
  expect(await adapter.page({ ...page, list: 'payouts', startDate })()).toMatchObject(
    E.right({
      items: [
        {
          transactions: [
            { date: null, confirmations: null, amount: '0.002' },
            { date: 1_700_000_000_000, confirmations: 0 },
          ],
        },
      ],
    }),
  )
})

it('PAY-023 a page that has only unreadable items is still a valid page', async () => {
  const { lists: adapter } = lists(() => ({ donations: Array.from({ length: 30 }, () => null) }))
  expect(await adapter.page({ ...page, list: 'donations', startDate })()).toEqual(E.right({ items: [], received: 30 }))
})

it('CALL-041 PAY-024 the adapter requests unconfirmed payments with a separate call and the status USER_CONFIRMING', async () => {
  const query = { limit: 5, skip: 10, merchantStatus: 'USER_CONFIRMING' } as const
  const { lists: adapter, asked } = lists(() => ({ unconfirmedPayments: [invoiceDto('i1')] }))
  expect(await adapter.unconfirmed(query)()).toEqual(E.right({ items: [invoiceFromDto('i1')], received: 1 }))
  expect(asked.map(({ name, variables }) => [name, variables])).toEqual([['GetUnconfirmedPayments', query]])
})

it('PAY-037 a donor has the known fields of the buyer record; if the buyer record is empty, the donor is null', async () => {
  const emptyBuyer = {
    email: null,
    phone: '',
    name: '  ',
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
  }
  const sent = [
    invoiceDto('d1', { buyer: { ...emptyBuyer, name: 'Ada Norris', zip: '97199', address2: '' } }),
    invoiceDto('d2', { buyer: emptyBuyer }),
    invoiceDto('d3', { buyer: { email: 7, unknown: 'x' } }),
    invoiceDto('d4', { buyer: 'Ada' }),
  ]
  const { lists: adapter } = lists(() => ({ donations: sent }))
  const donor = { email: null, phone: null, address1: null, address2: null, city: null, state: null }
  expect(await adapter.page({ ...page, list: 'donations', startDate })()).toEqual(
    E.right({
      items: [
        invoiceFromDto('d1', { donor: { ...donor, name: 'Ada Norris', zip: '97199' } }),
        invoiceFromDto('d2'),
        invoiceFromDto('d3'),
        invoiceFromDto('d4'),
      ],
      received: 4,
    }),
  )
})

it('PAY-038 a bill payment contains all its bills with all their fields', async () => {
  const bills = [billDto(), billDto({ partnerPaymentId: 'pp2', status: null, convenienceFee: null })]
  const { lists: adapter } = lists(() => ({ payments: [invoiceDto('b1', { payments: bills })] }))
  expect(await adapter.page({ ...page, list: 'payments', startDate })()).toEqual(
    E.right({ items: [invoiceFromDto('b1', { bills })], received: 1 }),
  )
})

it('a price without a currency becomes null; the invoice time replaces a missing timestamp, and vice versa', async () => {
  const sent = [
    invoiceDto('i1', { currency: null }),
    invoiceDto('i2', { timestamp: null }),
    invoiceDto('i3', { invoiceTime: 'today', txCurrency: { code: '' } }),
  ]
  const { lists: adapter } = lists(() => ({ payments: sent }))
  expect(await adapter.page({ ...page, list: 'payments', startDate })()).toEqual(
    E.right({
      items: [
        invoiceFromDto('i1', { price: null, currency: { code: '', symbol: '', precision: 0, decimals: 0 } }),
        invoiceFromDto('i2', { timestamp: 1_700_000_000_000 }),
        invoiceFromDto('i3', { invoiceTime: 1_700_000_060_000, txCurrency: null }),
      ],
      received: 3,
    }),
  )
})

it('CALL-043 PAY-029 the adapter returns the currencies as the provider sends them', async () => {
  const bitcoin = { code: 'BTC', name: 'Bitcoin', symbol: '₿', precision: 8, decimals: 8, chain: 'BTC' }
  const { lists: adapter, asked } = lists(() => ({ invoiceCurrencies: [bitcoin] }))
  expect(await adapter.currencies()).toEqual(E.right([bitcoin]))
  expect(asked.map(({ name, variables }) => [name, variables])).toEqual([['GetInvoiceCurrencies', {}]])
})

it('if the response contains no list, the adapter returns a fault, and not an empty page', async () => {
  const { lists: adapter } = lists(() => json({ data: { user: { payments: null } } }))
  expect(await adapter.page({ ...page, list: 'payments', startDate })()).toEqual(
    E.left(malformed('GetPayments: payments')),
  )
})
