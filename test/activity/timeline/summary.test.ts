import { noTimeline, noTimelineFilter, timelineView, type Totals } from '@paydeck/core/activity'
import { fromMinorUnits, zero } from '@paydeck/core/money'
import { expect, it } from 'vitest'

const totalsOf = (dollars: number): Totals => ({
  in: zero,
  out: fromMinorUnits(BigInt(dollars), 0),
  fees: zero,
  moved: zero,
  isIncomplete: false,
})
const at = Date.UTC(2026, 4, 10)

/** Returns the names and amounts of the months in the chart. */
const chartOf = (...months: ReadonlyArray<readonly [month: string, out: number]>) => {
  const summary = {
    count: 1,
    months: months.map(([month, out]) => ({ month, ...totalsOf(out) })),
    pending: totalsOf(0),
  }
  const state = { ...noTimeline, filter: noTimelineFilter, summary, status: 'endOfList', seenAt: at } as const
  const context = { cards: [], timeZone: 'UTC', hidden: null, pictureOrigins: [], canPayBills: true }
  return timelineView(state, context).summary?.months.map(({ name, amounts }) => [name, amounts.out])
}

it('ACT-015 the chart has every month from the first with entries to the running one', () => {
  expect(chartOf(['2026-05', 1], ['2026-03', 2])).toEqual([
    ['March', '−$2.00'],
    ['April', '$0.00'],
    ['May so far', '−$1.00'],
  ])
})

it.each(['', '1e999', '9e999', '2026-13', '2026-3', '-1', '２０２６-03', 'Infinity-1'])(
  'ACT-015 the chart leaves out the month %j, which has another form',
  (month) => {
    expect(chartOf(['2026-05', 1], [month, 2])).toEqual([['May so far', '−$1.00']])
    expect(chartOf([month, 2], ['2026-05', 1])).toEqual([['May so far', '−$1.00']])
  },
)
