import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { rejected, unreachable } from '../../../core/kernel/fault.ts'
import type { Status } from '../../../core/kernel/remote.ts'
import { type Bench, benchAt } from './bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await benchAt('/id/home')
  bench.topUp.open('c1')
})

it('CARD-166 shows the card it was opened from, and a button that works from 1 to 10000 dollars', () => {
  expect(bench.view().card).toEqual({ name: 'Everyday', fullName: 'Everyday', lastFour: '4821' })
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

it('asks for US dollars, and says what is wrong with the amount once its field was left, and nothing while it is empty', () => {
  expect(bench.view().amount.label).toMatch(/\bUS dollars$/)
  expect(bench.view().amount.hint).toBe('From $1.00 to $10,000.00')
  bench.topUp.edit('0.5')
  expect(bench.view().amount.error).toBeNull()
  bench.topUp.touch()
  expect(bench.view().amount).toMatchObject({ hint: null, error: 'Enter an amount from $1.00 to $10,000.00.' })
  bench.topUp.edit('  ')
  expect(bench.view().amount.error).toBeNull()
})

it('CARD-156 CARD-164 makes an invoice in US dollars, and opens it in a payment window', async () => {
  bench.topUp.edit('$1,250.5')
  await bench.press()
  expect([bench.view().status, bench.view().canSubmit]).toEqual(['loading', false])
  expect(bench.windows).toEqual([])
  await bench.answer(E.right('i1'))
  expect(bench.asked).toEqual([{ cardId: 'c1', amount: '1250.50', currency: 'USD' }])
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1'])
  await bench.tell({ kind: 'opened' })
  expect([bench.view().status, bench.view().payment?.text]).toEqual([
    null,
    'Pay in the window that has opened. This dialog closes by itself once you have paid.',
  ])
})

it('F4 sends one top-up however often the button is pressed, and none for an amount or a card that will not do', async () => {
  await bench.press()
  bench.topUp.edit('10001')
  await bench.press()
  bench.topUp.open('nobody’s')
  bench.topUp.edit('25')
  await bench.press()
  expect([bench.asked, bench.view().card]).toEqual([[], null])
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  await bench.press()
  await bench.press()
  await bench.answer(E.right('i1'))
  expect([bench.asked.length, bench.windows.length]).toEqual([1, 1])
})

it('ERR-041 ERR-042 ERR-044 CARD-163 shows what the provider says of a top-up that it refuses, until Try Again', async () => {
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(rejected(200, 'The card is full.')))
  expect(bench.view().failure).toEqual({ title: 'Something went wrong', text: 'The card is full.', retry: 'Try Again' })
  await bench.clock.advance(60_000)
  expect(bench.view().failure).not.toBeNull()
  bench.topUp.retry()
  expect([bench.view().failure, bench.view().amount.value, bench.view().canSubmit]).toEqual([null, '25', true])
  expect(bench.log).toEqual(['The invoice of a top-up could not be made: refused with status 200'])
})

it('ERR-043 has words of its own for a failure that came without any, and makes no invoice that could not be paid', async () => {
  const words = 'There was a problem processing your topup. Please check your amount and try again.'
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  expect(bench.view().failure?.text).toBe(words)
  bench.topUp.retry()
  bench.played.script = E.left(unreachable)
  await bench.press()
  expect([bench.view().failure?.text, bench.asked.length, bench.windows.length]).toEqual([words, 1, 0])
})

it('CARD-027 takes the making of an invoice through its statuses, and tells no success before it is paid', async () => {
  const seen: Array<Status> = []
  bench.topUp.view.changes$.subscribe(({ status }) => void (seen.at(-1) !== status && seen.push(status)))
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.clock.advance(60_000)
  expect(seen).toEqual([null, 'loading', null])
})

it('opens no window and tells no failure of a form that was closed meanwhile', async () => {
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

it('says that the browser blocked the window, and opens it by a press', async () => {
  bench.topUp.showWindow()
  expect(bench.windows).toEqual([])
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.tell({ kind: 'blocked' })
  expect(bench.view().payment).toEqual({
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  })
  bench.topUp.showWindow()
  await bench.tell({ kind: 'opened' })
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i1'])
  await bench.say('paid')
  expect([bench.modal(), bench.asked.length]).toEqual([null, 2])
  await bench.tell({ kind: 'blocked' })
  bench.topUp.open('c 2')
  expect(bench.view().payment).toBeNull()
})

it('asks for the script of the window with the form, before there is an invoice to show', () => {
  expect([bench.prepared(), bench.asked]).toEqual([1, []])
})

it('clears a failure with the next try, too', async () => {
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  await bench.press()
  expect([bench.view().failure, bench.view().status]).toEqual([null, 'loading'])
})

it.each([E.right('i1'), E.left(unreachable)])(
  'leaves nothing to a user who signs in while an invoice is on its way: %j',
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

it('stays as it is once its invoice is made, and makes another one at the next press', async () => {
  bench.topUp.edit('25')
  bench.topUp.touch()
  await bench.press()
  await bench.answer(E.right('i1'))
  expect([bench.view().amount.value, bench.view().canSubmit]).toEqual(['25', true])
  bench.topUp.edit('0')
  expect(bench.view().amount.error).not.toBeNull()
  bench.topUp.edit('30')
  await bench.press()
  await bench.answer(E.right('i2'))
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i2'])
})
