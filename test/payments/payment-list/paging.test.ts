import { unreachable } from '@paydeck/core/kernel'
import { recentOf } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, idsOf, now, pageOf, payment, payments, payout } from '../bench.ts'
import { shownIds, makeListBench } from './bench.ts'

const here = { list: 'payments', pill: '3m' } as const
const statusOf = ({ lists }: ReturnType<typeof makeListBench>) => recentOf(lists.state.get(), here).status

it('PAY-015 PAY-023 PAY-030 `more` shows ten more rows, and requests thirty items if fewer than ten loaded rows stay hidden', async () => {
  const run = makeListBench()
  const all = payments(65)
  run.lists.enter(here)
  await run.answer(all)
  expect(shownIds(run)).toEqual(idsOf(all.slice(0, 10)))
  run.lists.more()
  // Ten loaded rows are still hidden, so no further page is requested.
  expect(run.pages.length).toBe(1)
  run.lists.more()
  expect(run.pages.map(({ input }) => input)).toEqual(
    [0, 30].map((skip) => ({
      list: 'payments',
      limit: 30,
      skip,
      startDate: '2025-12-10T12:00:00.000Z',
      merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
    })),
  )
  await run.answer(all)
  expect(shownIds(run)).toEqual(idsOf(all.slice(0, 30)))
  for (let press = 0; press < 9; press += 1) {
    run.lists.more()
    await run.answer(all)
  }
  expect(shownIds(run)).toEqual(idsOf(all))
  expect(run.pages.map(({ input }) => input.skip)).toEqual([0, 30, 60])
})

it('PAY-016 once a list has received a page that is not full, it requests no further page', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.answer(payments(12))
  expect(statusOf(run)).toBe('endOfList')
  for (let press = 0; press < 5; press += 1) run.lists.more()
  await run.answer(payments(12))
  expect([run.pages.length, shownIds(run).length]).toEqual([1, 12])
})

it('PAY-017 if a further page fails to load, the list keeps its rows, and `tryAgain` requests this page again', async () => {
  const run = makeListBench()
  const all = payments(65)
  run.lists.enter(here)
  await run.answer(all)
  run.lists.more()
  run.lists.more()
  await run.pages[1]?.answer(E.left(unreachable))
  expect([statusOf(run), shownIds(run).length]).toEqual(['error', 30])
  expect(run.errors).toEqual(['The payments could not be loaded: no answer'])
  run.lists.tryAgain()
  expect([run.pages.length, run.pages[2]?.input.skip]).toEqual([3, 30])
  await run.pages[2]?.answer(E.right(pageOf(all, { skip: 30, limit: 30 })))
  expect(statusOf(run)).toBe('success')
  run.lists.tryAgain()
  expect(run.pages.length).toBe(3)
})

it('PAY-023 PAY-027 PAY-106 a list loads pages until it has enough rows; `skip` counts every received item', async () => {
  const run = makeListBench()
  const mixed = [
    ...Array.from({ length: 60 }, (_, at) => donation(`d${at}`, 50 + at)),
    ...payments(4, 200),
    ...Array.from({ length: 10 }, (_, at) => payout(`o${at}`, 400 + at)),
  ]
  run.lists.enter(here)
  await run.answer(mixed)
  expect(run.pages.map(({ input }) => input.skip)).toEqual([0, 30, 60])
  expect(shownIds(run)).toEqual(['p200', 'p201', 'p202', 'p203'])
})

it('PAY-023 the `skip` of the next page counts unreadable items, too', async () => {
  const run = makeListBench()
  run.lists.enter({ list: 'payments', pill: 'all' })
  await run.pages[0]?.answer(E.right({ items: payments(8), received: 30 }))
  expect(run.pages[1]?.input.skip).toBe(30)
  await run.pages[1]?.answer(E.right({ items: payments(2, 8), received: 2 }))
  expect(shownIds(run)).toEqual(idsOf(payments(10)))
})

it('PAY-106 if the provider sends the same page again, the list stops loading', async () => {
  const run = makeListBench()
  const same = { items: Array.from({ length: 30 }, (_, at) => donation(`d${at}`)), received: 30 }
  run.lists.enter(here)
  await run.pages[0]?.answer(E.right(same))
  await run.pages[1]?.answer(E.right(same))
  expect([run.pages.length, statusOf(run)]).toEqual([2, 'success'])
})

it('PAY-005 PAY-026 if all dates are selected, donations are requested from the epoch, and other lists without a start date', async () => {
  const run = makeListBench()
  for (const list of ['donations', 'payments', 'payouts'] as const) run.lists.enter({ list, pill: 'all' })
  expect(run.pages.map(({ input }) => [input.list, input.startDate])).toEqual([
    ['donations', '1970-01-01T00:00:00.000Z'],
    ['payments', null],
    ['payouts', null],
  ])
})

it('PAY-105 all pages of a list are requested with the same start date, even if a minute passes between the requests', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.answer(payments(65))
  await run.clock.advance(60_000)
  run.lists.more()
  run.lists.more()
  expect(new Set(run.pages.map(({ input }) => input.startDate)).size).toBe(1)
})

it('PAY-105 when the user selects a loaded list again, it is unchanged, and no request is sent', async () => {
  const run = makeListBench()
  const all = payments(40)
  run.lists.enter(here)
  await run.answer(all)
  run.lists.more()
  run.lists.enter({ list: 'payments', pill: '1y' })
  await run.answer(all)
  run.lists.enter(here)
  run.lists.enter(here)
  await settle()
  expect([run.pages.length, shownIds(run).length]).toEqual([2, 20])
})

it('if the user selects a second list before the first one has loaded, the response is still added to the first list', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  run.lists.enter({ list: 'payouts', pill: '3m' })
  await run.pages[0]?.answer(E.right(pageOf(payments(3), { skip: 0, limit: 30 })))
  expect(shownIds(run)).toEqual([])
  run.lists.enter(here)
  expect([run.pages.length, shownIds(run)]).toEqual([2, ['p0', 'p1', 'p2']])
})

it('PAY-028 besides the unconfirmed payments, a list shows ten rows, none of which is an unconfirmed payment', async () => {
  const run = makeListBench()
  const all = payments(30)
  run.lists.enter(here)
  await run.answer(all, [payment('p0', 48, { status: 'paid' }), payment('p3', 51, { status: 'paid' })])
  expect(shownIds(run)).toEqual(idsOf(all.filter(({ id }) => id !== 'p0' && id !== 'p3').slice(0, 10)))
})

it('responses that arrive after the user has left the page are ignored; on return, the lists are requested again', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  run.lists.leave()
  await run.answer(payments(3), [payment('c1')])
  await run.currencies[0]?.answer(E.right([]))
  expect(run.lists.state.get().lists['payments 3m']).toMatchObject({ rows: [], status: null })
  expect(run.lists.state.get().confirming.rows).toEqual([])
  run.lists.enter(here)
  expect([run.pages.length, run.unconfirmed.length, run.currencies.length]).toEqual([2, 2, 2])
})

it('after a sign-out, the next user sees empty lists, even if responses for the previous user arrive', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  await run.answer(payments(30))
  run.lists.more()
  run.lists.more()
  run.lists.refresh()
  run.stores.resetAll()
  await run.clock.advance(60_000)
  await run.answer(payments(60), [payment('c1')])
  expect(run.lists.state.get()).toMatchObject({
    selection: null,
    lists: {},
    announcement: { text: '', count: 0 },
    seenAt: 0,
  })
  const before = run.pages.length
  run.lists.enter(here)
  await run.answer(payments(2))
  expect([run.pages.length, shownIds(run)]).toEqual([before + 1, ['p0', 'p1']])
})

it('PAY-029 the currencies are requested each time the page opens; if this request fails, the lists still work', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  run.lists.enter({ list: 'payouts', pill: 'all' })
  run.lists.refresh()
  await run.clock.advance(1000)
  expect(run.currencies.length).toBe(1)
  await run.currencies[0]?.answer(E.left(unreachable))
  expect([run.lists.state.get().currencies.size, run.warnings]).toEqual([
    0,
    ['The invoice currencies could not be loaded: no answer'],
  ])
  run.lists.leave()
  run.lists.enter(here)
  const bitcoin = { code: 'BTC', name: 'Bitcoin', symbol: '', precision: 8, decimals: 8, chain: 'BTC' }
  await run.currencies[1]?.answer(E.right([bitcoin]))
  expect([run.currencies.length, run.lists.state.get().currencies.get('BTC')]).toEqual([2, bitcoin])
})

it('while `state` has subscribers, its field `seenAt` follows the clock, so that relative dates are correct', async () => {
  const run = makeListBench()
  run.lists.enter(here)
  expect(run.lists.state.get().seenAt).toBe(now)
  const subscription = run.lists.state.changes$.subscribe()
  await run.clock.advance(120_000)
  expect(run.lists.state.get().seenAt).toBe(now + 120_000)
  subscription.unsubscribe()
})

it('PAY-023 `more` shows no items that the provider has added after the list was loaded', async () => {
  const run = makeListBench()
  const all = payments(65)
  run.lists.enter(here)
  await run.answer(all)
  run.lists.more()
  run.lists.more()
  // 31 new items are one more than a page, so that the next page begins with a new item.
  await run.answer([...Array.from({ length: 31 }, (_, at) => payment(`n${at}`, 1)), ...all])
  run.lists.more()
  await run.answer([...Array.from({ length: 31 }, (_, at) => payment(`n${at}`, 1)), ...all])
  expect(shownIds(run)).toEqual(idsOf(all.slice(0, 40)))
})
