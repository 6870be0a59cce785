import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, idsOf, payment, payments, payout } from '../bench.ts'
import { confirmingIds, shownIds, makeListBench, type ListBench } from './bench.ts'

const here = { list: 'payments', pill: '3m' } as const
const paid = (id: string, hoursAgo = 1) => payment(id, hoursAgo, { status: 'paid' })
const complete = (id: string, hoursAgo = 1) => payment(id, hoursAgo)

const opened = async (
  all: Parameters<ListBench['answer']>[0],
  confirming: Parameters<ListBench['answer']>[1] = [],
  place: Parameters<ListBench['lists']['enter']>[0] = here,
): Promise<ListBench> => {
  const run = makeListBench()
  run.lists.enter(place)
  await run.answer(all, confirming)
  return run
}

it('PAY-014 if `refresh` is called repeatedly, one request is sent, 1000 ms after the first call', async () => {
  const run = await opened(payments(12))
  run.lists.refresh()
  run.lists.refresh()
  await run.clock.advance(999)
  expect([run.unconfirmed.length, run.lists.state.get().refresh]).toEqual([1, 'loading'])
  run.lists.refresh()
  await run.clock.advance(1)
  expect(run.unconfirmed.length).toBe(2)
  await run.answer([complete('new'), ...payments(12)])
  expect(run.lists.state.get().refresh).toBeNull()
  expect(shownIds(run)).toEqual(['new', ...idsOf(payments(10))])
  await run.clock.advance(5000)
  expect([run.unconfirmed.length, run.pages.length]).toEqual([2, 2])
})

it('PAY-014 PAY-107 a refresh adds, updates and removes items; rows that were visible before stay visible', async () => {
  const all = payments(60)
  const run = await opened(all)
  run.lists.refresh()
  await run.clock.advance(1000)
  const changed = all
    .filter(({ id }) => id !== 'p4')
    .map((one) => (one.id === 'p2' ? { ...one, alreadyRefunded: true } : one))
  await run.answer([complete('n1'), complete('n2'), complete('n3'), ...changed])
  expect(shownIds(run)).toEqual(['n1', 'n2', 'n3', 'p0', 'p1', 'p2', 'p3', 'p5', 'p6', 'p7', 'p8', 'p9'])
  expect(run.lists.state.get().lists['payments 3m']?.rows.find(({ id }) => id === 'p2')).toMatchObject({
    alreadyRefunded: true,
  })
  // The next page starts after the rows that are already loaded.
  run.lists.more()
  run.lists.more()
  expect(run.pages.at(-1)?.input.skip).toBe(32)
  await run.answer([complete('n1'), complete('n2'), complete('n3'), ...changed])
  expect(run.lists.state.get().lists['payments 3m']?.rows.length).toBe(62)
})

it('PAY-014 if a refresh finds only new items, the list loads as many as before; `more` then loads the older items', async () => {
  const all = payments(60)
  const run = await opened(all)
  const later = Array.from({ length: 40 }, (_, at) => complete(`n${at}`))
  run.lists.refresh()
  await run.clock.advance(1000)
  await run.answer([...later, ...all])
  // The refresh loads as many items as the list had before, and then stops.
  expect(run.pages.map(({ input }) => input.skip)).toEqual([0, 0])
  expect(shownIds(run)).toEqual(idsOf(later.slice(0, 10)))
  run.lists.more()
  run.lists.more()
  run.lists.more()
  await run.answer([...later, ...all])
  expect(shownIds(run)).toEqual(idsOf([...later, ...all].slice(0, 40)))
})

it('PAY-014 after a failed refresh, the list keeps its rows, and `tryAgain` starts the refresh again', async () => {
  const run = await opened(payments(12))
  run.lists.refresh()
  await run.clock.advance(1000)
  await run.unconfirmed[1]?.answer(E.left(unreachable))
  expect([run.lists.state.get().refresh, shownIds(run).length]).toEqual(['failed', 10])
  expect(run.warnings).toEqual(['The latest payments could not be loaded: no answer'])
  run.lists.tryAgain()
  await run.clock.advance(1000)
  expect(run.unconfirmed.length).toBe(3)
})

it('if a refresh starts while a page is loading, the page is requested again, so that the list has no gap', async () => {
  const all = payments(65)
  const run = await opened(all)
  run.lists.more()
  run.lists.more()
  run.lists.refresh()
  await run.clock.advance(1000)
  expect([run.pages.length, run.unconfirmed.length]).toEqual([2, 2])
  await run.unconfirmed[1]?.answer(E.right({ items: [], received: 0 }))
  await run.pages[2]?.answer(E.right({ items: [complete('new'), ...all.slice(0, 29)], received: 30 }))
  expect(run.pages.map(({ input }) => input.skip)).toEqual([0, 30, 0, 31])
  await run.pages[1]?.answer(E.right({ items: all.slice(30, 60), received: 30 }))
  await run.pages[3]?.answer(E.right({ items: all.slice(30, 60), received: 30 }))
  expect(run.lists.state.get().lists['payments 3m']?.rows.map(({ id }) => id)).toEqual([
    'new',
    ...idsOf(all.slice(0, 60)),
  ])
})

it('PAY-009 PAY-010 PAY-024 a completed payment moves to the recent payments in a single update, and is announced', async () => {
  const run = await opened([paid('c1'), ...payments(12)], [paid('c1')])
  expect([confirmingIds(run), shownIds(run)]).toEqual([['c1'], idsOf(payments(10))])
  const seen: Array<ReadonlyArray<ReadonlyArray<string>>> = []
  run.lists.state.changes$.subscribe(() => seen.push([confirmingIds(run), shownIds(run)]))
  await run.clock.advance(14_999)
  expect(run.unconfirmed.length).toBe(1)
  await run.clock.advance(1)
  expect(run.unconfirmed[1]?.input).toEqual({ limit: 5, skip: 0, merchantStatus: 'USER_CONFIRMING' })
  await run.answer([complete('c1'), ...payments(12)])
  expect(run.pages.length).toBe(1)
  await run.clock.advance(1000)
  await run.answer([complete('c1'), ...payments(12)])
  expect([confirmingIds(run), shownIds(run)]).toEqual([[], ['c1', ...idsOf(payments(10))]])
  expect(run.lists.state.get().announcement.text).toBe('Shop c1 is complete.')
  expect(seen.every((sections) => sections.flat().includes('c1'))).toBe(true)
  // Polling stops, as no payment is unconfirmed.
  await run.clock.advance(60_000)
  expect([run.unconfirmed.length, run.pages.length]).toEqual([2, 2])
})

it('if one payment completes and another can now be refunded, a single announcement names both', async () => {
  const run = await opened([paid('c1'), paid('c2')], [paid('c1'), paid('c2'), paid('c3')])
  await run.clock.advance(15_000)
  const partly = payment('c2', 1, { status: 'paid', exceptionStatus: 'paidPartial' })
  const now = [complete('c1'), partly, paid('c3')]
  await run.answer(now, [paid('c3')])
  await run.clock.advance(1000)
  await run.answer(now, [paid('c3')])
  expect(run.lists.state.get().announcement.text).toBe('Shop c1 is complete. Shop c2: Refund Available.')
  run.lists.enter({ list: 'payments', pill: '1y' })
  expect(run.lists.state.get().announcement.text).toBe('')
})

it('PAY-108 while a payment is unconfirmed, the list polls, even after a failed poll, until the user leaves the page', async () => {
  const run = await opened([paid('c1')], [paid('c1')])
  await run.clock.advance(15_000)
  await run.unconfirmed[1]?.answer(E.left(unreachable))
  expect([confirmingIds(run), run.lists.state.get().refresh]).toEqual([['c1'], null])
  await run.clock.advance(15_000)
  expect(run.unconfirmed.length).toBe(3)
  // While a poll is pending, no further poll is sent.
  await run.clock.advance(45_000)
  expect(run.unconfirmed.length).toBe(3)
  run.lists.leave()
  await run.clock.advance(60_000)
  expect(run.unconfirmed.length).toBe(3)
})

it('when a payment far down the list completes, its row becomes visible', async () => {
  const run = await opened([...payments(20), paid('old', 100)], [paid('old', 100)])
  expect(shownIds(run)).toEqual(idsOf(payments(10)))
  await run.clock.advance(15_000)
  await run.answer([...payments(20), complete('old', 100)])
  await run.clock.advance(1000)
  await run.answer([...payments(20), complete('old', 100)])
  expect(shownIds(run)).toEqual([...idsOf(payments(20)), 'old'])
})

it('the payout list polls while one of its payouts is unconfirmed', async () => {
  const place = { list: 'payouts', pill: '3m' } as const
  const run = await opened([payout('o1', 1, { status: 'pending' }), payout('o2', 5)], [], place)
  await run.clock.advance(15_000)
  await run.answer([], [])
  await run.clock.advance(1000)
  await run.answer([payout('o1', 1), payout('o2', 5)])
  expect(run.lists.state.get().announcement.text).toBe('Payor o1 is complete.')
  const before = run.unconfirmed.length
  await run.clock.advance(60_000)
  expect(run.unconfirmed.length).toBe(before)
})

it('PAY-024 unconfirmed payments are requested in pages of five', async () => {
  const all = Array.from({ length: 7 }, (_, at) => paid(`c${at}`, at + 1))
  const run = await opened(payments(3), all)
  expect([run.unconfirmed.length, confirmingIds(run).length]).toEqual([1, 5])
  run.lists.moreConfirming()
  run.lists.moreConfirming()
  expect(run.unconfirmed.map(({ input }) => [input.limit, input.skip])).toEqual([
    [5, 0],
    [5, 5],
  ])
  await run.answer(payments(3), all)
  run.lists.moreConfirming()
  expect([run.unconfirmed.length, confirmingIds(run).length]).toEqual([2, 7])
  // A refresh requests all pages whose payments are visible.
  await run.clock.advance(15_000)
  await run.answer(payments(3), all.slice(1))
  expect(run.unconfirmed.map(({ input }) => input.skip)).toEqual([0, 5, 0, 5])
})

it('if all loaded unconfirmed payments belong to other lists, the next unconfirmed payments are requested', async () => {
  const gifts = Array.from({ length: 5 }, (_, at) => donation(`d${at}`, at + 1, { status: 'paid' }))
  const run = await opened(payments(3), [...gifts, paid('c1')])
  expect([run.unconfirmed.length, confirmingIds(run).at(-1)]).toEqual([2, 'c1'])
})

it('if the unconfirmed payments fail to load, `tryAgain` requests them again', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.unconfirmed[0]?.answer(E.left(unreachable))
  expect([run.lists.state.get().confirming.status, run.errors]).toEqual([
    'error',
    ['The unconfirmed payments could not be loaded: no answer'],
  ])
  run.lists.tryAgain()
  await run.answer(payments(2), [paid('c1')])
  expect(run.unconfirmed.length).toBe(2)
})

it('when the user opens the page again, a loaded list is refreshed', async () => {
  const run = await opened(payments(12))
  run.lists.more()
  run.lists.leave()
  run.lists.enter(here)
  expect([shownIds(run).length, run.pages.length]).toEqual([12, 1])
  await run.clock.advance(1000)
  await run.answer([complete('new'), ...payments(12)], [])
  expect(shownIds(run)[0]).toBe('new')
  expect(run.pages.length).toBe(2)
})

it('if a payment has changed in another list, a loaded list is refreshed when the user selects it', async () => {
  const run = await opened([paid('c1')], [paid('c1')], { list: 'payments', pill: '1y' })
  run.lists.enter(here)
  await run.answer([paid('c1')], [paid('c1')])
  await run.clock.advance(15_000)
  await run.answer([complete('c1')])
  await run.clock.advance(1000)
  await run.answer([complete('c1')])
  const before = run.pages.length
  run.lists.enter({ list: 'payments', pill: '1y' })
  await run.clock.advance(1000)
  await run.answer([complete('c1')])
  expect(run.pages.length).toBe(before + 1)
  expect(run.lists.state.get().lists['payments 1y']?.rows).toMatchObject([{ id: 'c1', status: 'complete' }])
})

it('if the user selects a list during a poll, the list is requested immediately, and only once', async () => {
  for (const isLost of [false, true]) {
    const run = await opened(payments(3), [paid('c1')])
    await run.clock.advance(15_000)
    run.lists.enter({ list: 'donations', pill: '3m' })
    expect(run.pages.map(({ input }) => input.list)).toEqual(['payments', 'donations'])
    await run.unconfirmed[1]?.answer(isLost ? E.left(unreachable) : E.right({ items: [paid('c1')], received: 1 }))
    expect(run.pages.map(({ input }) => input.list)).toEqual(['payments', 'donations'])
  }
})

it('a payment that completes while another list refreshes stays visible as unconfirmed until the selected list refreshes', async () => {
  const run = await opened([paid('c1')], [paid('c1')], { list: 'payments', pill: '1y' })
  run.lists.enter(here)
  await run.answer(payments(12))
  run.lists.enter({ list: 'payments', pill: '1y' })
  await run.clock.advance(15_000)
  run.lists.enter(here)
  // This list has not loaded the completed payment yet. If the payment were removed from the unconfirmed ones now, it would
  // disappear from the page.
  await run.answer([complete('c1')])
  await run.clock.advance(1000)
  await run.answer([complete('c1')])
  expect(confirmingIds(run)).toEqual(['c1'])
  await run.clock.advance(14_000)
  await run.answer([complete('c1'), ...payments(12)])
  await run.clock.advance(1000)
  await run.answer([complete('c1'), ...payments(12)])
  expect([confirmingIds(run), shownIds(run)[0]]).toEqual([[], 'c1'])
})

it('if the user leaves before the unconfirmed payments arrive, they are requested again on return', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.pages[0]?.answer(E.right({ items: payments(2), received: 2 }))
  run.lists.leave()
  run.lists.enter(here)
  await run.clock.advance(1000)
  run.lists.enter({ list: 'payments', pill: 'all' })
  await run.answer(payments(2), [paid('c1')])
  await run.clock.advance(1000)
  await run.answer(payments(2), [paid('c1')])
  expect(confirmingIds(run)).toEqual(['c1'])
})
