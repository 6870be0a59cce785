import { unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { paidTopUp, paying } from './bench.ts'

const pendingToast = 'waiting: $25.00 is pending. Everyday will have $1,309.55 once the payment is confirmed.'
const addedToast = 'done: $25.00 added. Everyday now has $1,309.55.'
const credited = E.right([{ id: 'c1', balance: decimalText('1309.55') }])

it('a toast announces a pending top-up; a toast with the new balance replaces it when the money arrives', async () => {
  const bench = await paying()
  await bench.post('paid')
  expect(bench.toastTexts()).toEqual([pendingToast])
  await bench.post('confirmed')
  expect(bench.toastTexts()).toEqual([pendingToast])
  bench.played.pending = E.right([])
  bench.played.balances = credited
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([pendingToast, addedToast])
  // Both toasts have the same id, because the second one replaces the first.
  expect(new Set(bench.toasts.map(({ id }) => id)).size).toBe(1)
  expect(bench.cards.topUps.get()).toEqual([])
})

it('if a top-up was never in the list of pending top-ups, no toast says that its money has arrived', async () => {
  const bench = await paying()
  bench.played.pending = E.right([])
  await bench.post('paid')
  await bench.post('confirmed')
  expect(bench.toastTexts()).toEqual([pendingToast])
})

it('when a top-up leaves the list of pending top-ups, a single toast says that the money has arrived', async () => {
  const bench = await paying()
  await bench.post('paid')
  bench.played.pending = E.left(unreachable)
  await bench.post('confirmed')
  bench.played.pending = E.right([paidTopUp])
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([pendingToast])
  const again = await paying()
  again.played.pending = E.right([])
  again.played.balances = credited
  await again.post('complete')
  await again.post('confirmed')
  expect(again.toastTexts()).toEqual([pendingToast, addedToast])
})

it('if the balance is unknown, the top-up toasts omit it', async () => {
  const bench = await paying()
  bench.played.balances = E.left(unreachable)
  await bench.cards.tasks.reload()
  await bench.post('paid')
  bench.played.pending = E.right([])
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([
    'waiting: $25.00 is pending. The money will be on Everyday once the payment is confirmed.',
    'done: $25.00 added. The money is now on Everyday.',
  ])
})

it('the top-up toasts show no amount while amounts are hidden', async () => {
  const bench = await paying()
  bench.amountsHidden.update(() => true)
  await bench.post('paid')
  bench.played.pending = E.right([])
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([
    'waiting: Your payment is pending. The money will be on Everyday once the payment is confirmed.',
    'done: Money added. The money is now on Everyday.',
  ])
})

it('after a payment for one card, the pending top-ups of this card are reloaded, and those of other cards stay unchanged', async () => {
  const bench = await paying()
  const other = { ...paidTopUp, id: 't2', debitCard: 'c 2' }
  bench.cards.topUps.update(() => [other, { ...paidTopUp, id: 'old' }])
  await bench.post('paid')
  expect(bench.cards.topUps.get()).toEqual([other, paidTopUp])
})

it('after a sign-out, no toast says that the money of the previous user has arrived', async () => {
  const bench = await paying()
  await bench.post('paid')
  const posting = bench.post('complete')
  bench.played.pending = E.right([])
  bench.stores.resetAll()
  await posting
  expect(bench.toastTexts()).toEqual([pendingToast])
})

it('when a top-up leaves the pending list before its invoice is complete, a toast says that the money has arrived', async () => {
  const bench = await paying()
  await bench.post('paid')
  bench.played.pending = E.right([])
  bench.played.balances = credited
  await bench.post('confirmed')
  expect(bench.toastTexts()).toEqual([pendingToast, addedToast])
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([pendingToast, addedToast])
})

it('a response with an outdated list of pending top-ups does not replace the newer list', async () => {
  const bench = await paying()
  let release = (): void => undefined
  bench.played.delay = new Promise((resolve) => (release = resolve))
  await bench.post('paid')
  bench.played.delay = Promise.resolve()
  bench.played.pending = E.right([])
  bench.played.balances = credited
  await bench.post('complete')
  expect(bench.toastTexts()).toEqual([pendingToast, addedToast])
  release()
  await settle()
  expect([bench.cards.topUps.get(), bench.toastTexts()]).toEqual([[], [pendingToast, addedToast]])
})
