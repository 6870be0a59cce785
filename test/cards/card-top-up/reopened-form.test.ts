import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { benchAt, paying } from './bench.ts'

const filling = async () => {
  const bench = await benchAt('/id/home')
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  return bench
}

it('CARD-158 after a payment, the top-up form opens empty for the same card, and the next submit creates a new invoice', async () => {
  const bench = await paying()
  await bench.post('paid')
  bench.topUp.open('c1')
  expect([bench.view().stage, bench.view().amount.value, bench.view().payment]).toEqual(['filling', '', null])
  bench.topUp.showWindow()
  expect(bench.windows).toHaveLength(1)
  bench.topUp.edit('40')
  await bench.press()
  await bench.answer(E.right('i2'))
  expect(bench.windows.map(({ invoiceId }) => invoiceId)).toEqual(['i1', 'i2'])
})

it.each(['closed and opened', 'opened'])(
  'if the browser blocked the payment window, the top-up form is empty when the form is %s again',
  async (how) => {
    const bench = await paying()
    await bench.emit({ kind: 'blocked' })
    if (how === 'closed and opened') bench.topUp.close()
    bench.topUp.open('c1')
    expect([bench.view().stage, bench.view().amount.value, bench.view().payment]).toEqual(['filling', '', null])
    bench.topUp.showWindow()
    expect(bench.windows).toHaveLength(1)
  },
)

it('closing the top-up form discards the typed amount and all errors', async () => {
  const bench = await benchAt('/id/home')
  const before = bench.view()
  bench.topUp.open('c1')
  bench.topUp.edit('0.5')
  bench.topUp.touch()
  bench.topUp.close()
  expect(bench.view()).toEqual(before)
  bench.topUp.open('c1')
  bench.topUp.edit('25')
  await bench.press()
  await bench.answer(E.left(unreachable))
  bench.topUp.close()
  expect(bench.view()).toEqual(before)
})

it.each([E.right('i1'), E.left(unreachable)])(
  'CARD-156 if the first submit’s response arrives after the second submit, the payment window shows the second invoice: %j',
  async (late) => {
    const bench = await filling()
    await bench.press()
    bench.topUp.open('c 2')
    bench.topUp.edit('40')
    await bench.press()
    await bench.answer(late)
    expect([bench.reserved(), bench.windows.length, bench.view().stage]).toEqual(['open', 0, 'making'])
    await bench.answer(E.right('i2'))
    expect([bench.reserved(), bench.windows.map(({ invoiceId }) => invoiceId)]).toEqual(['used', ['i2']])
  },
)

it('SESS-021 an invoice that arrives after a sign-out does not open in the next user’s payment window', async () => {
  const bench = await filling()
  await bench.press()
  bench.stores.resetAll()
  await bench.cards.tasks.reload()
  bench.topUp.open('c1')
  bench.topUp.edit('40')
  await bench.press()
  await bench.answer(E.right('i1'))
  expect([bench.reserved(), bench.windows.length]).toEqual(['open', 0])
  await bench.answer(E.right('i2'))
  expect([bench.reserved(), bench.windows.map(({ invoiceId }) => invoiceId)]).toEqual(['used', ['i2']])
})

it('if the second submit fails, its payment window closes and does not show the invoice of the first submit', async () => {
  const bench = await filling()
  await bench.press()
  bench.topUp.open('c 2')
  bench.topUp.edit('40')
  await bench.press()
  await bench.answer(E.right('i1'))
  await bench.answer(E.left(unreachable))
  expect([bench.reserved(), bench.windows.length]).toEqual(['released', 0])
})
