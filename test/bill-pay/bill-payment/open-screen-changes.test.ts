import { makePayingView } from '@paydeck/core/bill-pay'
import { rejected, unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { billUser as user } from '../bench.ts'
import { benchAt, bill } from './bench.ts'

/** Tests of the payment screen when bills change while the screen is open. */

let bench: ReturnType<typeof benchAt>

beforeEach(() => {
  bench = benchAt()
})

const view = () =>
  makePayingView()({
    paying: bench.state(),
    bills: bench.bills.get(),
    isHidden: false,
    timeZone: 'America/New_York',
    pictureOrigins: [],
  })

describe('a pause of bill payments', () => {
  it('while bill payments are paused, the Pay button is disabled; after the pause, a press on Pay creates an invoice', async () => {
    const until = bench.clock.now() + 1000
    bench.bills.update((now) => ({ ...now, user: { ...user, pause: { until } } }))
    bench.paying.open('b1')
    const paused = 'Bill payments are paused. You can pay these bills later.'
    await bench.clock.advance(999)
    bench.paying.pay()
    expect([bench.state().isCreating, view().failure, view().overview.pay.isDisabled]).toEqual([false, paused, true])
    await bench.clock.advance(1)
    bench.bills.update((now) => ({ ...now, seenAt: until }))
    expect([view().failure, view().overview.pay.isDisabled]).toEqual([null, false])
    bench.paying.pay()
    expect(bench.state().isCreating).toBe(true)
  })
})

describe('the payment window notice', () => {
  it('the notice says "Waiting for your payment"; once the invoice is paid, it asks the user to close the payment window', async () => {
    await bench.begin()
    expect(view().window).toMatchObject({ isBlocked: false, title: 'Waiting for your payment' })
    await bench.postStatus('paid')
    expect(view().window).toEqual({
      isBlocked: false,
      title: 'Paid',
      text: 'Close the payment window to continue.',
      action: 'Show payment window',
    })
    await bench.emit({ kind: 'closed' })
    expect(view().window).toBeNull()
  })
})

describe('creating an invoice', () => {
  it('BILL-116 BILL-132 while the invoice of bill b1 is created, the payment screen of bill b2 shows no amounts of b1', async () => {
    bench.paying.open('b1')
    bench.paying.pay()
    bench.paying.open('b2')
    const { overview, bar, bills } = view()
    expect([bills.map(({ head }) => head.id), overview.count, overview.rows, overview.sums, bar]).toEqual([
      ['b2'],
      '0 bills',
      [],
      [],
      null,
    ])
    expect([overview.pay.label, overview.pay.isDisabled]).toEqual(['Pay', true])
    await bench.invoice()
    expect(view().overview.pay.label).toBe('Pay')
  })
})

describe('changed minimums', () => {
  /** Changes the minimum of the first bill and removes the other bills. */
  const setMinimum = (minimum: string) => {
    const { liability } = bill('b1')
    const changed = bill('b1', { liability: { ...liability, nextPaymentMinimumAmount: decimalText(minimum) } })
    bench.bills.update((now) => ({ ...now, accounts: [changed] }))
  }

  it('if a bill’s minimum changes during a payment, the selected minimum is updated only when the payment window closes', async () => {
    await bench.begin()
    setMinimum('20.00')
    expect(bench.chosen()).toEqual([['b1', '35.00']])
    await bench.emit({ kind: 'closed' })
    expect([bench.chosen(), bench.status()]).toEqual([[['b1', '20.00']], 'invoice_closed'])
  })

  it('BILL-125 BILL-128 if the selected minimum falls below $1.00, it is deselected and the Pay button is disabled', async () => {
    bench.paying.open('b1')
    expect(bench.chosen()).toEqual([['b1', '35.00']])
    setMinimum('0.99')
    expect([bench.chosen(), view().overview.pay.isDisabled]).toEqual([[], true])
  })

  it('after a rejected invoice, the selected minimum is updated, but the error stays until the user selects an amount', async () => {
    bench.paying.open('b1')
    bench.paying.pay()
    setMinimum('20.00')
    await bench.invoice(E.left(rejected(422, 'This bill was paid already.')))
    expect([bench.chosen(), view().failure]).toEqual([[['b1', '20.00']], 'This bill was paid already.'])
    bench.paying.press({ accountId: 'b1', option: 'currentBalance' })
    expect(view().failure).toBeNull()
  })
})

describe('amounts below one dollar', () => {
  const benchWithSmallAmounts = () => {
    const { liability } = bill('b1')
    return benchAt([
      bill('b1', {
        liability: {
          ...liability,
          nextPaymentMinimumAmount: decimalText('0.00'),
          remainingStatementBalance: decimalText('0.40'),
          balance: decimalText('812.40'),
        },
      }),
    ])
  }
  const options = (isHidden = false) =>
    makePayingView()({ paying: bench.state(), bills: bench.bills.get(), isHidden, timeZone: 'UTC', pictureOrigins: [] })
      .bills[0]?.options

  it('BILL-120 BILL-124 BILL-128 an amount option below $1.00 is disabled, shows the reason, and cannot be selected', () => {
    bench = benchWithSmallAmounts()
    bench.paying.open('b1')
    expect(options()?.map(({ value, amount, disabledReason }) => [value, amount, disabledReason])).toEqual([
      ['minimumPayment', '$0.00', 'Nothing to pay'],
      ['lastStatementBalance', '$0.40', 'Under the $1.00 minimum'],
      ['currentBalance', '$812.40', null],
    ])
    const press = (option: 'minimumPayment' | 'lastStatementBalance' | 'currentBalance') => {
      bench.paying.press({ accountId: 'b1', option })
      return bench.chosen()
    }
    expect([bench.chosen(), press('minimumPayment'), press('lastStatementBalance')]).toEqual([[], [], []])
    expect(press('currentBalance')).toEqual([['b1', '812.40']])
    // A click on the disabled option does not change the selection.
    expect(press('minimumPayment')).toEqual([['b1', '812.40']])
    expect(press('currentBalance')).toEqual([])
  })

  it('while amounts are hidden, the amount options $0.00 and $0.40 are both disabled and show the same reason', () => {
    bench = benchWithSmallAmounts()
    bench.paying.open('b1')
    expect(options(true)?.map(({ amount, disabledReason: resting }) => [amount, resting])).toEqual([
      [null, 'Under the $1.00 minimum'],
      [null, 'Under the $1.00 minimum'],
      [null, null],
    ])
  })
})

describe('refetching bills', () => {
  /** Changes the balance of the first bill. */
  const setBalance = (balance: string) =>
    bench.bills.update((now) => ({
      ...now,
      accounts: now.accounts.map((one) =>
        one.id === 'b1' ? { ...one, liability: { ...one.liability, balance: decimalText(balance) } } : one,
      ),
    }))

  it('BILL-127 each time the payment screen opens, the app refetches the bills', () => {
    bench.paying.open('b1')
    bench.paying.leave()
    bench.paying.open('b1')
    expect(bench.refetches()).toBe(2)
  })

  it('BILL-127 BILL-148 after a rejected invoice, the app refetches the bills and uses the new balance in the next invoice', async () => {
    bench.paying.open(null)
    bench.paying.press({ accountId: 'b1', option: 'currentBalance' })
    bench.paying.type({ accountId: 'b2', text: '12.34' })
    bench.paying.pay()
    const before = bench.refetches()
    const refusal = 'This is more than you still owe to Bank b1 ****4821: $100.00.'
    await bench.invoice(E.left(rejected(422, refusal)))
    expect([bench.refetches() - before, view().failure]).toEqual([1, refusal])
    setBalance('100.00')
    const chosen = [
      ['b1', '100.00'],
      ['b2', '12.34'],
    ]
    expect([bench.chosen(), view().failure]).toEqual([chosen, refusal])
    bench.paying.pay()
    await bench.invoice()
    expect(bench.invoiceRequests.at(-1)?.items.map(({ accountId, amount }) => [accountId, amount])).toEqual(chosen)
  })

  it('BILL-127 if the balance of a selected bill becomes zero, the next invoice does not contain this bill', async () => {
    bench.paying.open(null)
    bench.paying.press({ accountId: 'b1', option: 'currentBalance' })
    bench.paying.press({ accountId: 'b2', option: 'minimumPayment' })
    bench.paying.pay()
    await bench.invoice(E.left(rejected(422, 'Nothing is owed.')))
    setBalance('0.00')
    bench.paying.pay()
    await bench.invoice()
    expect(bench.invoiceRequests.at(-1)?.items.map(({ accountId }) => accountId)).toEqual(['b2'])
  })

  it.each([unreachable, rejected(503)])(
    'BILL-148 if creating an invoice fails with %j, the app does not refetch the bills',
    async (fault) => {
      bench.paying.open('b1')
      bench.paying.pay()
      const before = bench.refetches()
      await bench.invoice(E.left(fault))
      expect([bench.status(), bench.refetches()]).toEqual(['failed', before])
    },
  )

  it('SESS-021 if the user has signed out before an invoice is rejected, the app does not refetch the bills', async () => {
    bench.paying.open('b1')
    bench.paying.pay()
    const before = bench.refetches()
    bench.stores.resetAll()
    await bench.invoice(E.left(rejected(422)))
    expect(bench.refetches()).toBe(before)
  })

  it('BILL-125 BILL-127 BILL-151 a payment lowers the amounts offered for the paid bill even before the bills are refetched', async () => {
    await bench.begin()
    await bench.postStatus('paid')
    await bench.emit({ kind: 'closed' })
    bench.paying.open('b1')
    expect(view().bills[0]?.options.map(({ value, amount }) => [value, amount])).toEqual([
      ['minimumPayment', '$0.00'],
      ['lastStatementBalance', '$600.00'],
      ['currentBalance', '$777.40'],
    ])
  })
})
