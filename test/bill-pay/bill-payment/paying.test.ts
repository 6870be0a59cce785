import { rejected, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { billUser as user } from '../bench.ts'
import { type benchAt as Make, benchAt, bill, actionsOf } from './bench.ts'

let bench: ReturnType<typeof Make>

beforeEach(() => {
  bench = benchAt()
})

const { open, press, type } = actionsOf(() => bench)

describe('selecting amounts to pay', () => {
  it('BILL-122 BILL-123 BILL-124 if there is one bill, its minimum is preselected; if there are several, nothing is selected', () => {
    open('b2')
    expect(bench.chosen()).toEqual([['b2', '35.00']])
    open(null)
    expect(bench.chosen()).toEqual([])
    const { liability } = bill('b1')
    const none = benchAt([bill('b1', { liability: { ...liability, nextPaymentMinimumAmount: null } })])
    none.paying.open('b1')
    expect(none.chosen()).toEqual([])
  })

  it('BILL-121 the first press on an amount selects the amount; the second press deselects it', () => {
    open(null)
    press('b1', 'minimumPayment')
    press('b2', 'currentBalance')
    expect(bench.chosen()).toEqual([
      ['b1', '35.00'],
      ['b2', '812.40'],
    ])
    press('b1', 'minimumPayment')
    expect(bench.chosen()).toEqual([['b2', '812.40']])
  })

  it('BILL-129 BILL-130 a typed amount is selected immediately; an emptied amount field stays selected, without an amount', () => {
    open(null)
    type('b1', '$1,250.5')
    expect(bench.chosen()).toEqual([['b1', '1250.50']])
    type('b1', '')
    expect(bench.chosen()).toEqual([['b1', null]])
  })

  it('BILL-155 `clear` deselects all amounts and deletes typed texts; meanwhile, `shouldClearSelected` is true', () => {
    open(null)
    type('b1', '20')
    press('b2', 'currentBalance')
    const flags: Array<boolean> = []
    bench.paying.state.changes$.subscribe(({ invoice }) => void flags.push(invoice.shouldClearSelected))
    bench.paying.clear()
    expect([bench.chosen(), bench.state().texts.size, flags.includes(true), flags.at(-1)]).toEqual([[], 0, true, false])
  })

  it('BILL-123 when the user leaves or reopens the payment screen, the app discards the typed amounts', () => {
    open(null)
    type('b1', '20')
    for (const next of [null, 'b2']) {
      open(next)
      expect([next, bench.state().texts]).toEqual([next, new Map()])
      type('b1', '20')
    }
    bench.paying.leave()
    expect([bench.state().texts, bench.chosen()]).toEqual([new Map(), []])
    // The amount that the user typed before is gone, even when the user selects "Other Amount" again.
    open(null)
    press('b1', 'otherAmount')
    expect(bench.chosen()).toEqual([['b1', null]])
  })

  it('a selected bill is deselected if its selected balance becomes unknown, or if the bill becomes unpayable', () => {
    open(null)
    press('b1', 'currentBalance')
    press('b2', 'currentBalance')
    press('b3', 'minimumPayment')
    const { liability } = bill('b1')
    bench.bills.update((now) => ({
      ...now,
      accounts: [
        bill('b1', { liability: { ...liability, balance: null } }),
        bill('b2'),
        bill('b3', { isPayable: false }),
      ],
    }))
    expect(bench.chosen()).toEqual([['b2', '812.40']])
  })

  it('BILL-099 an unpayable bill cannot be selected or paid', () => {
    const mixed = benchAt([bill('b1'), bill('b2', { isPayable: false })])
    mixed.paying.open(null)
    mixed.paying.press({ accountId: 'b2', option: 'minimumPayment' })
    mixed.paying.type({ accountId: 'b2', text: '20' })
    expect(mixed.chosen()).toEqual([])
    mixed.paying.pay()
    expect([mixed.invoiceRequests, mixed.reserved()]).toEqual([[], 'none'])
  })
})

describe('pressing Pay', () => {
  it('BILL-138 BILL-140 BILL-141 BILL-154 repeated presses on Pay create one invoice for all selected amounts, in one window', async () => {
    bench.played.address = '192.0.2.7'
    open(null)
    press('b1', 'minimumPayment')
    type('b2', '20')
    for (let time = 0; time < 3; time += 1) bench.paying.pay()
    expect([bench.reserved(), bench.state().isCreating]).toEqual(['open', true])
    // While the provider creates the invoice, the user cannot change the selection.
    press('b1', 'minimumPayment')
    bench.paying.clear()
    await bench.invoice()
    bench.paying.pay()
    expect(bench.invoiceRequests).toEqual([
      {
        items: [
          { accountId: 'b1', amount: '35.00', currency: 'USD' },
          { accountId: 'b2', amount: '20.00', currency: 'USD' },
        ],
        ipAddress: '192.0.2.7',
        key: '1'.padStart(32, '0'),
      },
    ])
    expect([bench.status(), bench.state().isCreating, bench.windows.map(({ id }) => id)]).toEqual([
      'id_created',
      false,
      ['i1'],
    ])
    expect([bench.reserved(), bench.chosen().length]).toEqual(['used', 2])
  })

  it('BILL-152 BILL-153 if an amount is below $1.00, a press on Pay shows an error and creates no invoice', () => {
    open('b1')
    type('b1', '0.99')
    bench.paying.pay()
    expect([
      bench.status(),
      bench.state().invoice.shouldDisplayErrors,
      bench.invoiceRequests,
      bench.reserved(),
    ]).toEqual(['failed', true, [], 'none'])
    type('b1', '0.9')
    expect(bench.status()).toBe('invalid_amount')
    type('b1', '1')
    expect(bench.status()).toBeNull()
  })

  it('if no amount is selected, or if bill payments are paused, a press on Pay creates no invoice', () => {
    open(null)
    bench.paying.pay()
    bench.bills.update((now) => ({ ...now, user: { ...user, pause: { until: null } } }))
    open('b1')
    bench.paying.pay()
    expect([bench.invoiceRequests, bench.reserved(), bench.status()]).toEqual([[], 'none', null])
  })

  it('BILL-148 ERR-062 if the provider rejects an invoice, the app shows and logs the reason and closes the payment window', async () => {
    open('b1')
    bench.paying.pay()
    await bench.invoice(E.left(rejected(422, 'This bill was paid already.')))
    expect(bench.state().invoice).toMatchObject({ status: 'failed', error: 'This bill was paid already.', id: null })
    expect([bench.reserved(), bench.windows, bench.logged]).toEqual([
      'released',
      [],
      ['The invoice of bills could not be made: refused with status 422'],
    ])
    bench.paying.pay()
    await bench.invoice(E.left(unreachable))
    expect(bench.state().invoice.error).toBe("We couldn't start the payment. Nothing was charged. Try again.")
  })

  it('F4 BILL-175 an invoice request reuses its idempotency key only if it repeats a request whose outcome is unknown', async () => {
    open('b1')
    for (const reply of [E.left(unreachable), E.left(rejected(500)), E.left(rejected(422)), E.right('i1')]) {
      bench.paying.pay()
      // eslint-disable-next-line no-await-in-loop -- in order
      await bench.invoice(reply)
    }
    await bench.emit({ kind: 'closed' })
    bench.paying.pay()
    await bench.invoice(E.left(unreachable))
    type('b1', '40')
    bench.paying.pay()
    await bench.invoice(E.right('i3'))
    expect(bench.invoiceRequests.map(({ key }) => Number(key))).toEqual([1, 1, 1, 2, 3, 4])
  })

  it('F4 BILL-175 a retry ten minutes after the first invoice request sends a new idempotency key', async () => {
    open('b1')
    for (const rest of [0, 599_999, 1, 1]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      await bench.clock.advance(rest)
      bench.paying.pay()
      // eslint-disable-next-line no-await-in-loop -- in order
      await bench.invoice(E.left(unreachable))
    }
    expect(bench.invoiceRequests.map(({ key }) => Number(key))).toEqual([1, 1, 2, 2])
  })

  it('if the script of the payment window fails to load, a press on Pay creates no invoice', async () => {
    open('b1')
    bench.played.script = E.left(unreachable)
    bench.paying.pay()
    await bench.invoice()
    expect([bench.invoiceRequests, bench.status(), bench.reserved()]).toEqual([[], 'failed', 'released'])
    expect(bench.state().invoice.error).toMatch(/^We couldn.t load the payment window\. You haven.t paid anything\./)
  })
})
