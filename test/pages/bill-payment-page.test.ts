import type { BillQuote } from '@paydeck/core/bill-pay'
import { unsupported, rejected, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { billUser as user } from '../bill-pay/bench.ts'
import { bill, recordOf } from '../bill-pay/bill-payment/bench.ts'
import { amount, pageAt } from './bill-payment-bench.ts'

let at: ReturnType<typeof pageAt>

beforeEach(() => {
  at = pageAt()
})

const quote: BillQuote = {
  bills: [{ accountId: 'b1', fee: amount('0.35'), estimatedCompletionDate: Date.parse('2026-11-24') }],
  fee: amount('0.35'),
  total: amount('35.35'),
  coins: [
    { code: 'BTC', name: 'Bitcoin', amount: amount('0.000377'), networkCost: amount('1.20'), rate: amount('93912.40') },
    { code: 'ETH', name: 'Ether', amount: amount('0.0118'), networkCost: null, rate: amount('3000') },
  ],
}

const priced = async (reply: Parameters<typeof at.bench.quote>[0]) => {
  await at.bench.clock.advance(400)
  await at.bench.quote(reply)
}

describe('the overview of the bill payment page', () => {
  it('400 ms after an amount last changed, the overview requests a quote; it then shows the fee, the total and the coin amount', async () => {
    at.page.open('b1')
    at.page.type({ accountId: 'b1', text: '3' })
    at.page.type({ accountId: 'b1', text: '35' })
    await at.bench.clock.advance(399)
    expect([at.bench.quoteRequests, at.view().overview.isQuoting]).toEqual([[], true])
    await at.bench.clock.advance(1)
    expect(at.bench.quoteRequests).toEqual([[{ accountId: 'b1', amount: '35.00', currency: 'USD' }]])
    await at.bench.quote(E.right(quote))
    expect(at.view().overview).toMatchObject({
      heading: 'Overview',
      count: '1 bill',
      rows: [{ note: '****4821 gets', amount: '$35.00', below: { text: 'Estimated Nov 24, 2026', tone: 'neutral' } }],
      empty: null,
      sums: [
        { label: 'Bills', amount: '$35.00', isTotal: false },
        { label: 'Convenience fee', amount: '$0.35', isTotal: false },
        { label: 'Total', amount: '$35.35', isTotal: true },
      ],
      coin: {
        chosen: 'BTC',
        icon: 'btc',
        rows: [
          { label: 'You send about', amount: '0.000377 BTC' },
          { label: 'Network cost about', amount: '$1.20' },
        ],
        note: 'At $93,912.40 per BTC. The final rate depends on the coin that you choose in the payment window.',
      },
      isQuoting: false,
      pay: { label: 'Pay $35.35', isBusy: false, isDisabled: false },
    })
    at.page.chooseCoin('ETH')
    expect(at.view().overview.coin).toMatchObject({
      chosen: 'ETH',
      icon: 'eth',
      rows: [{ label: 'You send about', amount: '0.011800 ETH' }],
    })
  })

  it('the overview removes the quote as soon as the user selects another amount', async () => {
    at.page.open('b1')
    await priced(E.right(quote))
    at.page.press({ accountId: 'b1', option: 'currentBalance' })
    expect([at.view().overview.sums, at.view().overview.coin, at.view().overview.pay.label]).toEqual([
      [{ label: 'Before fees', amount: '$812.40', isTotal: true }],
      null,
      'Pay',
    ])
    // A stale response changes nothing.
    await at.bench.quote(E.right(quote))
    expect(at.view().overview.isQuoting).toBe(true)
  })

  it.each([
    ['does not support quotes', E.right(unsupported), []],
    ['fails', E.left(unreachable), ['What a payment of bills costs could not be loaded: no answer']],
  ] as const)('the overview shows the sum before fees if the provider %s', async (_what, reply, log) => {
    at.page.open('b1')
    await priced(reply)
    const { sums, coin, isQuoting, pay } = at.view().overview
    expect([sums, coin, isQuoting, pay.label, at.bench.logged]).toEqual([
      [{ label: 'Before fees', amount: '$35.00', isTotal: true }],
      null,
      false,
      'Pay',
      log,
    ])
  })

  it('once the provider has reported that it does not support quotes, the overview stops requesting quotes', async () => {
    at.page.open('b1')
    await priced(E.right(unsupported))
    at.page.press({ accountId: 'b1', option: 'currentBalance' })
    await at.bench.clock.advance(10_000)
    expect([at.bench.quoteRequests.length, at.view().overview.isQuoting]).toEqual([1, false])
  })

  it('the overview shows a fee of zero as waived', async () => {
    at.page.open('b1')
    await priced(E.right({ ...quote, fee: amount('0'), total: amount('35') }))
    expect(at.view().overview.sums[1]).toEqual({ label: 'Convenience fee', amount: 'Waived', isTotal: false })
  })

  it('BILL-132 if no amount is selected, the overview asks the user to choose one, and disables "Pay"', () => {
    at.page.open(null)
    expect(at.view().overview).toMatchObject({
      rows: [],
      empty: 'Choose how much to pay, and which bills.',
      sums: [],
      pay: { label: 'Pay', isDisabled: true },
    })
  })

  it('while bill payments are paused, the overview disables "Pay", and the page explains the pause', () => {
    at.bench.bills.update((now) => ({ ...now, user: { ...user, pause: { until: null } } }))
    at.page.open('b1')
    expect([at.view().overview.pay.isDisabled, at.view().failure]).toEqual([
      true,
      'Bill payments are paused. You can pay these bills later.',
    ])
  })
})

describe('the footer bar of the bill payment page', () => {
  it('BILL-116 BILL-123 the bar appears when a second bill is selected, and shows the sum of the selected amounts', async () => {
    const many = pageAt(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'].map((id) => bill(id)))
    many.page.open(null)
    many.page.press({ accountId: 'b1', option: 'minimumPayment' })
    expect(many.view().bar).toBeNull()
    many.page.type({ accountId: 'b2', text: '0.10' })
    expect(many.view().bar).toMatchObject({
      label: 'Selected bills',
      note: '2 bills, before fees',
      total: '$35.10',
      more: 0,
    })
    for (const id of ['b3', 'b4', 'b5', 'b6', 'b7']) many.page.press({ accountId: id, option: 'minimumPayment' })
    expect([many.view().bar?.logos.map(({ id }) => id), many.view().bar?.more]).toEqual([
      ['b1', 'b2', 'b3', 'b4', 'b5'],
      2,
    ])
    many.page.clear()
    expect([many.view().bar, many.view().overview.rows]).toEqual([null, []])
  })

  it('BILL-116 the total in the bar excludes the fee, which the bar shows beside the total', async () => {
    at.page.open(null)
    at.page.press({ accountId: 'b1', option: 'minimumPayment' })
    at.page.press({ accountId: 'b2', option: 'minimumPayment' })
    await priced(E.right({ ...quote, total: amount('70.35') }))
    expect(at.view().bar).toMatchObject({
      note: '2 bills, plus a $0.35 fee',
      total: '$70.00',
      pay: { label: 'Pay' },
    })
  })
})

describe('the bill payment page during and after a payment', () => {
  it('the page is locked while the user pays; it shows the state of the payment window, or why no invoice could be created', async () => {
    at.page.open('b1')
    expect([at.view().isLocked, at.view().window]).toEqual([false, null])
    at.page.pay()
    expect([at.view().isLocked, at.view().overview.pay.isBusy, at.view().window]).toEqual([true, true, null])
    await at.bench.invoice(E.left(rejected(422, 'No more today.')))
    expect([at.view().isLocked, at.view().failure]).toEqual([false, 'No more today.'])
    at.page.pay()
    await at.bench.invoice()
    expect([at.view().isLocked, at.view().window]).toEqual([
      true,
      {
        isBlocked: false,
        title: 'Waiting for your payment',
        text: 'Pay in the payment window, then close it.',
        action: 'Show payment window',
      },
    ])
    await at.bench.emit({ kind: 'blocked' })
    expect([at.view().isLocked, at.view().window?.isBlocked, at.view().window?.action]).toEqual([
      false,
      true,
      'Open the payment window',
    ])
    at.page.showWindow()
    await at.bench.emit({ kind: 'closed' })
    expect([at.view().isLocked, at.view().window]).toEqual([false, null])
  })

  it('after a successful payment, a message names the paid bills and the coin used, until the user closes the message', async () => {
    at.page.open(null)
    at.page.press({ accountId: 'b1', option: 'minimumPayment' })
    at.page.press({ accountId: 'b2', option: 'minimumPayment' })
    at.page.pay()
    await at.bench.invoice()
    await at.bench.postStatus('paid')
    await at.bench.emit({ kind: 'closed' })
    at.page.leave()
    const sentences = [
      'Bank b1 ****4821 gets $35.00.',
      'Bank b2 ****4821 gets $35.00.',
      'They are listed under Pending.',
    ]
    const invoice = { label: 'View invoice', href: '/invoice?v=4&id=i1&lang=en-US' }
    const paidOn = 'Paid on Nov 20, 2026 at 12:00 PM.'
    expect(at.view().success).toEqual({
      title: 'Your $70.00 payment is processing',
      sentences,
      paidOn,
      invoice,
      close: 'Done',
    })
    await at.bench.record(E.right(recordOf('paid')))
    expect(at.view().success?.sentences[2]).toBe('You paid in BTC.')
    at.isHidden.update(() => true)
    expect(at.view().success).toEqual({
      title: 'Your payment is processing',
      sentences: [
        'Bank b1 ****4821 gets your payment.',
        'Bank b2 ****4821 gets your payment.',
        'You paid in BTC.',
        'They are listed under Pending.',
      ],
      paidOn,
      invoice,
      close: 'Done',
    })
    at.page.dismiss()
    expect(at.view().success).toBeNull()
  })
})

it('the bill payment page has a back link, a heading and a notice', () => {
  expect(at.view()).toMatchObject({
    back: { label: 'Pay Bills', to: '/bill-pay' },
    heading: 'Choose the amounts',
    notice: {
      title: 'No late fees. Payments are credited instantly.',
      text: 'Your bank statement may take 1-2 business days to show the payment.',
    },
  })
})

it('when the user selects an amount for a bill, the views of the other bills stay the same objects', () => {
  at.page.open(null)
  const before = at.view().bills
  at.page.press({ accountId: 'b2', option: 'minimumPayment' })
  expect(at.view().bills.map((one, place) => one === before[place])).toEqual([true, false, true])
})

it('the bill payment page reads the time zone again if and only if the current time is updated', () => {
  at.page.open(null)
  at.view()
  const before = at.zones()
  at.page.press({ accountId: 'b2', option: 'minimumPayment' })
  at.page.clear()
  at.view()
  expect(at.zones() - before).toBe(0)
  at.bench.bills.update((now) => ({ ...now, seenAt: now.seenAt + 60_000 }))
  at.view()
  expect(at.zones() - before).toBe(1)
})
