import { constant, makeStores, rejected, unreachable } from '@paydeck/core/kernel'
import type { Activity, ItemReference, DetailSource } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { bench, invoicePlace, payment, payout, recordOf, whole } from './bench.ts'

it('when the user opens the slide of an invoice, the invoice is always fetched; the slide of a payout sends no request', async () => {
  const { requests, details } = bench([payment, payout])
  expect(requests).toEqual([])
  details.act.open(invoicePlace)
  details.act.leave()
  details.act.open(invoicePlace)
  details.act.open({ kind: 'payout', id: 'i1' })
  await settle()
  expect(requests.map(({ input }) => input)).toEqual(['i1', 'i1'])
})

it('if the open invoice’s status changes in the list, the invoice is fetched again; other changes cause no request', async () => {
  const made = bench([payment])
  const { requests, details, statusOf, set } = made
  details.act.open(invoicePlace)
  await made.answerLatest(E.right(recordOf({ ...whole, status: 'confirmed' })))
  set({ timestamp: payment.timestamp + 1 })
  expect(requests.length).toBe(1)
  set({ status: 'complete' })
  await settle()
  expect([requests.length, statusOf()]).toEqual([2, 'Complete'])
  await made.answerLatest(E.right(recordOf({ ...whole, status: 'complete', alreadyRefunded: true })))
  expect(statusOf()).toBe('Refunded')
  details.act.leave()
  set({ status: 'invalid' })
  await settle()
  expect(requests.length).toBe(2)
})

it('if a late response contains an earlier status, the open slide keeps the later status from the list', async () => {
  const made = bench([payment])
  const { requests, details, statusOf, set } = made
  details.act.open(invoicePlace)
  await settle()
  set({ status: 'complete' })
  await settle()
  await requests[0]?.answer(E.right(recordOf({ ...whole, status: 'confirmed' })))
  expect(statusOf()).toBe('Complete')
  await requests[1]?.answer(E.right(recordOf({ ...whole, status: 'complete' })))
  expect(statusOf()).toBe('Complete')
})

it('if the invoice fails to load, the open slide still shows the item from the list, and the fault is logged', async () => {
  const made = bench([payment])
  const before = made.live(invoicePlace).get()
  made.details.act.open(invoicePlace)
  await made.answerLatest(E.left(rejected(500, 'boom')))
  expect(made.live(invoicePlace).get()).toEqual(before)
  expect(made.errors.length).toBe(1)
  expect(made.errors[0]).toMatch(/^An invoice could not be loaded: /)
})

it('SESS-021 after the session has ended or the slide has closed, a late response changes nothing', async () => {
  const made = bench([payment])
  const { requests, details, stores, statusOf } = made
  details.act.open(invoicePlace)
  await settle()
  stores.resetAll()
  await made.answerLatest(E.right(recordOf({ ...whole, alreadyRefunded: true })))
  expect(statusOf()).toBe('Confirming')
  details.act.open(invoicePlace)
  details.act.leave()
  await made.answerLatest(E.right(recordOf({ ...whole, alreadyRefunded: true })))
  expect([requests.length, statusOf()]).toEqual([2, 'Confirming'])
})

it('the payment details look for an item in the most recently added list, then in earlier lists, but not in removed lists', () => {
  const { details, statusOf } = bench([payment])
  const page = constant({
    items: [
      { ...payment, status: 'complete' as const },
      { ...payment, id: 'i2' },
    ],
  })
  details.act.follow(page)
  expect([statusOf(), statusOf({ kind: 'invoice', id: 'i2' })]).toEqual(['Complete', 'Confirming'])
  const search = constant({ items: [{ ...payment, status: 'invalid' as const }] })
  details.act.follow(search)
  details.act.follow(search)
  expect([statusOf(), statusOf({ kind: 'invoice', id: 'i2' })]).toEqual(['Invalid', 'Confirming'])
  details.act.unfollow(page)
  expect([statusOf(), statusOf({ kind: 'invoice', id: 'i2' })]).toEqual(['Invalid', null])
  details.act.unfollow(search)
  expect(statusOf()).toBe('Confirming')
})

it('when a list is added, changed or removed, the details of an item are emitted only if these details change', () => {
  const { details, live, set } = bench([payment])
  const page = makeStores().make<DetailSource>({ items: [] })
  const emitted: Array<string | null | undefined> = []
  const subscription = live(invoicePlace).changes$.subscribe((detail) => emitted.push(detail?.status?.text))
  set({ status: 'confirmed', merchantName: 'Birch' })
  details.act.follow(page)
  page.update(() => ({ items: [{ ...payment, status: 'complete' }] }))
  page.update(({ items }) => ({ items: [...items, { ...payment, id: 'i2' }] }))
  details.act.unfollow(page)
  subscription.unsubscribe()
  set({ status: 'invalid' })
  expect(emitted).toEqual(['Confirming', 'Complete', 'Confirming'])
})

it('the payment details distinguish a payout from an invoice with the same id', async () => {
  const made = bench([payout, payment])
  made.details.act.open(invoicePlace)
  await made.answerLatest(E.right(recordOf({ ...whole, alreadyRefunded: true })))
  expect([made.statusOf(), made.statusOf({ kind: 'payout', id: 'i1' })]).toEqual(['Refunded', 'Complete'])
  made.home.update(() => ({ items: [] }))
  expect([made.statusOf(), made.statusOf({ kind: 'payout', id: 'i1' })]).toEqual(['Refunded', null])
})

it('the details of an item stay the same object until the item or amount privacy changes, even in a list of 10,000 items', () => {
  const many = Array.from({ length: 10_000 }, (_, index): Activity => ({ ...payment, id: `m${index}` }))
  const { home, hidden, live } = bench(many)
  const last = live({ kind: 'invoice', id: 'm9999' })
  const before = last.get()
  home.update(({ items }) => ({ items: [payment, ...items] }))
  expect(last.get()).toBe(before)
  hidden.update(() => ({ text: '••••', label: 'Amount hidden' }))
  expect(last.get()?.amount).toEqual({ text: '••••', hidden: 'Amount hidden' })
})

it('paymentDetails.find finds a listed item without a request, and fetches any other invoice by its id', async () => {
  const made = bench([payment, payout])
  const { requests, details, statusOf } = made
  expect(await details.tasks.find(invoicePlace)()).toEqual(
    E.right({ kind: 'invoice', id: 'i1', name: 'Copperline Records' }),
  )
  expect(await details.tasks.find({ kind: 'payout', id: 'p9' })()).toEqual(E.right(null))
  expect(requests).toEqual([])

  const away: ItemReference = { kind: 'invoice', id: 'd1' }
  const finding = details.tasks.find(away)()
  await made.answerLatest(E.right(recordOf({ ...whole, id: 'd1', itemCode: 'bitcoindonation', status: 'complete' })))
  // The slide has the kind of the found invoice, even if the URL names another kind.
  const slide = { kind: 'donation', id: 'd1', name: 'Copperline Records · donation' } as const
  expect(await finding).toEqual(E.right(slide))
  expect([statusOf(slide), requests.length]).toEqual(['Completed', 1])
  // The first `open` uses the invoice that `find` fetched. The second `open` fetches the invoice again.
  details.act.open(slide)
  await settle()
  expect(requests.length).toBe(1)
  details.act.open(slide)
  await settle()
  expect(requests.length).toBe(2)
})

it.each([
  ['a missing invoice', rejected(404, 'Not found.'), E.right(null)],
  ['another user’s invoice', rejected(403, 'Not found.'), E.right(null)],
  ['a failure of the provider', rejected(500, 'boom'), E.left(rejected(500, 'boom'))],
  ['a rate limit', rejected(429, 'Slow down.'), E.left(rejected(429, 'Slow down.'))],
  ['an unreachable provider', unreachable, E.left(unreachable)],
] as const)(
  'paymentDetails.find returns null if the user has no such invoice, and otherwise the fault of the request: %s',
  async (_what, fault, expected) => {
    const made = bench([])
    const finding = made.details.tasks.find(invoicePlace)()
    await made.answerLatest(E.left(fault))
    expect(await finding).toEqual(expected)
  },
)
