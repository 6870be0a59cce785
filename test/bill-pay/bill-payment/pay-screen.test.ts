import { makePayingView } from '@paydeck/core/bill-pay'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { amount } from '../../cards/bench.ts'
import { record } from '../bench.ts'
import { benchAt, bill, actionsOf, recordOf } from './bench.ts'

/** Tests of the texts and controls that the payment screen shows at each step of a payment. */

let bench: ReturnType<typeof benchAt>
/** Computes the view of the payment screen. Bills that have not changed since the last call keep their view objects. */
let viewOf: ReturnType<typeof makePayingView>

beforeEach(() => {
  bench = benchAt()
  viewOf = makePayingView()
})

const { open, press, type } = actionsOf(() => bench)

const view = () =>
  viewOf({ paying: bench.state(), bills: bench.bills.get(), isHidden: false, timeZone: 'UTC', pictureOrigins: [] })

describe('the payment screen before a payment', () => {
  it('before the payment screen opens, and after the user has left it, the screen’s view contains no bills', () => {
    const none = { bills: [], overview: { count: '0 bills', rows: [], sums: [] }, bar: null, isLocked: false }
    expect(view()).toMatchObject(none)
    open(null)
    press('b1', 'minimumPayment')
    expect(view().bills.length).toBe(3)
    bench.paying.leave()
    expect(view()).toMatchObject(none)
  })

  it('BILL-125 a pending payment lowers the minimum of its bill, even if the payment is added while the screen is open', () => {
    open('b1')
    const minimum = () => view().bills[0]?.options.find(({ value }) => value === 'minimumPayment')?.amount
    expect([minimum(), view().overview.rows[0]?.amount]).toEqual(['$35.00', '$35.00'])
    bench.setPayments([record('r1', { amount: amount('15.00'), partnerAccountId: 'b1' })])
    expect([minimum(), view().overview.rows[0]?.amount]).toEqual(['$20.00', '$20.00'])
  })

  it('BILL-128 if the user types an amount below $1.00, the overview shows "Below the minimum"', () => {
    open('b1')
    type('b1', '0.99')
    expect(view().overview.rows[0]?.below).toEqual({ text: 'Below the minimum', tone: 'bad' })
  })

  it('if the account number of a bill is unknown, the overview shows no last digits for this bill', () => {
    const { liability } = bill('b1')
    bench = benchAt([bill('b1', { liability: { ...liability, mask: '' } }), bill('b2')])
    open(null)
    press('b1', 'minimumPayment')
    press('b2', 'minimumPayment')
    expect(view().overview.rows.map(({ note }) => note)).toEqual(['gets', '****4821 gets'])
  })
})

describe('the payment screen during a payment', () => {
  const steps = () => {
    const { isLocked, window, overview } = view()
    return [isLocked, overview.pay.isBusy, window && [window.isBlocked, window.title]]
  }

  it('BILL-154 the Pay button is busy until the invoice is created; amounts are locked until the payment window closes', async () => {
    open('b1')
    expect(steps()).toEqual([false, false, null])
    bench.paying.pay()
    expect(steps()).toEqual([true, true, null])
    await bench.invoice()
    expect(steps()).toEqual([true, false, [false, 'Waiting for your payment']])
    await bench.emit({ kind: 'closed' })
    expect(steps()).toEqual([false, false, null])
  })

  it('if the browser blocks the payment window, the amounts are unlocked', async () => {
    open('b1')
    bench.paying.pay()
    await bench.invoice()
    await bench.emit({ kind: 'blocked' })
    expect(steps()).toEqual([false, false, [true, 'The payment window is not open']])
  })

  it('if the browser blocks the payment window of a paid invoice, the payment screen has a button that opens the window', async () => {
    await bench.begin()
    await bench.postStatus('paid')
    expect(steps()).toEqual([true, false, [false, 'Paid']])
    bench.paying.showWindow()
    await bench.emit({ kind: 'blocked' })
    expect(view().window).toMatchObject({ isBlocked: true, action: 'Open the payment window' })
  })
})

describe('the payment screen after a payment', () => {
  /** Pays one bill of $35.00 through an invoice with the price `price`. Returns the sentences of the success message. */
  const sentencesFor = async (price: string) => {
    bench = benchAt()
    await bench.begin()
    await bench.postStatus('paid')
    await bench.record(E.right({ ...recordOf('paid'), price: amount(price) }))
    await bench.emit({ kind: 'closed' })
    return view().success?.sentences
  }

  it('BILL-151 the success message for a single bill mentions a fee only if the invoice price exceeds the bill’s amount', async () => {
    const [gets, coin, pending] = ['Bank b1 ****4821 gets $35.00.', 'You paid in BTC.', 'It is listed under Pending.']
    expect(await sentencesFor('35.00')).toEqual([gets, coin, pending])
    expect(await sentencesFor('35.01')).toEqual([gets, 'Including the $0.01 fee, you paid $35.01.', coin, pending])
    expect(await sentencesFor('34.99')).toEqual([gets, coin, pending])
  })
})
