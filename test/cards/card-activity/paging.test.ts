import { unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { overviewWith, pageOf, pendingItem, rows } from '../bench.ts'
import { idsOf, listsOf, activityBench, type ActivityBench } from './bench.ts'

const unpaged = { ...plainCard, pagingSupport: false }

/** Scrolls to the end of the list, and waits for the throttle. */
const atEnd = async ({ activity, clock }: ActivityBench, height = 74): Promise<void> => {
  activity.onScroll({ distance: 0, height })
  await clock.advance(200)
}

/** Answers the latest page request with the requested page of `all`. */
const answer = (all: ReturnType<typeof rows>) => async (run: ActivityBench) => {
  const last = run.pages.at(-1)
  await last?.answer(E.right(pageOf(all, last.input)))
}

const ids = (count: number): ReadonlyArray<string> => Array.from({ length: count }, (_, index) => `t${index}`)

describe('settled transactions', () => {
  it('CARD-051 CARD-052 the settled list shows five rows; a scroll to its end adds a page or, without paging, five rows', async () => {
    for (const [card, step] of [
      [unpaged, 5],
      [plainCard, 100],
    ] as const) {
      const run = activityBench([card])
      run.show()
      await run.arrive(rows(23))
      expect(idsOf(listsOf(run).settled)).toEqual(ids(5))
      await atEnd(run)
      expect(idsOf(listsOf(run).settled)).toEqual(ids(Math.min(23, 5 + step)))
      await atEnd(run)
      expect(idsOf(listsOf(run).settled)).toEqual(ids(Math.min(23, 5 + 2 * step)))
      expect(run.pages).toHaveLength(1)
    }
  })

  it('CARD-054 the settled list requests its next page if 100 pixels are left before its end, but not if 101 are left', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(300))
    run.activity.onScroll({ distance: 101, height: 74 })
    await run.clock.advance(200)
    expect([run.pages.length, idsOf(listsOf(run).settled).length]).toEqual([1, 5])
    run.activity.onScroll({ distance: 100, height: 74 })
    await run.clock.advance(200)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2])
    expect(idsOf(listsOf(run).settled)).toHaveLength(100)
  })

  it('CARD-055 before the user scrolls, the settled list fills a viewport of 1,000 pixels, in steps of five rows', async () => {
    const run = activityBench([unpaged])
    run.show()
    // A scroll position that is reported before the list has loaded causes no request. It only sets the height of the
    // viewport.
    run.activity.onScroll({ distance: 0, height: 1000 })
    await run.arrive(rows(40))
    expect(idsOf(listsOf(run).settled)).toEqual(ids(15))
    expect(run.pages).toHaveLength(1)
  })

  it('CARD-055 the settled list ignores scroll positions that were reported before the list grew', async () => {
    const run = activityBench([unpaged])
    run.show()
    await run.arrive(rows(300))
    run.activity.onScroll({ distance: 0, height: 1000 })
    expect(idsOf(listsOf(run).settled)).toEqual(ids(15))
    await run.clock.advance(1000)
    // Each scroll shows five more rows of the first page.
    for (let at = 0; at < 17; at += 1) await atEnd(run, 1000)
    expect(idsOf(listsOf(run).settled)).toEqual(ids(100))
    await atEnd(run, 1000)
    expect(run.pages).toHaveLength(2)
    await answer(rows(300))(run)
    await run.clock.advance(250)
    run.activity.onScroll({ distance: 0, height: 1000 })
    run.activity.onScroll({ distance: 10, height: 1000 })
    await run.clock.advance(1000)
    expect([run.pages.length, idsOf(listsOf(run).settled).length]).toEqual([2, 105])
  })

  it('CARD-055 if its first page does not fill the viewport, the settled list requests the next page', async () => {
    const run = activityBench([unpaged])
    const hidden = rows(100).map((row) => ({ ...row, type: 'AU' }))
    const all = [...hidden, ...rows(30, 100)]
    run.show()
    run.activity.onScroll({ distance: 5000, height: 740 })
    await run.arrive(all)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2])
    await run.clock.advance(500)
    await answer(all)(run)
    expect(idsOf(listsOf(run).settled)).toEqual(ids(110).slice(100))
  })

  it('CARD-056 the next page of the settled list is shown when it arrives, but at the earliest 500 ms after its request', async () => {
    const all = rows(300)
    const run = activityBench()
    const count = (): number => idsOf(listsOf(run).settled).length
    run.show()
    await run.arrive(all)
    run.activity.onScroll({ distance: 0, height: 74 })
    await run.clock.advance(50)
    await answer(all)(run)
    await run.clock.advance(449)
    expect([count(), listsOf(run).settled?.tail]).toEqual([100, { kind: 'loading', skeletonRows: 2 }])
    await run.clock.advance(1)
    expect([count(), listsOf(run).settled?.tail]).toEqual([105, { kind: 'none' }])
    run.activity.onScroll({ distance: 0, height: 74 })
    await run.clock.advance(699)
    expect(count()).toBe(200)
    await run.clock.advance(1)
    await answer(all)(run)
    expect(count()).toBe(205)
  })

  it('CARD-057 the settled list reads only the latest scroll position, at most once per 200 ms', async () => {
    const run = activityBench([unpaged])
    run.show()
    await run.arrive(rows(100))
    const count = (): number => idsOf(listsOf(run).settled).length
    for (let at = 0; at < 10; at += 1) run.activity.onScroll({ distance: 0, height: 74 })
    expect(count()).toBe(10)
    await run.clock.advance(199)
    expect(count()).toBe(10)
    await run.clock.advance(1)
    expect(count()).toBe(15)
    // The latest position within the throttle time is far from the end.
    run.activity.onScroll({ distance: 0, height: 74 })
    run.activity.onScroll({ distance: 2000, height: 74 })
    await run.clock.advance(1000)
    expect(count()).toBe(15)
  })

  it('CARD-081 after its last page, the settled list requests nothing, even if the user reaches the end repeatedly', async () => {
    const all = rows(150)
    const run = activityBench()
    run.show()
    await run.arrive(all)
    await atEnd(run)
    await run.clock.advance(500)
    await answer(all)(run)
    for (let at = 0; at < 5; at += 1) await atEnd(run)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2])
    expect(idsOf(listsOf(run).settled)).toEqual(ids(150))
    expect(listsOf(run).settled?.isWhole).toBe(true)
  })

  it('CARD-053 CARD-189 the settled list requests pages of 100 items, all with the date window of the first page', async () => {
    const all = rows(250)
    const run = activityBench()
    run.show()
    await run.arrive(all)
    await run.clock.advance(60_000)
    await atEnd(run)
    const [first, second] = run.pages.map(({ input }) => input)
    expect(second).toEqual({ ...first, page: 2 })
    expect([first?.page, first?.pageSize]).toEqual([1, 100])
  })

  it('if page 3 loads only after several attempts, the settled list has neither gaps nor duplicates', async () => {
    const all = rows(350)
    const run = activityBench()
    const askNext = async (): Promise<void> => {
      await atEnd(run)
      await run.clock.advance(500)
    }
    run.show()
    await run.arrive(all)
    await askNext()
    await answer(all)(run)
    await askNext()
    for (let tries = 0; tries < 2; tries += 1) {
      await run.pages.at(-1)?.answer(E.left(unreachable))
      expect(listsOf(run).settled?.tail).toEqual({
        kind: 'failed',
        text: "We couldn't load more transactions.",
        label: 'Try Again',
      })
      // The rows stay visible. Scrolling does not repeat the failed request; only the user can repeat it.
      expect(idsOf(listsOf(run).settled)).toHaveLength(200)
      await atEnd(run)
      expect(run.pages.at(-1)?.input.page).toBe(3)
      const before = run.pages.length
      run.activity.tryAgain()
      run.activity.tryAgain()
      expect(run.pages.length).toBe(before + 1)
      await run.clock.advance(500)
    }
    await answer(all)(run)
    await askNext()
    await answer(all)(run)
    await atEnd(run)
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2, 3, 3, 3, 4])
    expect(idsOf(listsOf(run).settled)).toEqual(ids(350))
    expect(run.errors).toEqual(
      Array.from({ length: 2 }, () => 'The settled card transactions could not be loaded: no answer'),
    )
  })

  it('CARD-188 if new transactions arrive between two page requests, the settled list still shows each transaction once', async () => {
    const all = rows(150)
    const run = activityBench()
    run.show()
    await run.arrive(all)
    await atEnd(run)
    await run.clock.advance(500)
    await answer([...rows(2, 1000), ...all])(run)
    await atEnd(run)
    expect(idsOf(listsOf(run).settled)).toEqual(ids(150))
  })

  it('if its first page fails, the settled list shows the failure, and a retry requests the first page again', async () => {
    const run = activityBench()
    run.show()
    await run.overviews[0]?.answer(E.right(overviewWith()))
    expect(listsOf(run).settled?.tail).toEqual({ kind: 'loading', skeletonRows: 5 })
    await run.pages[0]?.answer(E.left(unreachable))
    expect(listsOf(run).settled).toMatchObject({
      rows: [],
      tail: { kind: 'failed', text: "We couldn't load your transactions.", label: 'Try Again' },
    })
    expect([listsOf(run).empty, listsOf(run).pending]).toEqual([null, null])
    run.activity.tryAgain()
    expect(run.overviews).toHaveLength(1)
    await answer(rows(3))(run)
    expect(idsOf(listsOf(run).settled)).toEqual(ids(3))
  })

  it('if no page of the settled list has failed, a retry requests nothing, even if there are further pages', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(250))
    run.activity.tryAgain()
    expect([run.overviews.length, run.pages.length]).toEqual([1, 1])
  })
})

describe('pending transactions', () => {
  it('CARD-051 CARD-052 the pending list shows five rows at first, and five more after each press on "Show more"', async () => {
    const run = activityBench([unpaged])
    const pending = Array.from({ length: 12 }, (_, index) => pendingItem(`p${index}`))
    run.show()
    await run.arrive([], pending)
    const shown: Array<readonly [number, string | null | undefined]> = []
    for (let presses = 0; presses < 4; presses += 1) {
      const list = listsOf(run).pending
      shown.push([idsOf(list).length, list?.more])
      run.activity.more()
    }
    expect(shown).toEqual([
      [5, 'Show more'],
      [10, 'Show more'],
      [12, null],
      [12, null],
    ])
  })

  it('if only the pending list fails to load, this list shows the failure; a retry requests only the pending list', async () => {
    const run = activityBench()
    run.show()
    await run.overviews[0]?.answer(E.left(unreachable))
    await answer(rows(2))(run)
    expect(listsOf(run).pending).toMatchObject({
      rows: [],
      tail: { kind: 'failed', text: "We couldn't load your pending transactions.", label: 'Try Again' },
    })
    expect(idsOf(listsOf(run).settled)).toEqual(ids(2))
    // The operation's status resets after a second, but the failure is still shown.
    await run.clock.advance(5000)
    expect(listsOf(run).pending?.tail.kind).toBe('failed')
    run.activity.tryAgain()
    expect([run.overviews.length, run.pages.length]).toEqual([2, 1])
    await run.overviews[1]?.answer(E.right(overviewWith(pendingItem('p0'))))
    expect(idsOf(listsOf(run).pending)).toEqual(['p0'])
  })

  it('CARD-188 the pending list omits duplicates, and transactions that the settled list contains', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(3), [pendingItem('t1'), pendingItem('p1'), pendingItem('p1')])
    expect(idsOf(listsOf(run).pending)).toEqual(['p1'])
    expect(idsOf(listsOf(run).settled)).toEqual(ids(3))
  })
})
