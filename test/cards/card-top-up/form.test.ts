import { rejected, type Status, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchAt } from './bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await benchAt('/id/home')
  bench.topUp.open('c1')
})

it('CARD-166 the top-up form shows the selected card; the user can submit amounts from 1 to 10000 dollars', () => {
  expect(bench.view().card).toMatchObject({ name: 'Everyday', fullName: 'Everyday', lastFour: '4821' })
  expect([bench.view().action, bench.view().canSubmit]).toEqual(['Add Funds', false])
  for (const [text, can] of [
    ['0.99', false],
    ['1', true],
    ['10,000', true],
    ['10000.01', false],
  ] as const) {
    bench.topUp.edit(text)
    expect(bench.view().canSubmit, text).toBe(can)
  }
  bench.topUp.open('c 2')
  expect([bench.view().card?.name, bench.view().amount.value]).toEqual(['Travel', ''])
})

it('the top-up form shows no error for an invalid amount until the user leaves the amount field', () => {
  expect(bench.view().amount.label).toMatch(/\bUS dollars$/)
  expect(bench.view().amount.hint).toBe('From $1.00 to $10,000.00')
  bench.topUp.edit('0.5')
  expect(bench.view().amount.error).toBeNull()
  bench.topUp.touch()
  expect(bench.view().amount).toMatchObject({ hint: null, error: 'Enter an amount from $1.00 to $10,000.00.' })
  bench.topUp.edit('  ')
  expect(bench.view().amount.error).toBeNull()
})

it('CARD-156 CARD-164 a submit of the top-up form creates an invoice in US dollars and opens it in the payment window', async () => {
  bench.topUp.edit('$1,250.5')
  await bench.press()
  expect([bench.view().status, bench.view().canSubmit]).toEqual(['loading', false])
  expect(bench.windows).toEqual([])
  await bench.answer(E.right('i1'))
  expect(bench.requests).toEqual([{ cardId: 'c1', amount: '1250.50', currency: 'USD' }])
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1'])
  await bench.emit({ kind: 'opened' })
  expect([bench.view().status, bench.view().payment]).toEqual([
    null,
    {
      isBlocked: false,
      title: 'Waiting for your payment',
      amount: '$1,250.50',
      text: "Pay in the window that just opened. This dialog closes once you've paid. If you close the dialog sooner, the payment window stays open.",
      action: 'Show payment window',
    },
  ])
})

it('the second button of the top-up form is "Close" while the payment window is open, and otherwise "Cancel"', async () => {
  bench.topUp.edit('25')
  const labels = [bench.view().cancel]
  await bench.press()
  labels.push(bench.view().cancel)
  await bench.answer(E.right('i1'))
  await bench.emit({ kind: 'opened' })
  labels.push(bench.view().cancel)
  await bench.emit({ kind: 'closed' })
  labels.push(bench.view().cancel)
  expect(labels).toEqual(['Cancel', 'Cancel', 'Close', 'Cancel'])
})

it('F4 repeated presses of the button send only one top-up; if the amount is invalid or the card unknown, they send none', async () => {
  await bench.press()
  bench.topUp.edit('10001')
  await bench.press()
  bench.topUp.open('nobody’s')
  bench.topUp.edit('25')
  await bench.press()
  expect([bench.requests, bench.view().card]).toEqual([[], null])
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  await bench.press()
  await bench.press()
  await bench.answer(E.right('i1'))
  expect([bench.requests.length, bench.windows.length]).toEqual([1, 1])
})

it('ERR-041 ERR-042 ERR-044 CARD-163 if a top-up is rejected, a message is shown until the user presses “Try Again”', async () => {
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(rejected(200, 'The card is full.')))
  expect(bench.view().failure).toEqual({ title: 'Something went wrong', text: 'The card is full.', retry: 'Try Again' })
  await bench.clock.advance(60_000)
  expect(bench.view().failure).not.toBeNull()
  bench.topUp.retry()
  expect([bench.view().failure, bench.view().amount.value, bench.view().canSubmit]).toEqual([null, '25', true])
  expect(bench.logged).toEqual(['The invoice of a top-up could not be made: refused with status 200'])
})

it('ERR-043 if a failed top-up has no message, the top-up form shows a default text', async () => {
  const words = 'There was a problem processing your topup. Please check your amount and try again.'
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  expect(bench.view().failure?.text).toBe(words)
})

it('ERR-043 if the payment script fails to load, the top-up form names the script as the cause, and creates no invoice', async () => {
  bench.topUp.edit('25')
  bench.played.script = E.left(unreachable)
  await bench.press()
  expect([bench.requests.length, bench.windows.length]).toEqual([0, 0])
  expect(bench.view().failure?.text).toMatch(/^We couldn't load the payment window\. You haven't paid anything\./)
  expect(bench.view().failure?.text).not.toContain('amount')
  expect(bench.logged).toEqual(['The payment window could not be loaded: no answer'])
})

it('CARD-027 the status of the top-up form is "loading" until the invoice has been created; it never becomes "success"', async () => {
  const seen: Array<Status> = []
  bench.topUp.view.changes$.subscribe(({ status }) => void (seen.at(-1) !== status && seen.push(status)))
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.clock.advance(60_000)
  expect(seen).toEqual([null, 'loading', null])
})

it('an invoice or failure that arrives after the top-up form was closed does not change the form for another card', async () => {
  for (const reply of [E.right('i1'), E.left(unreachable)]) {
    bench.topUp.open('c1')
    bench.topUp.edit('25')
    await bench.press()
    bench.topUp.close()
    bench.topUp.open('c 2')
    await bench.answer(reply)
  }
  expect([bench.windows.length, bench.view().failure, bench.view().status]).toEqual([0, null, null])
  bench.topUp.edit('30')
  await bench.press()
  await bench.answer(E.right('i2'))
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i2'])
})

it('CARD-206 if the browser blocks the payment window, the form shows a message, and a button that opens the window', async () => {
  bench.topUp.showWindow()
  expect(bench.windows).toEqual([])
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.emit({ kind: 'blocked' })
  expect(bench.view().payment).toMatchObject({
    isBlocked: true,
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  })
  bench.topUp.showWindow()
  await bench.emit({ kind: 'opened' })
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i1'])
  await bench.post('paid')
  expect([bench.modal(), bench.requests.length]).toEqual([null, 2])
  await bench.emit({ kind: 'blocked' })
  bench.topUp.open('c 2')
  expect(bench.view().payment).toBeNull()
})

it('opening the top-up form loads the payment script before any invoice is requested', () => {
  expect([bench.prepared(), bench.requests]).toEqual([1, []])
})

it('the next submit of the top-up form clears the failure of the previous submit', async () => {
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  await bench.press()
  expect([bench.view().failure, bench.view().status]).toEqual([null, 'loading'])
})

it.each([E.right('i1'), E.left(unreachable)])(
  'if the response %j to an invoice request arrives after a sign-out, it opens no window and shows no failure',
  async (reply) => {
    bench.topUp.edit('25')
    await bench.press()
    bench.stores.resetAll()
    await bench.answer(reply)
    expect([bench.windows, bench.view().failure, bench.view().card]).toEqual([[], null, null])
    bench.topUp.showWindow()
    expect(bench.windows).toEqual([])
  },
)

it('CARD-165 if the payment window is closed without a payment, the form keeps the amount and can create a new invoice', async () => {
  bench.topUp.edit('25')
  bench.topUp.touch()
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.emit({ kind: 'closed' })
  expect([bench.view().amount.value, bench.view().canSubmit]).toEqual(['25', true])
  bench.topUp.edit('0')
  expect(bench.view().amount.error).not.toBeNull()
  bench.topUp.edit('30')
  await bench.press()
  await bench.answer(E.right('i2'))
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i2'])
})

it('F4 CARD-209 while the invoice is created and paid, amount and button stay disabled, so that there is only one invoice', async () => {
  bench.topUp.edit('25')
  const lockedState = () => {
    bench.topUp.edit('30')
    bench.topUp.submit()
    return [bench.view().amount.isLocked, bench.view().amount.value, bench.view().canSubmit]
  }
  await bench.press()
  expect(lockedState()).toEqual([true, '25', false])
  await bench.answer(E.right('i1'))
  // The invoice exists, but the payment window has not opened yet.
  expect(lockedState()).toEqual([true, '25', false])
  await bench.emit({ kind: 'opened' })
  expect(lockedState()).toEqual([true, '25', false])
  await settle()
  expect([bench.requests.length, bench.windows.length]).toEqual([1, 1])
})

it('F4 if the top-up form is closed and reopened for the same card, it waits for the invoice that it has already requested', async () => {
  bench.topUp.edit('25')
  await bench.press()
  bench.topUp.close()
  bench.topUp.open('c1')
  expect([bench.view().stage, bench.view().amount.value]).toEqual(['making', '25'])
  await bench.press()
  await bench.answer(E.right('i1'))
  expect([bench.view().stage, bench.requests.length, bench.windows.length]).toEqual(['paying', 1, 1])
})

it('if an invoice or a failure arrives after the top-up form was closed, no window opens, and the reopened form is empty', async () => {
  for (const reply of [E.right('i1'), E.left(unreachable)]) {
    bench.topUp.open('c1')
    bench.topUp.edit('25')
    await bench.press()
    bench.topUp.close()
    await bench.answer(reply)
    expect(bench.windows).toEqual([])
    bench.topUp.open('c1')
    expect([bench.view().stage, bench.view().amount.value]).toEqual(['filling', ''])
  }
})

it('the top-up form offers three preset amounts, marks the preset that equals the typed amount, and shows the new balance', () => {
  const presets = () => bench.view().amount.presets.options.map(({ label, isChosen }) => [label, isChosen])
  expect(presets()).toEqual([
    ['$25', false],
    ['$50', false],
    ['$100', false],
  ])
  expect(bench.view().amount.total).toEqual({ label: 'New balance', amount: '$1,284.55' })
  bench.topUp.edit(bench.view().amount.presets.options[1]?.value ?? '')
  expect(presets()[1]).toEqual(['$50', true])
  bench.topUp.edit('$50.00')
  expect(presets()[1]).toEqual(['$50', true])
  expect(bench.view().amount.total?.amount).toBe('$1,334.55')
  bench.topUp.edit('20000')
  expect(bench.view().amount.total?.amount).toBe('$1,284.55')
})

it('the top-up form first shows the balance; a submit replaces it with the new balance or, after a failure, “not charged”', async () => {
  expect(bench.view().card?.end).toEqual({ amount: '$1,284.55', note: 'available' })
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  expect(bench.view().card?.end).toEqual({ amount: '$25.00', note: 'not charged' })
  bench.topUp.retry()
  await bench.press()
  await bench.answer(E.right('i1'))
  expect(bench.view().card?.end).toEqual({ amount: '$1,309.55', note: 'new balance' })
})

it('the top-up form shows no balance while amounts are hidden, or if the balance is unknown', async () => {
  bench.topUp.edit('25')
  bench.amountsHidden.update(() => true)
  expect([bench.view().card?.end?.amount, bench.view().amount.total?.amount]).toEqual([null, null])
  expect(bench.view().amount.value).toBe('25')
  bench.amountsHidden.update(() => false)
  bench.played.balances = E.left(unreachable)
  await bench.cards.tasks.reload()
  expect([bench.view().card?.end, bench.view().amount.total]).toEqual([null, null])
})
