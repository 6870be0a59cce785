import { makePayingView, type BillQuote } from '@paydeck/core/bill-pay'
import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { amount as usd } from '../../cards/bench.ts'
import { billUser as user } from '../bench.ts'
import { benchAt, bill, actionsOf } from './bench.ts'

/** Tests of the provider's quotes: fees, total and payment coins for the amounts that the user has chosen. */

let bench: ReturnType<typeof benchAt>

beforeEach(() => {
  bench = benchAt()
})

const { open, press, type } = actionsOf(() => bench)

const view = () =>
  makePayingView()({
    paying: bench.state(),
    bills: bench.bills.get(),
    isHidden: false,
    timeZone: 'UTC',
    pictureOrigins: [],
  })

const sums = () => view().overview.sums.map(({ label, amount, isTotal }) => [label, amount, isTotal])

const bitcoin = {
  code: 'BTC',
  name: 'Bitcoin',
  amount: usd('0.000512'),
  networkCost: usd('0.20'),
  rate: usd('73000.00'),
}
const ether = {
  code: 'ETH',
  name: 'Ether',
  amount: usd('0.010034'),
  networkCost: null,
  rate: usd('3650.00'),
}

const quoteOf = (fee: string, total: string, over: Partial<BillQuote> = {}): BillQuote => ({
  bills: [],
  fee: usd(fee),
  total: usd(total),
  coins: [],
  ...over,
})

/** Opens bill b1, whose minimum of $35.00 is selected, and answers the quote request with `quote`. */
const openQuoted = async (quote: BillQuote) => {
  open('b1')
  await bench.clock.advance(400)
  await bench.quote(E.right(quote))
}

const item = (accountId: string, amount: string) => ({ accountId, amount, currency: 'USD' })

describe('quotes', () => {
  it('the app requests a quote when the selected amounts have not changed for 400 ms', async () => {
    open(null)
    press('b1', 'minimumPayment')
    await bench.clock.advance(399)
    press('b2', 'currentBalance')
    await bench.clock.advance(399)
    expect([bench.quoteRequests, view().overview.isQuoting]).toEqual([[], true])
    await bench.clock.advance(1)
    expect(bench.quoteRequests).toEqual([[item('b1', '35.00'), item('b2', '812.40')]])
    expect([view().overview.isQuoting, sums()]).toEqual([true, [['Before fees', '$847.40', true]]])
    await bench.quote(E.right(quoteOf('1.50', '848.90')))
    await bench.clock.advance(60_000)
    expect([view().overview.isQuoting, bench.quoteRequests.length]).toEqual([false, 1])
    expect(sums()).toEqual([
      ['Bills', '$847.40', false],
      ['Convenience fee', '$1.50', false],
      ['Total', '$848.90', true],
    ])
  })

  it('the Pay button shows the total of the quote; each bill shows the payment day that the quote estimates', async () => {
    await openQuoted(
      quoteOf('1.50', '36.50', {
        bills: [{ accountId: 'b1', fee: usd('1.50'), estimatedCompletionDate: Date.UTC(2026, 10, 24) }],
      }),
    )
    const { pay, rows } = view().overview
    expect([pay.label, rows.map(({ amount, below }) => [amount, below])]).toEqual([
      'Pay $36.50',
      [['$35.00', { text: 'Estimated Nov 24, 2026', tone: 'neutral' }]],
    ])
  })

  it('a fee of zero is shown as "Waived"; if the quote lacks a payment day or coins, the overview omits them', async () => {
    await openQuoted(
      quoteOf('0.00', '35.00', { bills: [{ accountId: 'b1', fee: null, estimatedCompletionDate: null }] }),
    )
    expect(sums()).toEqual([
      ['Bills', '$35.00', false],
      ['Convenience fee', 'Waived', false],
      ['Total', '$35.00', true],
    ])
    expect([view().overview.rows[0]?.below, view().overview.coin]).toEqual([null, null])
  })

  it('if the user selects another amount, the app ignores the response to the earlier quote request', async () => {
    open('b1')
    await bench.clock.advance(400)
    press('b1', 'currentBalance')
    expect(view().overview.pay.label).toBe('Pay')
    await bench.clock.advance(400)
    await bench.quote(E.right(quoteOf('1.00', '36.00')))
    expect([view().overview.isQuoting, view().overview.pay.label]).toEqual([true, 'Pay'])
    await bench.quote(E.right(quoteOf('2.00', '814.40')))
    expect([view().overview.isQuoting, view().overview.pay.label]).toEqual([false, 'Pay $814.40'])
  })

  it('if an amount is invalid or missing, or if the user has left the screen, the app requests no quote', async () => {
    for (const change of [
      () => type('b1', '0.99'),
      () => type('b1', ''),
      () => bench.paying.clear(),
      () => bench.paying.leave(),
    ]) {
      open('b1')
      await bench.clock.advance(399)
      change()
      await bench.clock.advance(60_000)
      expect([bench.quoteRequests, bench.state().quote, view().overview.isQuoting]).toEqual([[], null, false])
    }
  })

  it('during a payment of bill b1, the quote is shown on the payment screen of b1, but not on that of bill b2', async () => {
    await openQuoted(quoteOf('1.50', '36.50', { coins: [bitcoin] }))
    bench.paying.pay()
    await bench.invoice()
    open('b2')
    expect([sums(), view().overview.coin, view().overview.pay.label]).toEqual([[], null, 'Pay'])
    open('b1')
    expect([view().overview.coin?.chosen, view().overview.pay.label]).toEqual(['BTC', 'Pay $36.50'])
  })

  it('if the selected minimum changes, the app discards the quote and requests a new quote', async () => {
    await openQuoted(quoteOf('1.50', '36.50'))
    const { liability } = bill('b1')
    const changed = bill('b1', { liability: { ...liability, nextPaymentMinimumAmount: usd('20.00') } })
    bench.bills.update((now) => ({ ...now, accounts: [changed] }))
    expect(view().overview.pay.label).toBe('Pay')
    await bench.clock.advance(400)
    expect(bench.quoteRequests.slice(1)).toEqual([[item('b1', '20.00')]])
  })

  it('a failed quote request is logged, and the Pay button stays enabled; a newly selected amount causes a new quote request', async () => {
    open('b1')
    await bench.clock.advance(400)
    await bench.quote(E.left(unreachable))
    expect([sums(), view().overview.isQuoting, view().overview.pay, view().failure]).toEqual([
      [['Before fees', '$35.00', true]],
      false,
      { label: 'Pay', isBusy: false, isDisabled: false },
      null,
    ])
    expect(bench.logged).toEqual(['What a payment of bills costs could not be loaded: no answer'])
    press('b1', 'currentBalance')
    await bench.clock.advance(400)
    expect(bench.quoteRequests.length).toBe(2)
  })

  it('after the provider has responded that it does not support quotes, the app requests no further quotes', async () => {
    open('b1')
    await bench.clock.advance(400)
    await bench.quote()
    expect([sums(), view().overview.isQuoting]).toEqual([[['Before fees', '$35.00', true]], false])
    press('b1', 'currentBalance')
    expect(view().overview.isQuoting).toBe(false)
    await bench.clock.advance(400)
    expect([bench.quoteRequests.length, bench.logged]).toEqual([1, []])
  })

  it('SESS-021 after a sign-out, the app ignores a late quote and does not send a scheduled quote request', async () => {
    open('b1')
    await bench.clock.advance(400)
    press('b1', 'currentBalance')
    bench.stores.resetAll()
    await bench.quote(E.right(quoteOf('1.00', '36.00')))
    await bench.clock.advance(400)
    expect([bench.quoteRequests.length, bench.state().quote]).toEqual([1, null])
  })
})

describe('the coin preview', () => {
  const coinPreview = () => {
    const coin = view().overview.coin
    return coin && [coin.chosen, coin.rows.map(({ label, amount }) => [label, amount]), coin.note]
  }
  const note = (rate: string, code: string) =>
    `At ${rate} per ${code}. The final rate depends on the coin that you choose in the payment window.`

  it('the coin preview shows the first coin of the quote or the coin that the user chooses, with its network cost if known', async () => {
    await openQuoted(quoteOf('1.50', '36.50', { coins: [bitcoin, ether] }))
    expect(view().overview.coin?.options).toEqual([
      { code: 'BTC', name: 'Bitcoin' },
      { code: 'ETH', name: 'Ether' },
    ])
    expect(coinPreview()?.[0]).toBe('BTC')
    expect(coinPreview()?.slice(1)).toEqual([
      [
        ['You send about', '0.000512 BTC'],
        ['Network cost about', '$0.20'],
      ],
      note('$73,000.00', 'BTC'),
    ])
    bench.paying.chooseCoin('ETH')
    expect(coinPreview()).toEqual(['ETH', [['You send about', '0.010034 ETH']], note('$3,650.00', 'ETH')])
  })

  it('the coin preview shows the quote’s first coin if the chosen coin is not in the quote, or after a sign-out', async () => {
    await openQuoted(quoteOf('1.50', '36.50', { coins: [bitcoin, ether] }))
    bench.paying.chooseCoin('ETH')
    press('b1', 'currentBalance')
    await bench.clock.advance(400)
    await bench.quote(E.right(quoteOf('1.50', '813.90', { coins: [bitcoin] })))
    expect(coinPreview()?.[0]).toBe('BTC')
    // The chosen coin is selected again when a new quote contains it.
    press('b1', 'minimumPayment')
    await bench.clock.advance(400)
    await bench.quote(E.right(quoteOf('1.50', '36.50', { coins: [bitcoin, ether] })))
    expect(coinPreview()?.[0]).toBe('ETH')
    bench.stores.resetAll()
    bench.bills.update((now) => ({ ...now, isInitialised: true, user, accounts: [bill('b1')] }))
    await openQuoted(quoteOf('1.50', '36.50', { coins: [bitcoin, ether] }))
    expect(coinPreview()?.[0]).toBe('BTC')
  })
})

describe('the footer bar', () => {
  const choose = (count: number) => {
    bench = benchAt(Array.from({ length: count }, (_, index) => bill(`b${index + 1}`)))
    open(null)
    for (let index = 1; index <= count; index += 1) press(`b${index}`, 'minimumPayment')
  }

  it('BILL-115 BILL-116 the footer bar shows the sum without the fee, and names the fee if it is above zero', async () => {
    choose(1)
    expect(view().bar).toBeNull()
    for (const [fee, total, note] of [
      ['1.50', '71.50', '2 bills, plus a $1.50 fee'],
      ['0.00', '70.00', '2 bills'],
    ] as const) {
      choose(2)
      expect(view().bar).toMatchObject({ note: '2 bills', total: '$70.00', more: 0 })
      await bench.clock.advance(400)
      await bench.quote(E.right(quoteOf(fee, total)))
      expect(view().bar).toMatchObject({ note, total: '$70.00', pay: { label: 'Pay' } })
    }
  })

  it('BILL-116 if the provider does not support quotes, the footer bar says that the sum excludes fees', async () => {
    choose(2)
    await bench.clock.advance(400)
    await bench.quote()
    expect(view().bar).toMatchObject({ note: '2 bills, before fees', total: '$70.00' })
  })

  it.each([
    [2, 2, 0],
    [5, 5, 0],
    [6, 5, 1],
    [12, 5, 7],
  ])(
    'BILL-117 if %s bills are selected, the footer bar shows %s logos and counts the bills without a logo: %s',
    (count, logos, more) => {
      choose(count)
      expect([view().bar?.logos.length, view().bar?.more]).toEqual([logos, more])
    },
  )
})
