import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { billUser as user } from '../bench.ts'
import { type benchAt as Make, benchAt, bill, actionsOf, recordOf } from './bench.ts'

let bench: ReturnType<typeof Make>

beforeEach(() => {
  bench = benchAt()
})

const { open, press, type } = actionsOf(() => bench)

describe('the payment window', () => {
  it('BILL-142 BILL-144 BILL-147 X9 only the first "paid" message from the invoice’s own payment window has an effect', async () => {
    await bench.begin()
    expect(bench.status()).toBe('invoice_launched')
    await bench.postStatus('paid', 0, { origin: 'https://evil.example' })
    await bench.postStatus('paid', 0, { isFromWindow: false })
    await bench.postStatus(['paid'])
    await bench.postStatus('expired')
    expect(bench.status()).toBe('invoice_launched')
    for (let time = 0; time < 1000; time += 1) await bench.postStatus(['paid', 'confirmed', 'complete'][time % 3])
    expect([bench.status(), bench.invoiceReads]).toEqual(['invoice_paid', ['i1']])
  })

  it('BILL-143 BILL-145 if the payment window closes without a payment, amounts stay selected, and Pay creates a new invoice', async () => {
    await bench.begin()
    await bench.emit({ kind: 'closed' })
    await bench.record(E.right(recordOf('new')))
    expect([bench.status(), bench.state().invoice.id, bench.chosen(), bench.wentTo]).toEqual([
      'invoice_closed',
      null,
      [['b1', '35.00']],
      [],
    ])
    bench.paying.pay()
    await bench.invoice(E.right('i2'))
    expect(bench.windows.map(({ id }) => id)).toEqual(['i1', 'i2'])
    // Messages from the window of the first invoice do not affect the second invoice.
    await bench.postStatus('paid', 0)
    await bench.emit({ kind: 'closed' }, 0)
    expect(bench.status()).toBe('id_created')
  })

  it('after the payment window has closed, the app detects a payment even if the window sent no message about it', async () => {
    await bench.begin()
    await bench.emit({ kind: 'closed' })
    await bench.record(E.right(recordOf('confirmed')))
    expect([bench.status(), bench.chosen(), bench.wentTo, bench.added, bench.tracked.length]).toMatchObject([
      null,
      [],
      ['/bill-pay'],
      [{ invoice: 'i1' }],
      1,
    ])
    expect(bench.slot.get()?.name).toBe('bill-pay.paid-modal')
  })

  it('a late payment of an earlier invoice is added to the payment list and does not interrupt the current payment', async () => {
    await bench.begin()
    await bench.emit({ kind: 'closed' })
    bench.paying.pay()
    await bench.record(E.right(recordOf('paid')))
    await bench.invoice(E.right('i2'))
    expect([bench.status(), bench.wentTo, bench.added]).toMatchObject(['id_created', [], [{ invoice: 'i1' }]])
  })

  it('BILL-174 a press on Pay reopens a blocked payment window; if the user selects another amount, the invoice is discarded', async () => {
    open('b1')
    bench.paying.pay()
    await bench.invoice()
    await bench.emit({ kind: 'blocked' })
    expect([bench.state().shown, bench.status()]).toEqual(['blocked', 'id_created'])
    bench.paying.showWindow()
    expect([bench.windows.map(({ id }) => id), bench.state().shown]).toEqual([['i1', 'i1'], 'open'])
    await bench.emit({ kind: 'blocked' })
    bench.paying.pay()
    expect([bench.windows.length, bench.invoiceRequests.length, bench.state().shown]).toEqual([3, 1, 'open'])
    await bench.emit({ kind: 'blocked' })
    press('b1', 'currentBalance')
    expect([bench.state().shown, bench.status(), bench.chosen()]).toEqual([
      'closed',
      'invoice_closed',
      [['b1', '812.40']],
    ])
  })

  it('after the browser has blocked the payment window, leaving the screen or opening another bill discards the invoice', async () => {
    for (const next of ['b2', null]) {
      const run = benchAt()
      run.paying.open('b1')
      run.paying.pay()
      await run.invoice()
      await run.emit({ kind: 'blocked' })
      if (next === null) run.paying.leave()
      else run.paying.open(next)
      expect([run.state().shown, run.state().invoice.id, run.chosen()]).toEqual([
        'closed',
        null,
        next === null ? [] : [[next, '35.00']],
      ])
      // The app ignores later messages from the window of this invoice.
      await run.postStatus('paid')
      expect([run.invoiceReads.length, run.state().invoice.id]).toEqual([1, null])
    }
  })

  it('when the invoice of a blocked payment window is discarded, a selected balance is updated to the bill’s new balance', async () => {
    open(null)
    press('b1', 'currentBalance')
    bench.paying.pay()
    await bench.invoice()
    await bench.emit({ kind: 'blocked' })
    const { liability } = bill('b1')
    const owing = bill('b1', { liability: { ...liability, balance: decimalText('900.00') } })
    bench.bills.update((now) => ({ ...now, accounts: [owing, ...now.accounts.slice(1)] }))
    expect(bench.chosen()).toEqual([['b1', '812.40']])
    press('b2', 'minimumPayment')
    expect([bench.state().shown, bench.chosen()]).toEqual([
      'closed',
      [
        ['b1', '900.00'],
        ['b2', '35.00'],
      ],
    ])
  })

  it('while the payment window is open, amounts are locked, and leaving the payment screen does not end the payment', async () => {
    await bench.begin()
    press('b1', 'currentBalance')
    type('b1', '20')
    bench.paying.clear()
    expect(bench.chosen()).toEqual([['b1', '35.00']])
    bench.paying.leave()
    bench.paying.open('b2')
    expect([bench.status(), bench.chosen()]).toEqual(['invoice_launched', [['b1', '35.00']]])
    // The window closes without a payment. The app then selects the bill on the open screen, b2.
    await bench.emit({ kind: 'closed' })
    expect(bench.chosen()).toEqual([['b2', '35.00']])
  })
})

it('after a sign-out, late responses and payment window events of a bill payment have no effect, and no window stays open', async () => {
  open('b1')
  bench.paying.pay()
  bench.stores.resetAll()
  await bench.invoice()
  expect([bench.windows, bench.status(), bench.reserved()]).toEqual([[], null, 'released'])
  const other = benchAt()
  await other.begin()
  await other.postStatus('paid')
  other.stores.resetAll()
  await other.record()
  await other.emit({ kind: 'closed' })
  expect([other.wentTo, other.tracked, other.added, other.status()]).toEqual([[], [], [], null])
})

it('SESS-021 an invoice that the previous user requested does not open in the payment window of the next user', async () => {
  open('b1')
  bench.paying.pay()
  await settle()
  bench.stores.resetAll()
  // Another user, with the bill b9, signs in.
  bench.bills.update((now) => ({ ...now, isInitialised: true, user, accounts: [bill('b9')] }))
  open('b9')
  bench.paying.pay()
  await bench.invoice(E.right('old'))
  expect([bench.reserved(), bench.state().isCreating, bench.windows]).toEqual(['open', true, []])
  await bench.invoice(E.right('new'))
  expect([bench.reserved(), bench.windows.map(({ id }) => id)]).toEqual(['used', ['new']])
})

it('SESS-021 after a sign-out, an earlier bill payment sends no analytics event and shows no success message', async () => {
  await bench.begin()
  await bench.emit({ kind: 'closed' })
  bench.stores.resetAll()
  await bench.record(E.right(recordOf('confirmed')))
  expect([bench.wentTo, bench.tracked, bench.added, bench.slot.get()]).toEqual([[], [], [], null])
})
