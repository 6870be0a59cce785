import { makePayingView } from '@paydeck/core/bill-pay'
import { rejected } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { benchAt, recordOf } from './bench.ts'

let bench: ReturnType<typeof benchAt>

beforeEach(() => {
  bench = benchAt()
})

describe('paid bills', () => {
  const pay = async () => {
    bench.paying.open(null)
    bench.paying.press({ accountId: 'b1', option: 'minimumPayment' })
    bench.paying.press({ accountId: 'b2', option: 'currentBalance' })
    bench.paying.pay()
    await bench.invoice()
    await bench.emit({ kind: 'opened' })
    await bench.postStatus('paid')
  }

  it('BILL-145 BILL-149 BILL-150 BILL-151 after a payment, Bill Pay home shows the paid bills when the payment window closes', async () => {
    await pay()
    await bench.record()
    expect([bench.wentTo, bench.slot.get(), bench.state().invoice.buyerSelectedCurrency]).toEqual([[], null, 'BTC'])
    await bench.emit({ kind: 'closed' })
    expect([bench.wentTo, bench.added, bench.state().invoice]).toMatchObject([
      ['/bill-pay'],
      [{ invoice: 'i1' }],
      { id: null, status: null, selectedInvoices: new Map(), buyerSelectedCurrency: null },
    ])
    expect(bench.slot.get()).toEqual({ name: 'bill-pay.paid-modal', backdropCloses: false, fullScreen: 'always' })
    expect(bench.state().paid?.bills.map(({ account, amount }) => [account.id, amount])).toEqual([
      ['b1', '35.00'],
      ['b2', '812.40'],
    ])
    bench.paying.dismiss()
    expect([bench.slot.get(), bench.state().paid]).toEqual([null, null])
  })

  const trackedBill = (amount: string, merchantName: string) => ({
    event: 'track',
    name: 'Bill Pay - Successful Payment',
    properties: {
      platform: 'mobile',
      customBill: 'false',
      merchantName,
      merchantType: 'credit_card',
      amount,
      coin: 'BTC',
      walletOrExchange: 'Pocket',
      network: 'BTC',
    },
  })

  it('BILL-162 BILL-164 when the payment window closes, the app sends one analytics event per paid bill, with coin and wallet', async () => {
    await pay()
    await bench.record()
    expect(bench.tracked).toEqual([])
    await bench.emit({ kind: 'closed' })
    expect(bench.tracked).toEqual([trackedBill('35.00', 'Bank b1'), trackedBill('812.40', 'Bank b2')])
  })

  it('BILL-164 analytics events of paid bills contain coin and wallet, even if the invoice loads after the window has closed', async () => {
    await pay()
    await bench.emit({ kind: 'closed' })
    expect([bench.tracked, bench.status()]).toEqual([[], null])
    await bench.record()
    expect(bench.tracked).toEqual([trackedBill('35.00', 'Bank b1'), trackedBill('812.40', 'Bank b2')])
    expect(bench.state().paid).toMatchObject({ coin: 'BTC' })
  })

  it('BILL-145 the success message shows the fee if the fee is known and amounts are not hidden', async () => {
    await pay()
    await bench.emit({ kind: 'closed' })
    const sentences = (isHidden = false) =>
      makePayingView()({
        paying: bench.state(),
        bills: bench.bills.get(),
        isHidden,
        timeZone: 'UTC',
        pictureOrigins: [],
      }).success?.sentences
    const lines = ['Bank b1 ****4821 gets $35.00.', 'Bank b2 ****4821 gets $812.40.']
    const pending = 'They are listed under Pending.'
    expect(sentences()).toEqual([...lines, pending])
    await bench.record(E.right({ ...recordOf('paid'), price: decimalText('848.90') }))
    const fee = 'Including the $1.50 fee, you paid $848.90.'
    expect(sentences()).toEqual([...lines, fee, 'You paid in BTC.', pending])
    expect(sentences(true)).toEqual([
      'Bank b1 ****4821 gets your payment.',
      'Bank b2 ****4821 gets your payment.',
      'You paid in BTC.',
      pending,
    ])
  })

  it('ERR-068 if the paid invoice fails to load, this is logged, and analytics events for the paid bills are still sent', async () => {
    await pay()
    await bench.record(E.left(rejected(500)))
    expect([bench.status(), bench.state().invoice.error]).toEqual(['invoice_paid', null])
    await bench.emit({ kind: 'closed' })
    expect(bench.tracked.map(({ properties }) => [properties['coin'], properties['walletOrExchange']])).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect(bench.logged).toEqual(['The invoice of bills could not be loaded: refused with status 500'])
    expect(bench.wentTo).toEqual(['/bill-pay'])
  })
})
