import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { billUser as user } from '../bench.ts'
import { type benchAt as Make, benchAt, bill, handsOf, recordOf } from './bench.ts'

let bench: ReturnType<typeof Make>

beforeEach(() => {
  bench = benchAt()
})

const { open, press, type } = handsOf(() => bench)

describe('the window', () => {
  it('BILL-142 BILL-144 BILL-147 X9 counts what it says itself, of its own invoice', async () => {
    await bench.begin()
    expect(bench.status()).toBe('invoice_launched')
    await bench.say('paid', 0, { origin: 'https://evil.example' })
    await bench.say('paid', 0, { isFromWindow: false })
    await bench.say(['paid'])
    await bench.say('expired')
    expect(bench.status()).toBe('invoice_launched')
    for (let time = 0; time < 1000; time += 1) await bench.say(['paid', 'confirmed', 'complete'][time % 3])
    expect([bench.status(), bench.reads]).toEqual(['invoice_paid', ['i1']])
  })

  it('BILL-143 BILL-145 closed unpaid leaves what was chosen, and can be opened for another invoice', async () => {
    await bench.begin()
    await bench.tell({ kind: 'closed' })
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
    // What the first one says now is not of this one.
    await bench.say('paid', 0)
    await bench.tell({ kind: 'closed' }, 0)
    expect(bench.status()).toBe('id_created')
  })

  it('tells of bills that were paid without a word of the window, so that nobody pays them twice', async () => {
    await bench.begin()
    await bench.tell({ kind: 'closed' })
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

  it('leads nobody away who pays other bills by then', async () => {
    await bench.begin()
    await bench.tell({ kind: 'closed' })
    bench.paying.pay()
    await bench.record(E.right(recordOf('paid')))
    await bench.invoice(E.right('i2'))
    expect([bench.status(), bench.wentTo, bench.added]).toMatchObject(['id_created', [], [{ invoice: 'i1' }]])
  })

  it('BILL-174 is opened by a press where the browser blocked it, and given up with another amount', async () => {
    open('b1')
    bench.paying.pay()
    await bench.invoice()
    await bench.tell({ kind: 'blocked' })
    expect([bench.state().shown, bench.status()]).toEqual(['blocked', 'id_created'])
    bench.paying.showWindow()
    expect([bench.windows.map(({ id }) => id), bench.state().shown]).toEqual([['i1', 'i1'], 'open'])
    await bench.tell({ kind: 'blocked' })
    bench.paying.pay()
    expect([bench.windows.length, bench.made.length, bench.state().shown]).toEqual([3, 1, 'open'])
    await bench.tell({ kind: 'blocked' })
    press('b1', 'currentBalance')
    expect([bench.state().shown, bench.status(), bench.chosen()]).toEqual([
      'closed',
      'invoice_closed',
      [['b1', '812.40']],
    ])
  })

  it('is given up, where it was blocked, once the screen is left or another is there', async () => {
    for (const next of ['b2', null]) {
      const run = benchAt()
      run.paying.open('b1')
      run.paying.pay()
      await run.invoice()
      await run.tell({ kind: 'blocked' })
      if (next === null) run.paying.leave()
      else run.paying.open(next)
      expect([run.state().shown, run.state().invoice.id, run.chosen()]).toEqual([
        'closed',
        null,
        next === null ? [] : [[next, '35.00']],
      ])
      // What its window says from now on is of no invoice.
      await run.say('paid')
      expect([run.reads.length, run.state().invoice.id]).toEqual([1, null])
    }
  })

  it('is given up, where it was blocked, for the amounts that are owed by then', async () => {
    open(null)
    press('b1', 'currentBalance')
    bench.paying.pay()
    await bench.invoice()
    await bench.tell({ kind: 'blocked' })
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

  it('changes nothing of the amounts while it is open, and goes on when the screen is left', async () => {
    await bench.begin()
    press('b1', 'currentBalance')
    type('b1', '20')
    bench.paying.clear()
    expect(bench.chosen()).toEqual([['b1', '35.00']])
    bench.paying.leave()
    bench.paying.open('b2')
    expect([bench.status(), bench.chosen()]).toEqual(['invoice_launched', [['b1', '35.00']]])
    // Closed unpaid, it is the other bill's turn.
    await bench.tell({ kind: 'closed' })
    expect(bench.chosen()).toEqual([['b2', '35.00']])
  })
})

it('does nothing for a user who has signed out meanwhile, and keeps no window for them', async () => {
  open('b1')
  bench.paying.pay()
  bench.stores.resetAll()
  await bench.invoice()
  expect([bench.windows, bench.status(), bench.reserved()]).toEqual([[], null, 'released'])
  const other = benchAt()
  await other.begin()
  await other.say('paid')
  other.stores.resetAll()
  await other.record()
  await other.tell({ kind: 'closed' })
  expect([other.wentTo, other.tracked, other.added, other.status()]).toEqual([[], [], [], null])
})

it('SESS-021 an invoice of a session that is over takes no window from the one that is made by then', async () => {
  open('b1')
  bench.paying.pay()
  await settle()
  bench.stores.resetAll()
  // Whoever signs in next has a bill of their own.
  bench.bills.update((now) => ({ ...now, isInitialised: true, user, accounts: [bill('b9')] }))
  open('b9')
  bench.paying.pay()
  await bench.invoice(E.right('old'))
  expect([bench.reserved(), bench.state().isCreating, bench.windows]).toEqual(['open', true, []])
  await bench.invoice(E.right('new'))
  expect([bench.reserved(), bench.windows.map(({ id }) => id)]).toEqual(['used', ['new']])
})

it('SESS-021 tells nobody of bills that were paid in a session that is over', async () => {
  await bench.begin()
  await bench.tell({ kind: 'closed' })
  bench.stores.resetAll()
  await bench.record(E.right(recordOf('confirmed')))
  expect([bench.wentTo, bench.tracked, bench.added, bench.slot.get()]).toEqual([[], [], [], null])
})
