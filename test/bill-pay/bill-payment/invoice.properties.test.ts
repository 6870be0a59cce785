import {
  InvoiceFlowStatus,
  invoiceEffects,
  invoiceStates,
  canCreateInvoice,
  nextInvoice,
  initialInvoiceState,
  selectedBill,
  type InvoiceEvent,
  type InvoiceState,
  type SelectedBills,
} from '@paydeck/core/bill-pay'
import { decimalText } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectCodec } from '../../laws/codec.ts'

const ids = fc.constantFrom('i1', 'i2')
const words = fc.constantFrom('paid', 'confirmed', 'complete', 'new', 'expired', 'Paid')
const events: fc.Arbitrary<InvoiceEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('created' as const, 'opened' as const, 'closed' as const), id: ids }),
  fc.record({ kind: fc.constant('message' as const), id: ids, status: words }),
  fc.record({ kind: fc.constant('fail' as const), text: fc.constant('No luck') }),
  fc.record({
    kind: fc.constant('read' as const),
    id: ids,
    coin: fc.constant('BTC'),
    wallet: fc.option(fc.constant('Wallet')),
  }),
  fc.record({ kind: fc.constant('select' as const), selected: arbitraries.SelectedBills }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'clear' as const, 'reset' as const) }),
)

const states: fc.Arbitrary<InvoiceState> = fc.record({
  ...Object.fromEntries(Object.entries(initialInvoiceState).map(([key, value]) => [key, fc.constant(value)])),
  status: fc.option(arbitraries.InvoiceFlowStatus),
  id: fc.option(ids),
  selectedInvoices: arbitraries.SelectedBills,
  shouldClearSelected: fc.boolean(),
  shouldDisplayErrors: fc.boolean(),
}) as fc.Arbitrary<InvoiceState>

/** Payment window before it opens. `id` is the invoice of an open window; `isPaid` is true once this invoice is paid. */
const noWindow: { readonly id: string | null; readonly isPaid: boolean } = { id: null, isPaid: false }

const chosen = (...amounts: ReadonlyArray<string>): SelectedBills =>
  new Map(amounts.map((amount, index) => [`b${index}`, selectedBill('otherAmount', decimalText(amount))]))

const play = (...list: ReadonlyArray<InvoiceEvent>): InvoiceState => list.reduce(nextInvoice, initialInvoiceState)
const created: InvoiceEvent = { kind: 'created', id: 'i1' }
const opened: InvoiceEvent = { kind: 'opened', id: 'i1' }
const closed: InvoiceEvent = { kind: 'closed', id: 'i1' }
const paid: InvoiceEvent = { kind: 'message', id: 'i1', status: 'paid' }
const fail: InvoiceEvent = { kind: 'fail', text: 'No invoice' }
const small: InvoiceEvent = { kind: 'select', selected: chosen('0.50') }
const payable: InvoiceEvent = { kind: 'select', selected: chosen('5.00') }
const pay: InvoiceEvent = { kind: 'pay' }

it('BILL-139 after any event, the status of an invoice is null or one of the seven statuses', () => {
  fc.assert(
    fc.property(states, events, (state, event) => {
      const entered = invoiceStates(state, event)
      for (const { status } of entered) expect(status === null || InvoiceFlowStatus.is(status)).toBe(true)
      expect(nextInvoice(state, event)).toEqual(entered.at(-1) ?? state)
    }),
    { numRuns: 500 },
  )
})

it('BILL-146 an invoice is successful if and only if its window closes after the payment', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state = initialInvoiceState
      let window = noWindow
      for (const event of list) {
        const entered = invoiceStates(state, event)
        const isOurs = 'id' in event && event.id === window.id
        const succeeds = event.kind === 'closed' && isOurs && window.isPaid
        expect(entered.some(({ status }) => status === 'success') && state.status !== 'success').toBe(succeeds)
        state = entered.at(-1) ?? state
        const isOver = (event.kind === 'closed' && isOurs) || (event.kind === 'fail' && !window.isPaid)
        if (isOver || event.kind === 'reset') window = noWindow
        const isPaid = event.kind === 'message' && ['paid', 'confirmed', 'complete'].includes(event.status)
        if (isPaid && isOurs) window = { ...window, isPaid }
        if (event.kind === 'created' && window.id === null && state.id === event.id)
          window = { id: event.id, isPaid: false }
      }
    }),
    { numRuns: 1000 },
  )
})

it('BILL-140 BILL-142 BILL-143 BILL-144 an invoice is created, launched, paid, closed and successful, in this order', () => {
  expect(play(created)).toMatchObject({ status: 'id_created', id: 'i1' })
  expect(play(created, opened)).toMatchObject({ status: 'invoice_launched', id: 'i1' })
  expect(play(created, opened, closed)).toMatchObject({ status: 'invoice_closed', id: null })
  expect(play(created, opened, paid)).toMatchObject({ status: 'invoice_paid', id: 'i1' })
  const entered = invoiceStates(play(created, opened, paid), closed)
  expect(entered.map(({ status, id }) => [status, id])).toEqual([
    ['invoice_closed', null],
    ['success', null],
  ])
})

it.each(['confirmed', 'complete', 'paid'])(
  'BILL-147 a message with the status "%s" from the payment window marks the invoice as paid',
  (status) => {
    expect(play(created, opened, { kind: 'message', id: 'i1', status }).status).toBe('invoice_paid')
  },
)

it('an invoice keeps its status on an event of a different invoice, and on the message that the invoice has expired', () => {
  expect(play(created, opened, { kind: 'message', id: 'i2', status: 'paid' }).status).toBe('invoice_launched')
  expect(play(created, opened, { kind: 'closed', id: 'i2' }).status).toBe('invoice_launched')
  expect(play(created, opened, { kind: 'message', id: 'i1', status: 'expired' }).status).toBe('invoice_launched')
})

it('BILL-148 unless the invoice is already paid, a failure discards it and stores an error', () => {
  expect(play(created, fail)).toMatchObject({ status: 'failed', error: 'No invoice', id: null })
  expect(play(fail)).toMatchObject({ status: 'failed', error: 'No invoice' })
  expect(play(created, opened, paid, fail)).toMatchObject({ status: 'invoice_paid', id: 'i1', error: null })
  expect(play(fail, created).error).toBeNull()
})

it.each<readonly [InvoiceState['status'], ReadonlyArray<InvoiceEvent>]>([
  [null, [opened]],
  ['id_created', [created, created]],
  ['invoice_paid', [created, paid]],
  ['invoice_closed', [created, closed]],
  ['failed', [created, fail]],
  ['id_created', [created, small, pay]],
  ['failed', [created, opened, fail]],
  ['invoice_paid', [created, opened, paid, opened]],
  ['success', [created, paid, closed]],
  ['id_created', [created, closed, { ...created, id: 'i2' }]],
  ['failed', [created, closed, fail]],
  ['id_created', [created, paid, closed, { ...created, id: 'i2' }]],
  ['failed', [created, paid, closed, fail]],
  ['id_created', [fail, created]],
  ['failed', [fail, fail]],
  ['invalid_amount', [small, pay, small]],
  ['failed', [small, pay, small, fail]],
  ['failed', [small, pay, small, pay]],
  [null, [small, pay, small, payable]],
  ['failed', [small, pay, payable]],
  ['invalid_amount', [small, pay, payable, small]],
  ['invalid_amount', [small, pay, payable, created, closed, small]],
  ['invalid_amount', [small, pay, payable, created, paid, closed, small]],
])('BILL-133 BILL-143 BILL-145 BILL-152 the invoice has the status %s after the events %j', (status, path) => {
  expect(play(...path).status).toBe(status)
})

it('BILL-150 the event `reset` restores the initial state of the invoice', () => {
  expect(play({ kind: 'select', selected: chosen('35.00') }, created, { kind: 'reset' })).toEqual(initialInvoiceState)
})

it('BILL-152 BILL-153 BILL-154 if a selected amount is too small, a press on Pay shows errors instead of creating an invoice', () => {
  const few = play({ kind: 'select', selected: chosen('35.00', '0.99') })
  expect(canCreateInvoice(few)).toBe(false)
  expect(nextInvoice(few, { kind: 'pay' })).toMatchObject({ status: 'failed', shouldDisplayErrors: true, id: null })
  const enough = play({ kind: 'select', selected: chosen('35.00', '1.00') })
  expect(canCreateInvoice(enough)).toBe(true)
  expect(nextInvoice(enough, { kind: 'pay' })).toEqual(enough)
  expect(canCreateInvoice(initialInvoiceState)).toBe(false)
  expect(canCreateInvoice(nextInvoice(enough, created))).toBe(false)
})

it('BILL-152 if a selected bill has an error, a press on Pay creates no invoice, even if the amount of this bill is valid', () => {
  const wrong: SelectedBills = new Map([['b1', { value: 'otherAmount', amount: decimalText('5.00'), error: 'No' }]])
  const state = play({ kind: 'select', selected: wrong })
  expect(canCreateInvoice(state)).toBe(false)
  expect(nextInvoice(state, pay)).toMatchObject({ status: 'failed', shouldDisplayErrors: true, id: null })
})

it('BILL-148 after a failure, selecting amounts again removes the error', () => {
  expect(play(fail, payable).error).toBeNull()
})

it('BILL-134 BILL-156 an invoice stores its amount in dollars when created, and its coin and wallet when fetched', () => {
  const made = play({ kind: 'select', selected: chosen('35.00', '1.50') }, created)
  expect([made.usdAmount, made.buyerSelectedCurrency, made.buyerSelectedWallet]).toEqual(['36.50', null, null])
  const read = { kind: 'read', coin: 'ETH', wallet: 'Pocket' } as const
  expect(nextInvoice(made, { ...read, id: 'i1' })).toEqual({
    ...made,
    buyerSelectedCurrency: 'ETH',
    buyerSelectedWallet: 'Pocket',
  })
  expect(nextInvoice(made, { ...read, id: 'i2' })).toEqual(made)
})

it('BILL-140 an invoice can be created even if a selected amount has become invalid since the user pressed Pay', () => {
  expect(play(small, pay, small, created)).toMatchObject({ status: 'id_created', id: 'i1' })
})

describe('bill payment effects', () => {
  const effectsOf = (...list: ReadonlyArray<InvoiceEvent>) =>
    invoiceEffects(play(...list.slice(0, -1)), list.at(-1) ?? pay)

  it('BILL-141 BILL-156 a created invoice opens its payment window, and the first "paid" message fetches the invoice', () => {
    expect(effectsOf(payable, created)).toEqual(['launch'])
    expect(effectsOf(payable, created, opened)).toEqual([])
    expect(effectsOf(payable, created, opened, paid)).toEqual(['readInvoice'])
    expect(effectsOf(payable, created, opened, paid, paid)).toEqual([])
  })

  it('BILL-149 BILL-150 BILL-151 BILL-164 after a payment, the app tracks and lists the payment, and opens Bill Pay', () => {
    expect(effectsOf(payable, created, opened, paid, closed)).toEqual([
      'track',
      'tell',
      'addPayment',
      'goHome',
      'reset',
    ])
  })

  it('BILL-145 BILL-146 if a window closes without a "paid" message, its invoice is fetched once to check its status', () => {
    expect(effectsOf(payable, created, opened, closed)).toEqual(['lookAgain'])
    expect([
      effectsOf(payable, created, closed, closed),
      effectsOf(fail),
      effectsOf(small, pay),
      effectsOf(small, pay, small),
    ]).toEqual([[], [], [], []])
  })
})

it('BILL-133 if an amount is invalid, a press on Pay sets the status "invalid_amount" until all selected amounts are valid', () => {
  expect(play(small).status).toBeNull()
  expect(play(small, { kind: 'pay' }, small).status).toBe('invalid_amount')
  expect(play(small, { kind: 'pay' }, small, { kind: 'select', selected: chosen('5.00') }).status).toBeNull()
})

it('BILL-134 BILL-135 BILL-136 the initial invoice has the currency USD, no id and no selected bills', () => {
  expect(initialInvoiceState).toEqual({
    id: null,
    status: null,
    currency: 'USD',
    error: null,
    usdAmount: null,
    buyerSelectedWallet: null,
    buyerSelectedCurrency: null,
    selectedInvoices: new Map(),
    shouldClearSelected: false,
    shouldDisplayErrors: false,
  })
  expect(selectedBill('currentBalance', decimalText('5.00'))).toEqual({
    value: 'currentBalance',
    amount: '5.00',
    error: null,
  })
})

it('BILL-155 the event `clear` sets `shouldClearSelected`; the next empty selection resets it to false', () => {
  const cleared = play({ kind: 'select', selected: chosen('5.00', '6.00') }, { kind: 'clear' })
  expect(cleared.shouldClearSelected).toBe(true)
  expect(nextInvoice(cleared, { kind: 'select', selected: chosen('5.00') }).shouldClearSelected).toBe(true)
  expect(nextInvoice(cleared, { kind: 'select', selected: new Map() }).shouldClearSelected).toBe(false)
  expect(play({ kind: 'clear' }).shouldClearSelected).toBe(false)
})

it('the codec `InvoiceFlowStatus` decodes its own values and rejects all others', () => {
  expectCodec(InvoiceFlowStatus, arbitraries.InvoiceFlowStatus)
})
