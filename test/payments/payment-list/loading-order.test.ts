import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, payment, payments, payout } from '../bench.ts'
import { confirmingIds, shownIds, makeListBench } from './bench.ts'

const here = { list: 'payments', pill: '3m' } as const
const donations = { list: 'donations', pill: '3m' } as const
const payouts = { list: 'payouts', pill: '3m' } as const
const paid = (id: string, hoursAgo = 1) => payment(id, hoursAgo, { status: 'paid' })
const bitcoin = { code: 'BTC', name: 'Bitcoin', symbol: '', precision: 8, decimals: 8, chain: 'BTC' }

it('PAY-109 the list waits until the unconfirmed payments arrive or fail to load, but no longer than 1 s', async () => {
  const held = (run: ReturnType<typeof makeListBench>): boolean => run.lists.state.get().isAwaitingConfirming
  const late = makeListBench()
  expect(held(late)).toBe(false)
  late.lists.enter(here)
  await late.pages[0]?.answer(E.right({ items: payments(2), received: 2 }))
  await late.clock.advance(999)
  expect(held(late)).toBe(true)
  await late.clock.advance(1)
  expect(held(late)).toBe(false)
  for (const answer of [E.right({ items: [], received: 0 }), E.left(unreachable)]) {
    const run = makeListBench()
    run.lists.enter(here)
    expect(held(run)).toBe(true)
    await run.unconfirmed[0]?.answer(answer)
    expect(held(run)).toBe(false)
  }
})

it('when the page opens again, a list waits for unconfirmed payments if it is empty, but not if it is loaded', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.clock.advance(600)
  run.lists.leave()
  expect(run.lists.state.get().isAwaitingConfirming).toBe(false)
  run.lists.enter(here)
  await run.clock.advance(999)
  expect(run.lists.state.get().isAwaitingConfirming).toBe(true)
  await run.clock.advance(1)
  expect(run.lists.state.get().isAwaitingConfirming).toBe(false)
  await run.answer(payments(2))
  run.lists.leave()
  run.lists.enter(here)
  expect(run.lists.state.get().isAwaitingConfirming).toBe(false)
})

it('when the user starts a refresh during a poll, the refresh replaces the poll', async () => {
  for (const isLost of [false, true]) {
    const run = makeListBench()
    run.lists.enter(here)
    await run.answer(payments(3), [paid('c1')])
    await run.clock.advance(15_000)
    run.lists.refresh()
    await run.clock.advance(1000)
    await run.unconfirmed[1]?.answer(isLost ? E.left(unreachable) : E.right({ items: [paid('c1')], received: 1 }))
    expect([run.unconfirmed.length, run.lists.state.get().refresh]).toEqual([3, 'loading'])
    await run.unconfirmed[2]?.answer(E.right({ items: [paid('c1')], received: 1 }))
    await run.pages[1]?.answer(E.right({ items: [payment('new', 1), ...payments(3)], received: 4 }))
    expect([shownIds(run)[0], run.lists.state.get().refresh]).toEqual(['new', null])
  }
})

it('PAY-014 if a poll responds only after a later refresh has ended, the poll’s response is ignored', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.answer(payments(3), [paid('c1')])
  await run.clock.advance(15_000)
  run.lists.refresh()
  await run.clock.advance(1000)
  await run.unconfirmed[2]?.answer(E.right({ items: [paid('c1'), paid('c2')], received: 2 }))
  await run.pages[1]?.answer(E.right({ items: payments(3), received: 3 }))
  expect(confirmingIds(run)).toEqual(['c1', 'c2'])
  await run.unconfirmed[1]?.answer(E.right({ items: [paid('c1'), paid('old'), paid('c2')], received: 3 }))
  expect([confirmingIds(run), run.warnings]).toEqual([['c1', 'c2'], []])
})

it('PAY-027 if none of the loaded unconfirmed payments belongs to the selected list, more are loaded, even during a poll', async () => {
  const gift = donation('d1', 9, { status: 'paid' })
  const all = [...Array.from({ length: 5 }, (_, at) => paid(`c${at}`, at + 1)), gift]
  for (const isRefreshing of [false, true]) {
    const run = makeListBench()
    run.lists.enter(here)
    await run.answer(payments(3), all)
    expect(run.unconfirmed.length).toBe(1)
    if (isRefreshing) await run.clock.advance(15_000)
    run.lists.enter(donations)
    expect(run.unconfirmed.length).toBe(isRefreshing ? 3 : 2)
    if (isRefreshing) await run.unconfirmed[1]?.answer(E.right({ items: all.slice(0, 5), received: 5 }))
    expect(run.unconfirmed.at(-1)?.input.skip).toBe(5)
    await run.unconfirmed.at(-1)?.answer(E.right({ items: [gift], received: 1 }))
    expect(confirmingIds(run)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'd1'])
  }
})

it('a failed request of a list is repeated when the user selects the list again or opens the page again', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.pages[0]?.answer(E.left(unreachable))
  await run.unconfirmed[0]?.answer(E.left(unreachable))
  run.lists.enter(payouts)
  run.lists.enter(here)
  expect(run.pages.map(({ input }) => input.list)).toEqual(['payments', 'payouts', 'payments'])
  await run.pages[2]?.answer(E.left(unreachable))
  run.lists.leave()
  run.lists.enter(here)
  expect([run.pages.length, run.unconfirmed.length]).toEqual([4, 2])
  await run.unconfirmed[1]?.answer(E.right({ items: [paid('c1')], received: 1 }))
  await run.pages[3]?.answer(E.right({ items: payments(1), received: 1 }))
  expect([confirmingIds(run), shownIds(run)]).toEqual([['c1'], ['p0']])
})

it('PAY-023 a list with too few rows loads a further page as soon as the user selects the list again', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  run.lists.enter(payouts)
  await run.pages[1]?.answer(E.right({ items: [payout('o1')], received: 1 }))
  const mixed = Array.from({ length: 30 }, (_, at) => donation(`d${at}`))
  await run.pages[0]?.answer(E.right({ items: mixed, received: 30 }))
  expect(run.pages.length).toBe(2)
  run.lists.enter(here)
  expect(run.pages.slice(2).map(({ input }) => [input.list, input.skip])).toEqual([['payments', 30]])
})

it('SESS-021 if currencies arrive after the user has left the page or signed out, they are ignored', async () => {
  for (const end of ['leave', 'signOut'] as const) {
    const run = makeListBench()
    run.lists.enter(here)
    if (end === 'leave') run.lists.leave()
    else run.stores.resetAll()
    await run.currencies[0]?.answer(E.right([bitcoin]))
    expect(run.lists.state.get().currencies.size).toBe(0)
    run.lists.enter(here)
    await run.currencies[1]?.answer(E.right([bitcoin]))
    expect(run.lists.state.get().currencies.size).toBe(1)
  }
})
