import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { overviewWith, pageOf, pendingItem, purchase, rows } from '../bench.ts'
import { idsOf, listsOf, activityBench, type ActivityBench } from './bench.ts'

const unpaged = { ...plainCard, pagingSupport: false }
const minute = 60_000

const count = (run: ActivityBench): number => idsOf(listsOf(run).settled).length

/**
 * Shows the activity of a card with many pages, and refreshes it ten minutes after the first page has loaded. `before` runs
 * immediately before the refresh.
 */
const refreshed = async (before: (run: ActivityBench) => void = () => undefined) => {
  const run = activityBench()
  run.show()
  await run.arrive(rows(250), [pendingItem('p0')])
  await run.clock.advance(10 * minute)
  before(run)
  run.activity.refresh()
  return run
}
const fail = async (run: ActivityBench): Promise<void> => {
  await run.overviews.at(-1)?.answer(E.left(unreachable))
  await run.pages.at(-1)?.answer(E.left(unreachable))
}
const atEnd = async (run: ActivityBench): Promise<void> => {
  run.activity.onScroll({ distance: 0, height: 74 })
  await run.clock.advance(500)
}

describe('refreshing card activity', () => {
  it('while a refresh is loading, the list requests no further pages', async () => {
    const run = await refreshed()
    await atEnd(run)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 1])
    await run.arrive(rows(250))
    await atEnd(run)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 1, 2])
  })

  it('if a refresh fails, the list still shows the page that was requested before the refresh and arrives later', async () => {
    const run = await refreshed((before) => before.activity.onScroll({ distance: 0, height: 74 }))
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2, 1])
    await fail(run)
    const second = run.pages[1]
    await second?.answer(E.right(pageOf(rows(250), second.input)))
    await run.clock.advance(500)
    await atEnd(run)
    expect([run.pages.map(({ input }) => input.page), count(run)]).toEqual([[1, 2, 1, 3], 200])
  })

  it('CARD-053 after a refresh, further pages have the new date window; if the refresh failed, they have the previous one', async () => {
    for (const isFailed of [false, true]) {
      const run = await refreshed()
      if (isFailed) await fail(run)
      else await run.arrive(rows(250))
      await atEnd(run)
      const [first, second, next] = run.pages.map(({ input }) => input.startDate)
      expect((second ?? 0) - (first ?? 0)).toBe(10 * minute)
      expect(next).toBe(isFailed ? first : second)
    }
  })

  it('CARD-077 a refresh updates relative dates such as "22 minutes ago"', async () => {
    const run = await refreshed()
    await run.arrive(rows(1), [pendingItem('p0')])
    expect(listsOf(run).pending?.rows.map(({ note }) => note)).toEqual(['22 minutes ago'])
  })

  it('a refresh also reloads a list that failed to load, and marks this list as loading', async () => {
    const pending = activityBench()
    pending.show()
    await pending.overviews[0]?.answer(E.left(unreachable))
    await pending.pages[0]?.answer(E.right(pageOf(rows(1), pending.pages[0].input)))
    pending.activity.refresh()
    // The loaded rows stay visible during the refresh.
    expect([listsOf(pending).pending?.tail.kind, idsOf(listsOf(pending).settled)]).toEqual(['loading', ['t0']])
    await fail(pending)
    expect([listsOf(pending).pending?.tail.kind, idsOf(listsOf(pending).settled)]).toEqual(['failed', ['t0']])
    pending.activity.refresh()
    await pending.arrive(rows(2), [pendingItem('p0')])
    expect([idsOf(listsOf(pending).pending), count(pending)]).toEqual([['p0'], 2])
    const settled = activityBench()
    settled.show()
    await settled.overviews[0]?.answer(E.right(overviewWith()))
    await settled.pages[0]?.answer(E.left(unreachable))
    settled.activity.refresh()
    expect(listsOf(settled).settled?.tail.kind).toBe('loading')
  })

  it('CARD-052 after a refresh, the list shows only five rows, even if it showed more rows before', async () => {
    const run = activityBench([unpaged])
    run.show()
    await run.arrive(rows(3))
    for (let times = 0; times < 5; times += 1) await atEnd(run)
    run.activity.refresh()
    await run.arrive(rows(40))
    expect(count(run)).toBe(5)
  })
})

describe('another card or search', () => {
  it('CARD-055 when the user opens another card, its list immediately shows enough rows to fill the viewport', async () => {
    const run = activityBench([unpaged, { ...unpaged, id: 'c2' }])
    run.show()
    await run.arrive(rows(40))
    run.activity.onScroll({ distance: 5000, height: 1000 })
    run.show('c2')
    await run.arrive(rows(40))
    expect(count(run)).toBe(15)
  })

  it('CARD-051 when a new search begins, each list shows only its first five rows', async () => {
    const run = activityBench([unpaged])
    run.show()
    await run.arrive(
      rows(40),
      Array.from({ length: 12 }, (_, index) => pendingItem(`p${index}`)),
    )
    await atEnd(run)
    run.activity.more()
    expect([count(run), idsOf(listsOf(run).pending).length]).toEqual([10, 10])
    run.activity.narrow({ search: 'coffee' })
    expect([count(run), idsOf(listsOf(run).pending).length]).toEqual([5, 5])
  })

  it('during a search, the list shows the number of matches instead of the number of transactions', async () => {
    const run = activityBench()
    run.show('c1', { search: 'coffee' })
    expect(listsOf(run).result).toBeNull()
    await run.arrive(rows(3))
    expect([listsOf(run).result?.text, listsOf(run).settled?.note]).toEqual(['3 of 3 transactions match.', null])
  })
})

describe('support of transaction pages', () => {
  it('to check whether the provider supports transaction pages, the app uses a payment and never a top-up', async () => {
    const run = activityBench()
    run.show()
    await run.arrive([], [{ ...pendingItem('u1'), isTopUp: true }])
    expect(run.probed).toEqual([])
    run.activity.refresh()
    await run.arrive([], [{ ...pendingItem('u1'), isTopUp: true }, pendingItem('p1')])
    expect(run.probed).toEqual([{ cardId: 'c1', transactionId: 'p1' }])
  })

  it('a row does not link to a transaction page if its transaction has no id', async () => {
    const run = activityBench()
    run.show()
    await run.arrive([purchase('', 1), purchase('t1', 2)])
    run.setPages(true)
    expect(listsOf(run).settled?.rows.map(({ to }) => to)).toEqual([null, '/card/c1?transaction=t1'])
  })
})
