import { unsupported, unreachable } from '@paydeck/core/kernel'
import type { FoundPage, WholeActivity } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, payment, payments, payout } from '../bench.ts'
import { invalidResponse, makeSearchBench } from './bench.ts'

const poll = 15_000

const page = (items: ReadonlyArray<WholeActivity>, after: string | null = null): FoundPage => ({
  items,
  after,
  total: items.length,
})

const moves = {
  payments: [payment('a', 1, { status: 'paid' }), payment('a', 1)],
  payouts: [payout('a', 1, { status: 'pending' }), payout('a', 1)],
  donations: [donation('a', 1, { status: 'confirmed' }), donation('a', 1)],
} as const

it.each([
  ['payments', 'confirming'],
  ['payouts', 'confirming'],
  ['donations', 'processing'],
] as const)(
  'the payment search polls for %s in progress; once one of them has progressed, it refreshes all results',
  async (list, status) => {
    const [before, later] = moves[list]
    const run = makeSearchBench()
    await run.searchFor({ list, text: 'shop' })
    await run.finds[0]?.answer(E.right(page([before, payment('still')])))
    await run.clock.advance(poll - 1)
    expect(run.finds.length).toBe(1)
    await run.clock.advance(1)
    expect(run.finds[1]?.input).toEqual({ ...run.finds[0]?.input, status })
    await run.finds[1]?.answer(E.right(page([before])))
    await run.clock.advance(poll)
    expect([run.finds.length, run.state().items[0]]).toEqual([3, before])
    await run.finds[2]?.answer(E.right(page([])))
    expect(run.finds[3]?.input).toEqual(run.finds[0]?.input)
    expect([run.state().refresh, run.state().items[0]]).toEqual([null, before])
    await run.finds[3]?.answer(E.right(page([later, payment('still')])))
    expect([run.state().refresh, run.state().items[0]]).toEqual([null, later])
    // No payment is in progress any longer, so polling has stopped.
    await run.clock.advance(10 * poll)
    expect(run.finds.length).toBe(4)
  },
)

it('the search polls only while a filter is set, a found payment is in progress, and the user is on the page', async () => {
  const run = makeSearchBench()
  await run.searchFor()
  await run.finds[0]?.answer(E.right(page([])))
  await run.clock.advance(10 * poll)
  await run.searchFor({ status: 'complete' })
  await run.finds[1]?.answer(E.right(page(payments(3))))
  await run.clock.advance(10 * poll)
  expect(run.finds.length).toBe(2)
  await run.searchFor({ status: 'confirming' })
  await run.finds[2]?.answer(E.right(page([moves.payments[0]])))
  run.search.leave()
  await run.clock.advance(10 * poll)
  expect(run.finds.length).toBe(3)
})

it('the payment search logs failed polls and continues; a manual refresh restarts the interval between polls', async () => {
  const run = makeSearchBench()
  await run.searchFor({ status: 'confirming' })
  await run.finds[0]?.answer(E.right(page([moves.payments[0]])))
  for (const at of [1, 2]) {
    await run.clock.advance(poll)
    await run.finds[at]?.answer(E.left(unreachable))
    expect([run.finds.length, run.state().refresh, run.state().status]).toEqual([at + 1, null, 'endOfList'])
  }
  expect(run.logged).toEqual(Array.from({ length: 2 }, () => 'Payments could not be searched anew: no answer'))
  // A refresh by the user restarts the interval, and polling continues.
  run.search.refresh()
  await run.clock.advance(1000)
  await run.finds[3]?.answer(E.right(page([moves.payments[0]])))
  await run.clock.advance(poll - 1)
  expect(run.finds.length).toBe(4)
  await run.clock.advance(1)
  expect(run.finds.length).toBe(5)
})

it('if the first page of a poll should contain a payment but lacks it, the payment search refreshes all results', async () => {
  const old = payment('old', 900, { status: 'paid' })
  const waiting = payout('new', 1, { status: 'pending', timestamp: null })
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(page([waiting, old])))
  await run.clock.advance(poll)
  await run.finds[1]?.answer(E.right(page([payment('b', 2, { status: 'paid' })], 'm1')))
  expect(run.finds.length).toBe(2)
  await run.clock.advance(poll)
  await run.finds[2]?.answer(E.right(page([waiting, payment('b', 901, { status: 'paid' })], 'm1')))
  expect(run.finds.length).toBe(4)
})

it('if the provider rejects the first search as unsupported, a check without filters decides if search is supported', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'coffee', coin: 'BTC', pill: 'all' })
  await run.finds[0]?.answer(E.right(unsupported))
  expect([run.state().isSupported, run.state().status]).toEqual([null, 'loading'])
  expect(run.finds[1]?.input).toMatchObject({ text: '', coin: null, status: null, limit: 1 })
  await run.finds[1]?.answer(E.right(page([])))
  // The check without filters has shown that search is supported. The repeated search then fails, and this failure is shown
  // as an error.
  expect(run.finds[2]?.input).toEqual(run.finds[0]?.input)
  await run.finds[2]?.answer(E.left({ ...unreachable }))
  expect([run.state().isSupported, run.state().status]).toEqual([true, 'error'])

  const other = makeSearchBench()
  await other.searchFor({ text: 'coffee' })
  await other.finds[0]?.answer(E.right(unsupported))
  await other.finds[1]?.answer(E.left(unreachable))
  expect([other.state().isSupported, other.state().status]).toEqual([null, 'error'])
  other.search.tryAgain()
  await settle()
  await other.finds[2]?.answer(E.right(unsupported))
  await other.finds[3]?.answer(E.right(unsupported))
  expect(other.state()).toMatchObject({ isSupported: false, activeQuery: null, status: null })
  expect(other.finds.length).toBe(4)
})

it('if the first search is unsupported and the check without filters fails, a single failure is logged', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'coffee' })
  await run.finds[0]?.answer(E.right(unsupported))
  await run.finds[1]?.answer(invalidResponse)
  expect([run.state().isSupported, run.state().status]).toEqual([null, 'error'])
  expect(run.logged).toEqual([expect.stringMatching(/^Payments could not be searched: /)])
})

it('if the response to a poll is invalid, the payment search logs this and continues polling', async () => {
  const run = makeSearchBench()
  await run.searchFor({ status: 'confirming' })
  await run.finds[0]?.answer(E.right(page([moves.payments[0]])))
  await run.clock.advance(poll)
  await run.finds[1]?.answer(invalidResponse)
  expect(run.logged).toEqual([expect.stringMatching(/^Payments could not be searched anew: /)])
  await run.clock.advance(poll)
  expect([run.finds.length, run.state().refresh]).toEqual([3, null])
})

it('if a poll fails after a manual refresh has started, the refresh continues', async () => {
  const run = makeSearchBench()
  await run.searchFor({ status: 'confirming' })
  await run.finds[0]?.answer(E.right(page([moves.payments[0]])))
  await run.clock.advance(poll)
  run.search.refresh()
  await run.finds[1]?.answer(E.left(unreachable))
  expect(run.state().refresh).toBe('loading')
  await run.clock.advance(1000)
  await run.finds[2]?.answer(E.right(page([moves.payments[0]])))
  expect(run.state().refresh).toBeNull()
  // The response to the poll no longer contains the payment, so the search refreshes all results.
  await run.clock.advance(poll)
  await run.finds[3]?.answer(E.right(page([])))
  run.search.refresh()
  await run.finds[4]?.answer(E.left(unreachable))
  expect(run.state().refresh).toBe('loading')
  await run.clock.advance(1000)
  await run.finds[5]?.answer(E.left(unreachable))
  expect(run.state().refresh).toBe('failed')
})
