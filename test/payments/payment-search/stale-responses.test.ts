import { unsupported, unreachable } from '@paydeck/core/kernel'
import type { FoundPage, WholeActivity } from '@paydeck/core/payments'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { idsOf, payment, payments } from '../bench.ts'
import { makeSearchBench } from './bench.ts'

const start = Date.parse('2026-03-10T12:00:00Z')
const poll = 15_000

const page = (items: ReadonlyArray<WholeActivity>, after: string | null = null): FoundPage => ({
  items,
  after,
  total: items.length,
})
const confirming = payment('a', 1, { status: 'paid' })

it('if the response for the second page says that search is unsupported, the search ends and its payments disappear', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(page(payments(30), 'm1')))
  run.search.more()
  await run.finds[1]?.answer(E.right(unsupported))
  expect(run.state()).toMatchObject({ isSupported: false, activeQuery: null, items: [], after: null, status: null })
  expect(run.finds.length).toBe(2)
})

it('if the user changes filters while search support is being checked, the search with the old filters is not repeated', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'coffee' })
  await run.finds[0]?.answer(E.right(unsupported))
  await run.searchFor({ status: 'complete' })
  // Answers the request that the previous search has sent to check for search support.
  await run.finds[1]?.answer(E.right(page([])))
  expect([run.finds.length, run.state().isSupported, run.state().status]).toEqual([3, null, 'loading'])
  await run.finds[2]?.answer(E.right(page(payments(2))))
  expect([run.finds.length, idsOf(run.state().items)]).toEqual([3, ['p0', 'p1']])
})

it('SESS-021 a response that arrives after a sign-out does not change the state of the search', async () => {
  for (const filter of [{}, { text: 'coffee' }]) {
    const run = makeSearchBench()
    const atFirst = run.state()
    await run.searchFor(filter)
    if (filter.text !== undefined) await run.finds[0]?.answer(E.right(unsupported))
    run.stores.resetAll()
    await run.finds.at(-1)?.answer(E.right(unsupported))
    expect(run.state()).toEqual(atFirst)
  }
})

it('if the user leaves the page while search support is being checked, search support stays unknown until the next search', async () => {
  const run = makeSearchBench()
  const atFirst = run.state()
  await run.searchFor()
  run.search.leave()
  await run.finds[0]?.answer(E.right(unsupported))
  expect(run.state()).toEqual(atFirst)
  await run.searchFor()
  await run.finds[1]?.answer(E.right(page([])))
  expect(run.state().isSupported).toBe(true)
})

it('the response to a poll is ignored if the user searches again, leaves the page or signs out in the meantime', async () => {
  for (const next of ['search', 'leave', 'signOut'] as const) {
    const run = makeSearchBench()
    await run.searchFor({ status: 'confirming' })
    await run.finds[0]?.answer(E.right(page([confirming])))
    await run.clock.advance(poll)
    if (next === 'search') {
      await run.searchFor({ status: 'complete' })
      await run.finds[2]?.answer(E.right(page(payments(2))))
    } else if (next === 'leave') run.search.leave()
    else run.stores.resetAll()
    const before = run.finds.length
    await run.finds[1]?.answer(E.right(page([])))
    expect([run.finds.length, run.state().items.length]).toEqual([before, next === 'search' ? 2 : 0])
  }
})

it('PAY-014 a refresh sets `seenAt` to the time of its request; a failed refresh is shown and can be repeated', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(page(payments(2))))
  expect(run.state().seenAt).toBe(start)
  await run.clock.advance(60_000)
  run.search.refresh()
  await run.clock.advance(1000)
  expect(run.state().seenAt).toBe(start + 61_000)
  await run.finds[1]?.answer(E.left(unreachable))
  expect([run.state().refresh, run.logged]).toEqual(['failed', ['Payments could not be searched anew: no answer']])
  run.search.tryAgain()
  await run.clock.advance(1000)
  await run.finds[2]?.answer(E.right(page(payments(1))))
  expect([run.state().refresh, run.state().items.length]).toEqual([null, 1])
})
