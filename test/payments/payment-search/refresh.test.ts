import { unreachable } from '@paydeck/core/kernel'
import type { FoundPage } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { idsOf, payments } from '../bench.ts'
import { makeSearchBench } from './bench.ts'

const found = (count: number, after: string | null = null, first = 0): FoundPage => ({
  items: payments(count, first),
  after,
  total: 31,
})

it('a page that was requested during a refresh is discarded; a new search cancels a running refresh', async () => {
  const run = makeSearchBench()
  await run.searchFor({ status: 'complete' })
  await run.finds[0]?.answer(E.right(found(30, 'm1')))
  run.search.refresh()
  await run.clock.advance(1000)
  run.search.more()
  await settle()
  await run.finds[1]?.answer(E.right({ items: payments(30, 5), after: 'n1', total: 40 }))
  // This page was requested with a cursor from before the refresh. Its rows could leave a gap in the list, so it is
  // discarded.
  await run.finds[2]?.answer(E.right(found(1, null, 90)))
  expect(run.finds.map(({ input }) => input.after)).toEqual([null, null, 'm1', 'n1'])
  expect([idsOf(run.state().items), run.state().status]).toEqual([idsOf(payments(30, 5)), 'loading'])
  await run.finds[3]?.answer(E.right(found(1, null, 35)))
  run.search.refresh()
  await run.searchFor({ status: 'invalid' })
  await run.clock.advance(1000)
  expect([run.finds.length, run.state().refresh]).toEqual([5, null])
  await run.finds[4]?.answer(E.right(found(2)))
  run.search.refresh()
  await run.clock.advance(1000)
  await run.searchFor({ status: 'failed' })
  await run.finds[5]?.answer(E.right(found(7)))
  expect(run.state()).toMatchObject({ items: [], status: 'loading', refresh: null })
})

it('if no search is active, a refresh sends nothing; after a failed search, a refresh shows the found items', async () => {
  const run = makeSearchBench()
  run.search.refresh()
  await run.searchFor()
  run.search.refresh()
  await run.clock.advance(1000)
  expect([run.finds.length, run.state().refresh]).toEqual([1, null])
  await run.searchFor({ status: 'complete' })
  await run.finds[1]?.answer(E.left(unreachable))
  run.search.refresh()
  await run.clock.advance(1000)
  await run.finds[2]?.answer(E.right(found(3, 'm1')))
  expect([run.state().status, run.state().items.length]).toEqual(['success', 3])
  run.search.refresh()
  await run.clock.advance(1000)
  // After an empty page, no further page is requested, even if the empty page has a cursor.
  await run.finds[3]?.answer(E.right(found(0, 'm2')))
  expect([run.finds.length, run.state().refresh, run.state().items.length]).toEqual([4, null, 0])
})

it('if a refresh fails before the first search responds, it stays unknown whether the provider supports search', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  run.search.refresh()
  await run.clock.advance(1000)
  await run.finds[1]?.answer(E.left(unreachable))
  expect([run.state().isSupported, run.state().status, run.state().refresh]).toEqual([null, 'loading', 'failed'])
})
