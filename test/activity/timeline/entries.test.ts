import { entriesOf, type SourceItem } from '@paydeck/core/activity'
import type { CardTransaction } from '@paydeck/core/cards'
import { decimalText } from '@paydeck/core/money'
import type { BillPayment, WholeInvoice } from '@paydeck/core/payments'
import { resolveRoute, type RouteFacts } from '@paydeck/core/routes'
import { expect, it } from 'vitest'
import { payment, payout, payoutTransaction } from '../../payments/bench.ts'
import { addressAdded, authorized, cardOf, now, posted } from './bench.ts'

const amount = (text: string) => decimalText(text)

/** Returns the entries of an item of a user with one card. */
const shownOf = (item: SourceItem) => entriesOf(item, [cardOf('7')])

const settled = (change: Partial<CardTransaction> = {}): SourceItem => {
  const { dates, ...transaction } = posted('t1', now, change)
  return {
    source: 'card',
    cardId: '7',
    isPending: false,
    item: { ...transaction, dates, isTopUp: false, timestamp: dates.post },
  }
}

const paid = (change: Partial<WholeInvoice> = {}): SourceItem => ({
  source: 'payments',
  item: payment('i1', 0, { merchantName: 'Northbank Books', ...change }),
})

const bill: BillPayment = {
  merchantId: 'm1',
  merchantName: 'Cedar Electric',
  status: 'settled',
  icon: null,
  partnerPaymentId: 'b1',
  partnerAccountId: 'a1',
  currency: 'USD',
  amount: amount('60.00'),
  convenienceFee: amount('1.50'),
  estimatedCompletionDate: now + 1,
  accountType: '',
  mask: '9921',
}

it('ACT-002 a card purchase has the time of its posting, its card, its amount without a sign, and its slide', () => {
  const [entry] = shownOf(settled({ merchant: { merchantName: '', merchantCity: 'Portland', merchantState: 'OR' } }))
  expect(entry).toMatchObject({
    id: 'card:7:t1',
    source: 'card',
    kind: 'cardPurchase',
    at: now,
    title: 'Glasshouse Coffee',
    account: { id: 'card:7', label: 'Card 7 •••• 4821' },
    direction: 'out',
    state: 'final',
    amount: '12.50',
    currency: 'USD',
    usd: '12.50',
    fee: null,
    status: 'complete',
    label: { text: null },
    slide: { kind: 'card-transaction', id: '7/t1' },
  })
})

it('ACT-002 a card transaction in another currency has no amount in US dollars', () => {
  expect(shownOf(settled({ currency: 'EUR' }))).toMatchObject([{ amount: '12.50', currency: 'EUR', usd: null }])
})

it('ACT-002 a fee of a card is a fee and out, and a void transaction counts nowhere', () => {
  expect(shownOf(settled({ type: 'FE' }))).toMatchObject([{ kind: 'cardFee', direction: 'out', fee: '12.50' }])
  expect(shownOf(settled({ status: 'invalid' }))).toMatchObject([
    { state: 'void', status: 'failed', label: { text: 'Invalid', tone: 'bad' } },
  ])
})

it('ACT-002 an item of the pending list has the time of its authorization and is pending', () => {
  const item: SourceItem = { source: 'card', cardId: '7', isPending: true, item: authorized('t2', now - 5) }
  expect(shownOf(item)).toMatchObject([{ id: 'card:7:t2', at: now - 5, state: 'pending', status: 'pending' }])
})

it('ACT-002 a payment names the coin it was paid in, its status and its slide', () => {
  expect(shownOf(paid())).toMatchObject([
    {
      id: 'payments:invoice:i1',
      kind: 'payment',
      title: 'Northbank Books',
      account: { id: 'coin:BTC', label: 'Paid in BTC' },
      direction: 'out',
      state: 'final',
      amount: '64.00',
      currency: 'USD',
      usd: '64.00',
      coin: 'BTC',
      label: { text: 'Complete', tone: 'good' },
      status: 'complete',
      slide: { kind: 'invoice', id: 'i1' },
    },
  ])
  expect(shownOf(paid({ currencyLayer: 'LIGHTNING' }))).toMatchObject([
    { account: { id: 'coin:LNBTC' }, coin: 'LNBTC' },
  ])
  expect(shownOf(paid({ txCurrency: null }))).toMatchObject([{ account: null, coin: null }])
})

it.each([
  ['paid', null, 'pending', 'pending', 'Confirming'],
  ['confirmed', null, 'pending', 'pending', 'Confirming'],
  ['complete', null, 'final', 'complete', 'Complete'],
  ['complete', 'paidOver', 'final', 'toClaim', 'Refund Available'],
  ['paid', 'paidPartial', 'void', 'toClaim', 'Refund Available'],
  ['complete', 'declined', 'void', 'toClaim', 'Refund Available'],
  ['invalid', null, 'void', 'failed', 'Invalid'],
  ['new', null, 'void', null, null],
  ['expired', null, 'void', null, null],
  [null, null, 'void', null, null],
] as const)(
  'ACT-009 ACT-002 a payment with the status %s and the exception %s is %s and has the filter %s and the label %s',
  (status, exceptionStatus, state, filter, text) => {
    expect(shownOf(paid({ status, exceptionStatus }))).toMatchObject([{ state, status: filter, label: { text } }])
  },
)

it('ACT-003 a refunded payment has a second entry, which is in', () => {
  const [whole, refund] = shownOf(paid({ status: 'confirmed', alreadyRefunded: true }))
  expect(whole).toMatchObject({ kind: 'payment', state: 'final', status: 'refunded', label: { text: 'Refunded' } })
  expect(refund).toMatchObject({
    id: 'payments:invoice:i1:refund',
    kind: 'paymentRefund',
    direction: 'in',
    state: 'final',
    amount: '64.00',
    status: 'complete',
    label: { text: 'Complete', tone: 'good' },
  })
})

it('ACT-009 a fee in another currency than US dollars is not a fee in US dollars', () => {
  const [fee] = shownOf(settled({ type: 'FE', currency: 'EUR' }))
  expect(fee).toMatchObject({ kind: 'cardFee', amount: '12.50', currency: 'EUR', usd: null, fee: null })
  const foreign = { ...bill, currency: 'EUR' }
  const [paidBill] = shownOf(paid({ itemCode: 'Bill Payment', bills: [foreign] }))
  expect(paidBill).toMatchObject({ kind: 'bill', amount: '61.50', currency: 'EUR', usd: null, fee: null })
})

it('ACT-003 a payment for two bills has two entries, each with its own fee, status and estimated date', () => {
  const other = { ...bill, partnerPaymentId: 'b2', status: null, convenienceFee: null, merchantName: 'Northgate' }
  expect(shownOf(paid({ itemCode: 'Bill Payment', bills: [bill, other] }))).toMatchObject([
    {
      id: 'payments:invoice:i1:b1',
      kind: 'bill',
      title: 'Cedar Electric ****9921',
      state: 'final',
      amount: '61.50',
      fee: '1.50',
      label: { text: 'Completed' },
      status: 'complete',
      estimatedAt: now + 1,
      slide: { kind: 'bill-payment', id: 'i1' },
    },
    { id: 'payments:invoice:i1:b2', state: 'pending', amount: '60.00', fee: null, status: 'pending' },
  ])
})

it.each([
  ['refundCreated', 'pending', 'pending'],
  ['refund_created', 'pending', 'pending'],
  ['refundable', 'void', 'refunded'],
  ['refunded', 'void', 'refunded'],
])('ACT-010 ACT-012 a bill with the status %s is %s and has the filter %s', (status, state, filter) => {
  expect(shownOf(paid({ itemCode: 'Bill Payment', bills: [{ ...bill, status }] }))).toMatchObject([
    { state, status: filter },
  ])
})

it('ACT-003 a donation is an entry; the invoice of a top-up is none, since the card shows the load', () => {
  expect(shownOf(paid({ itemCode: 'bitcoindonation' }))).toMatchObject([
    { kind: 'donation', direction: 'out', slide: { kind: 'donation' } },
  ])
  expect(shownOf(paid({ merchantName: 'Card Load' }))).toEqual([])
})

it('ACT-002 a payout names the wallet it went to, and its coin if all transactions have the same', () => {
  const first = { id: 'tx-1', amount: null, exchangeRate: null, currency: 'BTC', paidTo: 'Savings' }
  const of = (...transactions: ReadonlyArray<typeof payoutTransaction>): SourceItem => ({
    source: 'payments',
    item: payout('p1', 0, { merchantName: 'Lumen Payroll', transaction: first, transactions }),
  })
  expect(shownOf(of(payoutTransaction))).toMatchObject([
    {
      id: 'payments:payout:p1',
      kind: 'payout',
      direction: 'in',
      state: 'final',
      title: 'Lumen Payroll',
      account: { id: 'wallet:Savings', label: 'Savings · BTC' },
      coin: 'BTC',
      label: { text: 'Complete' },
      references: ['p1', 'tx-1'],
      slide: { kind: 'payout', id: 'p1' },
    },
  ])
  expect(shownOf(of(payoutTransaction, { ...payoutTransaction, transactionCurrency: 'ETH' }))).toMatchObject([
    { coin: null },
  ])
})

it.each([
  ['complete', null, 'final', true],
  ['confirmed', null, 'final', true],
  ['paid', null, 'void', false],
  ['complete', 'paidOver', 'final', false],
  ['paid', 'paidPartial', 'void', false],
  ['invalid', 'declined', 'void', false],
] as const)(
  'ACT-003 ACT-009 a refunded payment that was %s with the exception %s is %s, and has a refund entry: %s',
  (status, exceptionStatus, state, isReturned) => {
    const [whole, ...refunds] = shownOf(paid({ status, exceptionStatus, alreadyRefunded: true }))
    expect(whole).toMatchObject({ state, status: 'refunded' })
    expect(refunds.map((refund) => refund.state)).toEqual(isReturned ? ['final'] : [])
  },
)

it.each([
  ['pending', 'pending'],
  ['paid', 'final'],
  ['failed', 'void'],
  ['new', 'void'],
])('ACT-009 a payout with the status "%s" is %s', (status, state) => {
  expect(shownOf({ source: 'payments', item: payout('p1', 0, { status }) })).toMatchObject([{ state }])
})

it('ACT-002 ACT-004 a change of where money goes has no amount and no account; other security events are no entries', () => {
  const event = addressAdded('e1', now)
  expect(shownOf({ source: 'security', item: event })).toMatchObject([
    {
      id: 'security:e1',
      kind: 'securityChange',
      at: now,
      account: null,
      direction: 'none',
      amount: null,
      usd: null,
      fee: null,
      status: null,
      slide: { kind: 'security-change', id: 'e1' },
    },
  ])
  expect(shownOf({ source: 'security', item: { ...event, kind: 'signed-in' } })).toEqual([])
  expect(shownOf({ source: 'security', item: { ...event, kind: null } })).toEqual([])
})

it.each([0, -1, Number.NaN])('ACT-005 the time %d of a provider is unknown, and stands after all known times', (at) => {
  expect(shownOf({ source: 'security', item: addressAdded('e1', at) })).toMatchObject([{ at: 0 }])
})

it('ACT-001 the route "/activity" requires only a session, like "/home"', () => {
  const facts: RouteFacts = {
    isAuthenticated: true,
    isDesktop: false,
    isDevelopment: false,
    cards: { initialised: false, failed: false, ids: [] },
    bills: null,
    payoutsEnabled: false,
    hasMerchantAccess: false,
    hasFacadeAccess: false,
  }
  for (const path of ['/home', '/activity', '/activity/']) {
    const location = { path, query: new Map() }
    expect(resolveRoute(location, facts)._tag).toBe('Show')
    expect(resolveRoute(location, { ...facts, isAuthenticated: false })._tag).toBe('Login')
  }
})
