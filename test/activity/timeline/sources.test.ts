import { noTimeline, noTimelineFilter } from '@paydeck/core/activity'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { payment, payments, payout } from '../../payments/bench.ts'
import { addressAdded, allEntries, authorized, cardOf, makeTimelineBench, minute, now, posted } from './bench.ts'

const hour = 3_600_000
const cardIds = ['a', 'b', 'c', 'd', 'e', 'f']
const history = (count: number) => Array.from({ length: count }, (_, index) => posted(`t${index}`, now - index * hour))
const events = (count: number) =>
  Array.from({ length: count }, (_, index) => addressAdded(`s${index}`, now - index * hour))

/** Provider with several pages in every source. */
const fullProvider = () =>
  makeTimelineBench({
    cards: cardIds.map(cardOf),
    items: {
      settled: Object.fromEntries(cardIds.map((id) => [id, history(150)])),
      pending: Object.fromEntries(cardIds.map((id) => [id, [authorized('p', now)]])),
      payments: payments(250),
      security: events(60),
    },
  })

const withoutCards = ['payments', 'security', 'donations', 'payouts']
const onePageEach = [...withoutCards, ...cardIds.flatMap((id) => [`card:${id}`, `pending:${id}`])].toSorted()

it.each([noTimelineFilter, allEntries])(
  'ACT-027 the first screen needs one page of each source, and at most four requests are in flight: %#',
  async (filter) => {
    const bench = fullProvider()
    let atFirst: ReadonlyArray<string> = []
    bench.timeline.state.subscribe(({ entries }) => {
      if (entries.length > 0 && atFirst.length === 0) atFirst = [...bench.requests]
    })
    bench.hold()
    await bench.show(filter)
    for (let released = 0; atFirst.length === 0 && released < 50; released += 1) await bench.releaseFirst()
    expect(atFirst[0]).toBe('activity')
    expect(atFirst.slice(1).toSorted()).toEqual(onePageEach)
    await bench.release()
    await bench.loadAll()
    expect(bench.load).toEqual({ inFlight: 0, most: 4 })
  },
)

it('ACT-027 a check for new entries and the next page together send at most four requests at a time', async () => {
  const bench = fullProvider()
  await bench.show()
  const release = bench.hold()
  await bench.advance(60_000)
  await bench.more()
  expect(bench.load.inFlight).toBeLessThanOrEqual(4)
  await release()
  await bench.loadAll()
  expect(bench.load).toEqual({ inFlight: 0, most: 4 })
})

it('ACT-026 the sources are read if the provider does not offer the timeline, which is asked once per session', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(2) } })
  expect(bench.requests).toEqual([])
  await bench.show()
  expect(bench.requests).toEqual(['activity', ...withoutCards])
  expect(bench.shown()).toEqual(['payments:invoice:p0', 'payments:invoice:p1'])
  bench.timeline.leave()
  await bench.show()
  expect(bench.requests.slice(5)).toEqual(withoutCards)
  expect(bench.shown()).toEqual(['payments:invoice:p0', 'payments:invoice:p1'])
})

it('ACT-005 payouts and donations that only their own lists contain are shown, and each entry once', async () => {
  const bench = makeTimelineBench({
    items: { payments: [payment('p', 1), payout('o', 2), payment('d', 3, { itemCode: 'bitcoindonation' })] },
    endOfPayments: 1,
  })
  await bench.show()
  expect(bench.shown()).toEqual(['payments:invoice:p', 'payments:payout:o', 'payments:invoice:d'])
})

it('ACT-017 if one source fails, the others are shown, and Try Again loads the missing one', async () => {
  const bench = makeTimelineBench({
    cards: [cardOf('c')],
    items: { settled: { c: [posted('t', now - hour, { displayMerchant: 'Market' })] }, payments: [payment('p', 2)] },
  })
  bench.failing.add('payments')
  await bench.show()
  expect(bench.shown()).toEqual(['card:c:t'])
  expect(bench.state()).toMatchObject({ missing: [{ id: 'payments', cardId: null }], summary: { count: 1 } })
  bench.failing.clear()
  bench.timeline.tryAgain()
  await settle()
  expect(bench.shown()).toEqual(['card:c:t', 'payments:invoice:p'])
  expect(bench.state()).toMatchObject({ missing: [], summary: { count: 2 }, status: 'endOfList' })
})

it('ACT-017 a failed card is named by its id, and failed cards by the list of cards', async () => {
  const bench = makeTimelineBench({ cards: [cardOf('c'), cardOf('d')] })
  bench.failing.add('card:d')
  await bench.show()
  expect(bench.state().missing).toEqual([{ id: 'card:d', cardId: 'd' }])
  bench.cardList.update((list) => ({ ...list, listFailed: true }))
  expect(bench.state().missing).toEqual([
    { id: 'card:d', cardId: 'd' },
    { id: 'cards', cardId: null },
  ])
})

it.each([noTimelineFilter, allEntries])(
  'ACT-017 if every source fails, the page has failed until Try Again: %#',
  async (filter) => {
    const bench = makeTimelineBench({ items: { payments: payments(1) } })
    for (const source of withoutCards) bench.failing.add(source)
    await bench.show(filter)
    expect(bench.state()).toMatchObject({ status: 'error', entries: [], summary: null })
    expect([bench.errors.length, bench.requests.length]).toEqual([1, 5])
    bench.failing.clear()
    bench.timeline.tryAgain()
    await settle()
    expect(bench.state()).toMatchObject({ status: 'endOfList', missing: [] })
    expect(bench.shown()).toEqual(['payments:invoice:p0'])
  },
)

it('ACT-017 a failed later page keeps what is shown, and Try Again continues with this page', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(150) } })
  await bench.show()
  const before = bench.shown()
  bench.failing.add('payments')
  await bench.more()
  expect(bench.shown().slice(0, before.length)).toEqual(before)
  expect(bench.state().missing).toEqual([{ id: 'payments', cardId: null }])
  bench.failing.clear()
  bench.timeline.tryAgain()
  await settle()
  expect(bench.shown()).toHaveLength(150)
})

it('a failed refresh keeps what is shown, and Try Again repeats it', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(2) } })
  await bench.show()
  for (const source of withoutCards) bench.failing.add(source)
  bench.timeline.refresh()
  await settle()
  expect(bench.state()).toMatchObject({ refresh: 'failed', status: 'endOfList' })
  expect(bench.shown()).toHaveLength(2)
  bench.failing.clear()
  bench.provider.payments = payments(3)
  bench.timeline.tryAgain()
  await settle()
  expect(bench.state().refresh).toBeNull()
  expect(bench.shown()).toHaveLength(3)
})

it('Try Again sends no request if nothing has failed', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(150) } })
  await bench.show()
  const { length } = bench.requests
  bench.timeline.tryAgain()
  await settle()
  expect(bench.requests).toHaveLength(length)
})

it('ACT-005 cards that load after the page was opened are read too', async () => {
  const bench = makeTimelineBench({ items: { settled: { c: [posted('t', now - hour)] }, payments: [payment('p', 2)] } })
  await bench.show()
  expect(bench.shown()).toEqual(['payments:invoice:p'])
  bench.cardList.update((list) => ({ ...list, cards: [cardOf('c')] }))
  await settle()
  expect(bench.shown()).toEqual(['card:c:t', 'payments:invoice:p'])
  const { length } = bench.requests
  bench.cardList.update((list) => ({ ...list, cards: [{ ...cardOf('c'), nickname: 'Renamed' }] }))
  await settle()
  expect(bench.requests).toHaveLength(length)
})

it('SESS-021 a sign-out clears the timeline; responses and requests of the earlier session are dropped', async () => {
  const bench = fullProvider()
  await bench.show()
  expect(bench.shown()).not.toEqual([])
  const release = bench.hold()
  await bench.more()
  await bench.advance(60_000)
  const sent = bench.requests.length
  bench.stores.resetAll()
  expect(bench.state()).toEqual(noTimeline)
  await release()
  await bench.advance(10 * minute)
  expect(bench.state()).toEqual(noTimeline)
  expect(bench.requests).toHaveLength(sent)
})

it('a response that arrives after the page was left has no effect', async () => {
  const bench = makeTimelineBench({ items: { payments: payments(1) } })
  const release = bench.hold()
  await bench.show()
  bench.timeline.leave()
  await release()
  expect(bench.state()).toEqual(noTimeline)
  await bench.advance(10 * minute)
  expect(bench.requests).toEqual(['activity'])
})
