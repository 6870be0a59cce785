import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { overviewWith, pageOf, pendingItem, rows } from '../bench.ts'
import { idsOf, listsOf, activityBench, type ActivityBench } from './bench.ts'

const unpaged = { ...plainCard, pagingSupport: false }

/** Answers the page request at index `at`, even if its response is stale. */
const answerPage = async (run: ActivityBench, at: number, all: ReturnType<typeof rows>): Promise<void> => {
  const call = run.pages[at]
  await call?.answer(E.right(pageOf(all, call.input)))
}
const answerOverview = async (run: ActivityBench, at: number, ...ids: ReadonlyArray<string>): Promise<void> =>
  run.overviews[at]?.answer(E.right(overviewWith(...ids.map((id) => pendingItem(id)))))

/** Reports two scroll positions within the throttle time. Only the second position is at the end of the list. */
const reportEndTwice = ({ activity }: ActivityBench): void => {
  activity.onScroll({ distance: 5000, height: 74 })
  activity.onScroll({ distance: 0, height: 74 })
}

/** Shows a list whose second page fails to load, and then refreshes the list. */
const refreshedAfterFailure = async (all: ReturnType<typeof rows>) => {
  const run = activityBench()
  run.show()
  await run.arrive(all)
  run.activity.onScroll({ distance: 0, height: 74 })
  await run.clock.advance(500)
  await run.pages[1]?.answer(E.left(unreachable))
  run.activity.refresh()
  return run
}

describe('late responses', () => {
  const ways: ReadonlyArray<readonly [string, (run: ActivityBench) => void]> = [
    ['a change of the card', (run) => run.show('c2')],
    ['a change of the date window', (run) => run.activity.narrow({ isPillOn: false })],
    [
      'a sign-out',
      (run) => {
        run.stores.resetAll()
        run.setCards([plainCard])
        run.show()
      },
    ],
  ]

  it.each(ways)(
    'CARD-063 CARD-064 SESS-021 a response with the pending list is ignored if it arrives after %s',
    async (_, change) => {
      for (const isLast of [false, true]) {
        const run = activityBench()
        run.show()
        await answerPage(run, 0, rows(1))
        change(run)
        if (!isLast) await answerOverview(run, 0, 'late')
        expect([idsOf(listsOf(run).pending), run.activity.loadedCardId.get()]).toEqual([[], null])
        await answerOverview(run, 1, 'p1')
        if (isLast) await answerOverview(run, 0, 'late')
        await answerPage(run, 1, rows(1))
        expect(idsOf(listsOf(run).pending)).toEqual(['p1'])
      }
    },
  )

  it.each(ways)(
    'CARD-063 CARD-064 SESS-021 a response to a refresh is ignored if it arrives after %s',
    async (_, change) => {
      for (const isFailed of [false, true]) {
        const run = activityBench()
        run.show()
        await run.arrive(rows(2), [pendingItem('p0')])
        run.activity.refresh()
        change(run)
        if (isFailed) {
          await run.overviews[1]?.answer(E.left(unreachable))
          await run.pages[1]?.answer(E.left(unreachable))
        } else {
          await answerOverview(run, 1, 'late')
          await answerPage(run, 1, rows(2, 900))
        }
        expect(listsOf(run)).toMatchObject({
          refresh: { isRefreshing: false, failure: null },
          pending: { rows: [], tail: { kind: 'loading' } },
          settled: { rows: [], tail: { kind: 'loading' } },
        })
        await run.arrive(rows(1), [pendingItem('p1')])
        expect([idsOf(listsOf(run).pending), idsOf(listsOf(run).settled)]).toEqual([['p1'], ['t0']])
        expect(run.errors).toEqual([])
      }
    },
  )

  it('CARD-063 a response to a refresh is ignored if it arrives after the user has left the page', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(2))
    run.activity.refresh()
    run.activity.leave()
    await run.arrive(rows(2), [pendingItem('late')])
    expect([run.activity.view.get().lists, run.activity.loadedCardId.get()]).toEqual([null, null])
    expect(run.activity.shown.get()).toEqual({ cardId: null, pending: [], settled: [] })
  })

  it('during a refresh, the user cannot retry a page that failed to load', async () => {
    const all = rows(250)
    const run = await refreshedAfterFailure(all)
    run.activity.tryAgain()
    await answerOverview(run, 1)
    await answerPage(run, 2, [...rows(1, 900), ...all])
    await run.clock.advance(500)
    await answerPage(run, 3, all)
    expect(listsOf(run).settled?.rows.filter(({ id }) => id === 't900')).toHaveLength(1)
    expect(idsOf(listsOf(run).settled)).toHaveLength(100)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2, 1])
  })

  it('after a failed refresh, the user can retry a page that failed to load', async () => {
    const all = rows(150)
    const run = await refreshedAfterFailure(all)
    await answerOverview(run, 1)
    await run.pages[2]?.answer(E.left(unreachable))
    expect(listsOf(run).settled?.tail.kind).toBe('failed')
    run.activity.tryAgain()
    await run.clock.advance(500)
    await answerPage(run, 3, all)
    expect([listsOf(run).settled?.tail.kind, idsOf(listsOf(run).settled).length]).toEqual(['none', 105])
  })
})

describe('retrying the pending list', () => {
  it('during a retry, the pending list hides its failure; a second press during the retry sends no request', async () => {
    const run = activityBench()
    run.show()
    await answerPage(run, 0, rows(1))
    await run.overviews[0]?.answer(E.left(unreachable))
    const tails: Array<string | undefined> = []
    run.activity.view.changes$.subscribe(({ lists }) => {
      const tail = lists?.pending?.tail.kind
      if (tail !== tails.at(-1)) tails.push(tail)
    })
    run.activity.tryAgain()
    run.activity.tryAgain()
    await run.overviews[1]?.answer(E.left(unreachable))
    expect([run.overviews.length, run.errors]).toEqual([
      2,
      Array.from({ length: 2 }, () => 'The pending card transactions could not be loaded: no answer'),
    ])
    run.activity.tryAgain()
    tails.length = 0
    await answerOverview(run, 2, 'p0')
    expect([tails.includes('failed'), idsOf(listsOf(run).pending)]).toEqual([false, ['p0']])
  })

  it('during a retry of the pending list, `loadedCardId` is null until the list has loaded', async () => {
    const run = activityBench()
    const loadedIds: Array<string | null> = []
    run.show()
    await answerPage(run, 0, rows(1))
    await run.overviews[0]?.answer(E.left(unreachable))
    run.activity.loadedCardId.changes$.subscribe((card) => void loadedIds.push(card))
    run.activity.tryAgain()
    await answerOverview(run, 1)
    expect(loadedIds).toEqual([null, 'c1'])
  })
})

describe('loaded rows', () => {
  it('if there are no settled rows, the app uses the first pending row to check the support of transaction pages', async () => {
    const run = activityBench()
    run.show()
    await answerPage(run, 0, [])
    expect(run.probed).toEqual([])
    await answerOverview(run, 0, 'p0')
    expect(run.probed).toEqual([{ cardId: 'c1', transactionId: 'p0' }])
  })

  it('if the list was empty before a refresh, the app uses the first new row to check the support of transaction pages', async () => {
    const run = activityBench()
    run.show()
    await run.arrive([])
    run.activity.refresh()
    await run.arrive(rows(1))
    expect(run.probed).toEqual([{ cardId: 'c1', transactionId: 't0' }])
  })

  it.each(['the pending list', 'a refresh', 'another search'])(
    'CARD-054 when rows from %s appear, the app ignores the scroll position that was reported before',
    async (what) => {
      const run = activityBench([unpaged])
      run.show()
      if (what === 'the pending list') await answerPage(run, 0, rows(40))
      else await run.arrive(rows(40))
      if (what === 'a refresh') run.activity.refresh()
      reportEndTwice(run)
      if (what === 'the pending list') await answerOverview(run, 0, 'p0', 'p1', 'p2', 'p3', 'p4')
      else if (what === 'a refresh') await run.arrive(rows(40))
      else run.activity.narrow({ search: 'coffee' })
      await run.clock.advance(1000)
      expect(idsOf(listsOf(run).settled)).toHaveLength(5)
    },
  )

  it('CARD-055 when a search begins, the list immediately shows enough matches to fill the viewport', async () => {
    const run = activityBench([unpaged])
    run.show()
    await run.arrive(rows(40))
    run.activity.onScroll({ distance: 5000, height: 1000 })
    run.activity.narrow({ search: 'coffee' })
    expect(idsOf(listsOf(run).settled)).toHaveLength(15)
  })

  it('CARD-055 if the rows after a refresh do not fill the viewport, the list requests the next page', async () => {
    const run = activityBench([unpaged])
    run.show()
    run.activity.onScroll({ distance: 5000, height: 740 })
    await run.arrive(rows(20))
    run.activity.refresh()
    await run.arrive([...rows(100, 500).map((row) => ({ ...row, type: 'AU' })), ...rows(20)])
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 1, 2])
  })
})
