import { noTimeline, noTimelineFilter, type TimelineContext, timelineView, type Totals } from '@paydeck/core/activity'
import { decimalText, fromMinorUnits, zero } from '@paydeck/core/money'
import { expect, it } from 'vitest'

const totalsOf = (dollars: number): Totals => ({
  in: zero,
  out: fromMinorUnits(BigInt(dollars), 0),
  fees: zero,
  moved: zero,
  isIncomplete: false,
})
const at = Date.UTC(2026, 4, 10)

/** Returns the months in the chart. */
const monthsOf = (...months: ReadonlyArray<Totals & { readonly month: string }>) => {
  const summary = { count: 1, months, pending: totalsOf(0) }
  const state = { ...noTimeline, filter: noTimelineFilter, summary, status: 'endOfList', seenAt: at } as const
  const context = { cards: [], timeZone: 'UTC', hidden: null, pictureOrigins: [], canPayBills: true }
  return timelineView(state, context).summary?.months ?? []
}

/** Returns the names and amounts of the months in the chart. */
const chartOf = (...months: ReadonlyArray<readonly [month: string, out: number]>) =>
  monthsOf(...months.map(([month, out]) => ({ month, ...totalsOf(out) }))).map(({ name, amounts }) => [
    name,
    amounts.out,
  ])

it('ACT-015 the chart has every month from the first with entries to the running one', () => {
  expect(chartOf(['2026-05', 1], ['2026-03', 2])).toEqual([
    ['March', '−$2.00'],
    ['April', '$0.00'],
    ['May so far', '−$1.00'],
  ])
})

it.each([
  ['63.97', '$64'],
  ['36.61', '$37'],
  ['1999.50', '$2,000'],
  ['0.40', '$0'],
  ['0', ''],
])('ACT-015 the column of %s dollars is labelled %j, rounded to whole dollars', (out, label) => {
  const [month] = monthsOf({ month: '2026-05', ...totalsOf(0), out: decimalText(out) ?? zero })
  expect(month?.labels.out).toBe(label)
})

it.each(['', '1e999', '9e999', '2026-13', '2026-3', '-1', '２０２６-03', 'Infinity-1'])(
  'ACT-015 the chart leaves out the month %j, which has another form',
  (month) => {
    expect(chartOf(['2026-05', 1], [month, 2])).toEqual([['May so far', '−$1.00']])
    expect(chartOf([month, 2], ['2026-05', 1])).toEqual([['May so far', '−$1.00']])
  },
)

/** Returns the line of matches for a month with these totals. */
const lineOf = (totals: Totals, hidden: TimelineContext['hidden'] = null) => {
  const summary = { count: 2, months: [{ month: '2026-05', ...totals }], pending: totalsOf(0) }
  const filter = { ...noTimelineFilter, text: 'a' }
  const state = { ...noTimeline, filter, summary, isWhole: true, status: 'endOfList', seenAt: at } as const
  return timelineView(state, { cards: [], timeZone: 'UTC', hidden, pictureOrigins: [], canPayBills: true }).count?.text
}

it('ACT-009 ACT-012 the line of matches says that its sums are incomplete', () => {
  const left = 'Some amounts in US dollars are unknown, so the totals leave them out.'
  expect(lineOf(totalsOf(5))).toBe('2 matches in the last 3 months. Out −$5.00.')
  expect(lineOf({ ...totalsOf(5), isIncomplete: true })).toBe(`2 matches in the last 3 months. Out −$5.00. ${left}`)
  expect(lineOf({ ...totalsOf(0), isIncomplete: true })).toBe(`2 matches in the last 3 months. ${left}`)
})

it('ACT-022 the line of matches names no sums while amounts are hidden', () => {
  const totals = { ...totalsOf(5), isIncomplete: true }
  expect(lineOf(totals, { text: '••••', label: 'Amount hidden' })).toBe('2 matches in the last 3 months.')
})
