import { rejected, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { day, now, overviewWith, pageOf, pendingItem, purchase, rows } from '../bench.ts'
import { idsOf, listsOf, activityBench } from './bench.ts'

const firstView = { ...plainCard, id: 'old', provider: 'firstView' as const }

describe('activity requests', () => {
  it('CARD-059 the app requests 30 days of activity if the pill "30 Days" is on; otherwise, the programme’s whole history', () => {
    const run = activityBench([plainCard, firstView])
    run.show()
    run.activity.narrow({ isPillOn: false })
    run.show('old', { isPillOn: false })
    const starts = run.pages.map(({ input }) => (now - input.startDate) / day)
    expect(starts).toEqual([30, 1095, 30])
    expect(run.overviews.map(({ input }) => (now - input.startDate) / day)).toEqual(starts)
  })

  it('CARD-061 a card with paging gets the paged overview; every other card gets the unpaged overview', () => {
    const run = activityBench([plainCard, { ...plainCard, id: 'c2', pagingSupport: false }])
    run.show('c1')
    run.show('c2')
    expect(run.overviews.map(({ input }) => [input.cardId, input.form])).toEqual([
      ['c1', 'paged'],
      ['c2', 'unpaged'],
    ])
  })

  it('CARD-189 the date window ends in the future, so that it includes new transactions even if the provider’s clock is ahead', () => {
    const run = activityBench()
    run.show()
    expect(run.pages[0]?.input.endDate).toBeGreaterThan(now + 300 * day)
    expect(run.overviews[0]?.input.endDate).toBe(run.pages[0]?.input.endDate)
    expect(run.overviews[0]?.input.requestedAt).toBe(now)
  })

  it('the app requests the days that the user has chosen, but no days outside the programme’s range', () => {
    const run = activityBench()
    run.show('c1', { from: '2026-02-01', to: '2026-02-28', isPillOn: false })
    const [first] = run.pages
    expect(first?.input).toMatchObject({
      startDate: Date.parse('2026-02-01T00:00:00Z'),
      endDate: Date.parse('2026-02-28T23:59:59.999Z'),
    })
    run.activity.narrow({ from: '1999-01-01', to: '' })
    expect(run.pages[1]?.input.startDate).toBe(now - 1095 * day)
    // Turning on the pill clears the date range, and setting a date turns off the pill.
    run.activity.narrow({ isPillOn: true })
    expect(listsOf(run).filter.values).toMatchObject({ from: '', to: '', isPillOn: true })
    run.activity.narrow({ to: '2026-03-01' })
    expect(listsOf(run).filter.pill.isOn).toBe(false)
  })

  it('if the first day is after the last day, the filter shows an error and the app sends no request', () => {
    const run = activityBench()
    run.show('c1', { from: '2026-03-02', to: '2026-03-01', isPillOn: false })
    expect([run.overviews.length, run.pages.length]).toEqual([0, 0])
    const { filter, pending, settled, empty } = listsOf(run)
    expect([filter.days.problem, pending, settled]).toEqual(['The start date is after the end date.', null, null])
    expect(empty?.ways).toEqual([{ label: 'Show all dates', change: { isPillOn: false, from: '', to: '' } }])
    run.activity.narrow({ to: '2026-03-03' })
    expect(run.pages).toHaveLength(1)
  })

  it('while the card is missing, disabled or inactive, the app requests no activity', async () => {
    const waiting = { ...plainCard, activationDate: null, status: 'shipped' as const }
    for (const before of [[], [waiting], [{ ...plainCard, disabled: true }]]) {
      const run = activityBench(before)
      run.show()
      expect([run.activity.view.get().lists, run.overviews.length, run.pages.length]).toEqual([null, 0, 0])
      run.setCards([plainCard])
      await run.arrive(rows(1))
      expect(idsOf(listsOf(run).settled)).toEqual(['t0'])
      run.setCards([{ ...plainCard, nickname: 'Other' }])
      expect(run.pages).toHaveLength(1)
    }
  })
})

describe('another card or filter', () => {
  it('CARD-063 CARD-064 when the card or the date window changes, the lists are cleared and earlier responses are ignored', async () => {
    const changes: ReadonlyArray<(run: ReturnType<typeof activityBench>) => void> = [
      (run) => run.show('c2'),
      (run) => run.activity.narrow({ isPillOn: false }),
      (run) => run.activity.narrow({ from: '2026-03-01' }),
      (run) => run.show('c1', { isPillOn: false }),
    ]
    for (const change of changes) {
      const run = activityBench()
      run.show()
      await run.arrive(rows(150), [pendingItem('p0')])
      run.activity.onScroll({ distance: 0, height: 74 })
      const late = run.pages.at(-1)
      expect(late?.input.page).toBe(2)
      change(run)
      expect(listsOf(run).pending).toMatchObject({ rows: [], tail: { kind: 'loading' } })
      expect(listsOf(run).settled).toMatchObject({ rows: [], tail: { kind: 'loading', skeletonRows: 5 } })
      await run.clock.advance(5000)
      if (late !== undefined) await late.answer(E.right(pageOf(rows(150), late.input)))
      expect(idsOf(listsOf(run).settled)).toEqual([])
      await run.arrive(rows(2, 500), [pendingItem('p9')])
      expect([idsOf(listsOf(run).pending), idsOf(listsOf(run).settled)]).toEqual([['p9'], ['t500', 't501']])
    }
  })

  it('if the URL stays the same, or if only a filter that applies to loaded rows changes, the app requests nothing', async () => {
    const run = activityBench()
    run.show()
    await run.arrive([purchase('a', 1), purchase('b', 2, { displayMerchant: 'Northbank Books' })])
    run.show()
    run.show('c1', { search: 'books' })
    expect(idsOf(listsOf(run).settled)).toEqual(['b'])
    // The URL does not contain the invalid text "1x", but the input field keeps it.
    run.activity.narrow({ least: '1x' })
    run.show('c1', { search: 'books' })
    expect(listsOf(run).filter.values.least).toBe('1x')
    expect([run.overviews.length, run.pages.length]).toEqual([1, 1])
    run.activity.narrow({ search: '' })
    expect(idsOf(listsOf(run).settled)).toEqual(['a', 'b'])
  })

  it('CARD-063 when the user leaves the page or signs out, the lists are cleared, and late responses are ignored', async () => {
    for (const end of [
      (run: ReturnType<typeof activityBench>) => run.activity.leave(),
      (run: ReturnType<typeof activityBench>) => run.stores.resetAll(),
    ]) {
      const run = activityBench()
      run.show()
      end(run)
      await run.arrive(rows(3), [pendingItem('p0')])
      expect(run.activity.view.get()).toEqual({ lists: null })
      expect(run.activity.loadedCardId.get()).toBeNull()
      run.setCards([plainCard])
      run.show()
      await run.arrive(rows(1))
      expect(idsOf(listsOf(run).settled)).toEqual(['t0'])
    }
  })

  it('`loadedCardId` is null until both lists of the card have loaded or failed', async () => {
    const run = activityBench()
    expect(run.activity.loadedCardId.get()).toBeNull()
    run.show()
    await run.pages[0]?.answer(E.right(pageOf([], run.pages[0].input)))
    expect(run.activity.loadedCardId.get()).toBeNull()
    await run.overviews[0]?.answer(E.left(unreachable))
    expect(run.activity.loadedCardId.get()).toBe('c1')
    run.show('c2')
    expect(run.activity.loadedCardId.get()).toBeNull()
  })
})

describe('refreshing card activity', () => {
  const refreshed = async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(3), [pendingItem('p0')])
    await run.clock.advance(10 * 60_000)
    run.activity.refresh()
    return run
  }

  it('CARD-187 a refresh reloads both lists and the balance; until they have loaded, the previous rows are shown', async () => {
    const run = await refreshed()
    run.activity.refresh()
    expect([run.overviews.length, run.pages.length, run.balances()]).toEqual([2, 2, 1])
    expect(listsOf(run).refresh).toEqual({ label: 'Refresh', isRefreshing: true, failure: null })
    expect([idsOf(listsOf(run).pending), idsOf(listsOf(run).settled)]).toEqual([['p0'], ['t0', 't1', 't2']])
    expect([listsOf(run).pending?.tail.kind, listsOf(run).settled?.tail.kind]).toEqual(['none', 'none'])
    await run.arrive([...rows(1, 9), ...rows(3)])
    expect(listsOf(run).refresh.isRefreshing).toBe(false)
    expect([listsOf(run).pending, idsOf(listsOf(run).settled)]).toEqual([null, ['t0', 't1', 't2', 't9']])
  })

  it('if a refresh fails, the rows stay and an error is shown; the user can refresh again', async () => {
    const run = await refreshed()
    await run.overviews[1]?.answer(E.left(rejected(500)))
    await run.pages[1]?.answer(E.left(unreachable))
    expect(listsOf(run).refresh).toEqual({
      label: 'Refresh',
      isRefreshing: false,
      failure: "We couldn't refresh your transactions. This list may be out of date.",
    })
    expect([idsOf(listsOf(run).pending), idsOf(listsOf(run).settled)]).toEqual([['p0'], ['t0', 't1', 't2']])
    run.activity.refresh()
    await run.arrive(rows(1))
    expect([listsOf(run).refresh.failure, idsOf(listsOf(run).settled)]).toEqual([null, ['t0']])
  })

  it('if page 2 was requested before a refresh, its response is ignored, and the next scroll requests page 2 again', async () => {
    for (const isLast of [false, true]) {
      const all = rows(250)
      const run = activityBench()
      run.show()
      await run.arrive(all)
      run.activity.onScroll({ distance: 0, height: 74 })
      const late = run.pages.at(-1)
      const answerLate = async () => late?.answer(E.right(pageOf(all, late.input)))
      expect(late?.input.page).toBe(2)
      run.activity.refresh()
      await run.clock.advance(1000)
      if (!isLast) await answerLate()
      await run.arrive([...rows(1, 900), ...all])
      if (isLast) await answerLate()
      expect(idsOf(listsOf(run).settled)).toHaveLength(100)
      expect(listsOf(run).settled?.rows.some(({ id }) => id === 't900')).toBe(true)
      run.activity.onScroll({ distance: 0, height: 74 })
      expect(run.pages.at(-1)?.input.page).toBe(2)
    }
  })

  it('a refresh during the first load requests nothing; a refresh after a failed first load requests both lists', async () => {
    const run = activityBench()
    run.show()
    run.activity.refresh()
    expect([run.overviews.length, run.pages.length, run.balances()]).toEqual([1, 1, 0])
    await run.overviews[0]?.answer(E.left(unreachable))
    await run.pages[0]?.answer(E.left(unreachable))
    run.activity.refresh()
    expect(listsOf(run).settled?.tail.kind).toBe('loading')
    await run.arrive(rows(1))
    expect(idsOf(listsOf(run).settled)).toEqual(['t0'])
  })
})

describe('relative dates', () => {
  it('while the view has subscribers, relative dates in the rows are updated as time passes', async () => {
    const run = activityBench()
    run.show()
    await run.overviews[0]?.answer(E.right(overviewWith(pendingItem('p0'))))
    expect(listsOf(run).pending?.rows[0]?.note).toBe('12 minutes ago')
    const looking = run.activity.view.changes$.subscribe()
    await run.clock.advance(3 * 60_000)
    expect(listsOf(run).pending?.rows[0]?.note).toBe('15 minutes ago')
    looking.unsubscribe()
    await run.clock.advance(10 * 60_000)
    expect(listsOf(run).pending?.rows[0]?.note).toBe('15 minutes ago')
  })
})
