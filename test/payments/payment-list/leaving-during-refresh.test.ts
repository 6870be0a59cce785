import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { payment, payments } from '../bench.ts'
import { shownIds, makeListBench, type ListBench } from './bench.ts'

const here = { list: 'payments', pill: '3m' } as const
const confirming = payment('c1', 1, { status: 'paid' })

const opened = async (): Promise<ListBench> => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.answer(payments(3), [confirming])
  return run
}

it('PAY-014 if the user leaves during a refresh and returns, the lists load, refresh and poll as before', async () => {
  for (const isAsked of [true, false]) {
    const run = await opened()
    if (isAsked) run.lists.refresh()
    await run.clock.advance(isAsked ? 1000 : 15_000)
    expect(run.unconfirmed.length).toBe(2)
    run.lists.leave()
    run.lists.enter(here)
    await run.clock.advance(1000)
    // A response to a request from before the user left the page has no effect.
    await run.unconfirmed[1]?.answer(E.left(unreachable))
    expect([run.unconfirmed.length, run.lists.state.get().refresh]).toEqual([3, 'loading'])
    await run.answer([payment('new', 1), ...payments(3)], [confirming])
    await run.answer([payment('new', 1), ...payments(3)], [confirming])
    expect([shownIds(run)[0], run.lists.state.get().refresh]).toEqual(['new', null])
    run.lists.enter({ list: 'donations', pill: '3m' })
    expect(run.pages.at(-1)?.input.list).toBe('donations')
    await run.answer([], [])
    await run.clock.advance(15_000)
    expect(run.unconfirmed.length).toBe(4)
  }
})

it('PAY-029 if the user leaves before the first items arrive, the list loads on return, even if `more` was called before', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  run.lists.more()
  run.lists.leave()
  run.lists.enter(here)
  expect(run.pages.length).toBe(2)
  await run.answer(payments(3), [])
  expect(shownIds(run)).toEqual(['p0', 'p1', 'p2'])
})
