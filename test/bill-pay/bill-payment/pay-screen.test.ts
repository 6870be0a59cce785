import { makePayingView } from '@paydeck/core/bill-pay'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { amount } from '../../cards/bench.ts'
import { record } from '../bench.ts'
import { benchAt, bill, handsOf, recordOf } from './bench.ts'

/* What the screen says at each step of a payment. */

let bench: ReturnType<typeof benchAt>
/** The same one as long as the screen is there. */
let viewOf: ReturnType<typeof makePayingView>

beforeEach(() => {
  bench = benchAt()
  viewOf = makePayingView()
})

const { open, press, type } = handsOf(() => bench)

const view = () =>
  viewOf({ paying: bench.state(), bills: bench.bills.get(), isHidden: false, timeZone: 'UTC', pictureOrigins: [] })

describe('before a payment', () => {
  it('has no bills where no screen is open, also after one was left', () => {
    const none = { bills: [], overview: { count: '0 bills', rows: [], sums: [] }, bar: null, isResting: false }
    expect(view()).toMatchObject(none)
    open(null)
    press('b1', 'minimumPayment')
    expect(view().bills.length).toBe(3)
    bench.paying.leave()
    expect(view()).toMatchObject(none)
  })

  it('BILL-125 takes what is on its way off the minimum, also where it comes while the screen is open', () => {
    open('b1')
    const minimum = () => view().bills[0]?.options.find(({ value }) => value === 'minimumPayment')?.amount
    expect([minimum(), view().overview.rows[0]?.amount]).toEqual(['$35.00', '$35.00'])
    bench.paidFor([record('r1', { amount: amount('15.00'), partnerAccountId: 'b1' })])
    expect([minimum(), view().overview.rows[0]?.amount]).toEqual(['$20.00', '$20.00'])
  })

  it('BILL-128 marks an amount that is too small beside its bill in the overview', () => {
    open('b1')
    type('b1', '0.99')
    expect(view().overview.rows[0]?.below).toEqual({ text: 'Below the minimum', tone: 'bad' })
  })

  it('names a bill whose number is not told without one', () => {
    const { liability } = bill('b1')
    bench = benchAt([bill('b1', { liability: { ...liability, mask: '' } }), bill('b2')])
    open(null)
    press('b1', 'minimumPayment')
    press('b2', 'minimumPayment')
    expect(view().overview.rows.map(({ note }) => note)).toEqual(['gets', '****4821 gets'])
  })
})

describe('during a payment', () => {
  const steps = () => {
    const { isResting, window, overview } = view()
    return [isResting, overview.pay.isBusy, window && [window.isBlocked, window.title]]
  }

  it('BILL-154 rests and is busy while the invoice is made, and rests until its window is closed', async () => {
    open('b1')
    expect(steps()).toEqual([false, false, null])
    bench.paying.pay()
    expect(steps()).toEqual([true, true, null])
    await bench.invoice()
    expect(steps()).toEqual([true, false, [false, 'Waiting for your payment']])
    await bench.tell({ kind: 'closed' })
    expect(steps()).toEqual([false, false, null])
  })

  it('rests no more where the browser blocked the window: other amounts can be chosen then', async () => {
    open('b1')
    bench.paying.pay()
    await bench.invoice()
    await bench.tell({ kind: 'blocked' })
    expect(steps()).toEqual([false, false, [true, 'The payment window is not open']])
  })

  it('says that the window is blocked also where it was paid in before', async () => {
    await bench.begin()
    await bench.say('paid')
    expect(steps()).toEqual([true, false, [false, 'Paid']])
    bench.paying.showWindow()
    await bench.tell({ kind: 'blocked' })
    expect(view().window).toMatchObject({ isBlocked: true, action: 'Open the payment window' })
  })
})

describe('after a payment', () => {
  /** What is told of one bill of $35.00, for which so much was paid in all. */
  const told = async (price: string) => {
    bench = benchAt()
    await bench.begin()
    await bench.say('paid')
    await bench.record(E.right({ ...recordOf('paid'), price: amount(price) }))
    await bench.tell({ kind: 'closed' })
    return view().success?.sentences
  }

  it('BILL-151 tells of one bill as one, and of a fee only where one was taken', async () => {
    const [gets, coin, pending] = ['Bank b1 ****4821 gets $35.00.', 'You paid in BTC.', 'It is listed under Pending.']
    expect(await told('35.00')).toEqual([gets, coin, pending])
    expect(await told('35.01')).toEqual([gets, 'With the fee of $0.01 you paid $35.01.', coin, pending])
    expect(await told('34.99')).toEqual([gets, coin, pending])
  })
})
