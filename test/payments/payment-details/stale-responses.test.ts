import { constant, makeLive } from '@paydeck/core/kernel'
import type { ItemReference, DetailSource } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Observable } from 'rxjs'
import { expect, it } from 'vitest'
import { bench, invoicePlace, payment, recordOf, whole } from './bench.ts'

const other: ItemReference = { kind: 'invoice', id: 'i2' }
const isOther = recordOf({ ...whole, id: 'i2', status: 'complete' })
const isFound = recordOf({ ...whole, status: 'complete' })

it('if two calls of paymentDetails.find overlap, the item of the later call stays, even if the earlier call responds last', async () => {
  const { details, requests, statusOf } = bench([])
  const [first, second] = [details.tasks.find(invoicePlace)(), details.tasks.find(other)()]
  await settle()
  await requests[1]?.answer(E.right(isOther))
  await second
  await requests[0]?.answer(E.right(isFound))
  // The first caller still gets the result of the first search.
  expect(await first).toMatchObject(E.right({ id: 'i1' }))
  expect([statusOf(other), statusOf()]).toEqual(['Complete', null])
  details.act.open(other)
  await settle()
  expect(requests.length).toBe(2)
})

it('if a search responds after the user has opened the slide of another item, the open slide keeps its item', async () => {
  const { details, requests, statusOf } = bench([])
  void details.tasks.find(invoicePlace)()
  await settle()
  details.act.open(other)
  await settle()
  await requests[1]?.answer(E.right(isOther))
  await requests[0]?.answer(E.right(isFound))
  expect([statusOf(other), statusOf()]).toEqual(['Complete', null])
})

it('SESS-021 if the user signs out while paymentDetails.find waits for its response, the response is not stored', async () => {
  const made = bench([])
  const { details, stores, requests, statusOf } = made
  const finding = details.tasks.find(invoicePlace)()
  await settle()
  stores.resetAll()
  await made.answerLatest(E.right(isFound))
  await finding
  expect(statusOf()).toBeNull()
  details.act.open(invoicePlace)
  await settle()
  expect(requests.length).toBe(2)
})

it('SESS-021 after a sign-out, opening a slide fetches the invoice, even if a search had already found it', async () => {
  const made = bench([])
  const finding = made.details.tasks.find(invoicePlace)()
  await made.answerLatest(E.right(isFound))
  await finding
  made.stores.resetAll()
  made.details.act.open(invoicePlace)
  await settle()
  expect([made.requests.length, made.statusOf()]).toEqual([2, null])
  await made.answerLatest(E.right(isFound))
  expect(made.statusOf()).toBe('Complete')
})

it('if the user opens another slide before the slide of a found invoice, the found invoice is fetched again', async () => {
  const made = bench([])
  for (const between of [other, { kind: 'payout', id: 'i1' }] as const) {
    const finding = made.details.tasks.find(invoicePlace)()
    await made.answerLatest(E.right(isFound))
    await finding
    made.details.act.open(between)
    await settle()
    const before = made.requests.length
    made.details.act.open(invoicePlace)
    await settle()
    expect(made.requests.slice(before).map(({ input }) => input)).toEqual(['i1'])
  }
})

it('the open slide fetches its invoice once for each status change in the list, and for no other change', async () => {
  const { requests, details, set } = bench([payment])
  details.act.open(invoicePlace)
  set({ status: 'confirmed' })
  set({ status: 'confirmed', merchantName: 'Birch' })
  await settle()
  expect(requests.length).toBe(2)
  set({ status: 'paid' })
  await settle()
  expect(requests.length).toBe(3)
})

it('`shown` contains the kind and the id of the last opened item until the user signs out', () => {
  const { details, stores } = bench([payment])
  const { shown, act } = details
  const payoutPlace: ItemReference = { kind: 'payout', id: 'o1' }
  expect(shown.get()).toBeNull()
  act.open(invoicePlace)
  expect(shown.get()).toEqual(invoicePlace)
  act.open(payoutPlace)
  act.leave()
  expect(shown.get()).toEqual(payoutPlace)
  stores.resetAll()
  expect(shown.get()).toBeNull()
})

it('while the payment details have subscribers, they subscribe once to each added list; otherwise, they subscribe to none', () => {
  const { details, live } = bench([payment])
  let listeners = 0
  const source: DetailSource = { items: [] }
  const page = makeLive(
    () => source,
    new Observable<DetailSource>(() => {
      listeners += 1
      return () => {
        listeners -= 1
      }
    }),
  )
  details.act.follow(page)
  expect(listeners).toBe(0)
  const subscription = live(invoicePlace).changes$.subscribe()
  const once = listeners
  expect(once).toBeGreaterThan(0)
  const another = constant(source)
  details.act.follow(another)
  expect(listeners).toBe(once)
  details.act.unfollow(page)
  expect(listeners).toBe(0)
  details.act.follow(page)
  subscription.unsubscribe()
  expect(listeners).toBe(0)
})
