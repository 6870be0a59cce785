import { unreachable } from '@paydeck/core/kernel'
import type { WholeActivity } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { idsOf, payment, payments } from '../payments/bench.ts'
import { paid, paymentsPage } from './payments-page-bench.ts'

it('during a search, the payments page shows the results, their number and a button that clears the search', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer(payments(3), [paid('c1')])
  await run.offer()
  expect(run.view()).toMatchObject({ result: null, saving: { failure: null } })
  run.page.narrow({ status: 'complete' })
  await settle()
  expect(run.view()).toMatchObject({ confirming: null, result: null, recent: { rows: [], tail: { kind: 'loading' } } })
  await run.found.finds[1]?.answer(E.right({ items: payments(30), after: 'm1', total: 31 }))
  const { result, recent } = run.view()
  expect(result).toEqual({
    text: '31 payments match.',
    clear: 'Clear all',
    change: { text: '', status: null, coin: null, least: '', most: '', from: '', to: '' },
  })
  expect(recent.tail).toEqual({ kind: 'more', shown: '30 of 31 shown', label: 'Load More', isLoading: false })
  expect(run.page.slides.get().canLoadMore).toBe(true)
  run.page.more()
  await settle()
  expect([run.found.finds[2]?.input.after, run.pages.length]).toEqual(['m1', 1])
  await run.found.finds[2]?.answer(E.left(unreachable))
  expect(run.view().recent.tail).toMatchObject({ kind: 'failed', text: "We couldn't load more payments." })
  run.page.tryAgain()
  await settle()
  await run.found.finds[3]?.answer(E.right({ items: payments(1, 30), after: null, total: 31 }))
  expect([run.view().recent.rows.length, run.view().recent.tail.kind]).toEqual([31, 'none'])
  run.page.narrow(result?.change ?? {})
  await settle()
  expect([run.view().result, idsOf(run.view().recent.rows)]).toEqual([null, ['p0', 'p1', 'p2']])
})

it('the message about a search without matches names the searched dates, and offers to clear or widen the search', async () => {
  const run = paymentsPage()
  await run.show({ list: 'payouts', text: 'glashouse' })
  await run.found.finds[0]?.answer(E.right({ items: [], after: null, total: 0 }))
  const all = { label: 'Search all dates', change: { pill: 'all', from: '', to: '' } }
  expect(run.view()).toMatchObject({ result: { text: '0 payouts match.' }, saving: null })
  expect(run.view().recent.empty).toEqual({
    kind: 'no-match',
    text: 'No payouts from the last 3 months match “glashouse”.',
    actions: [{ label: 'Clear search', change: { text: '' } }, all],
  })
  await run.show({ list: 'payouts', coin: 'BTC', from: '2026-01-05' })
  await run.found.finds[1]?.answer(E.right({ items: [], after: null, total: 0 }))
  expect(run.view().recent.empty).toMatchObject({
    text: 'No payouts since Jan 5, 2026 match your filters.',
    actions: [{ label: 'Clear all' }, all],
  })
  // A selected day replaces the period, so no period is marked as selected.
  expect(run.view().filter.dates.pills.some(({ isOn }) => isOn)).toBe(false)
  await run.show({ pill: 'all', status: 'invalid' })
  await run.found.finds[2]?.answer(E.left(unreachable))
  expect(run.view().recent).toMatchObject({ empty: null, tail: { text: "We couldn't search your payments." } })
})

it.each([
  [{ text: 'shop', pill: 'all' }, 'No payments match “shop”.'],
  [{ text: 'shop', pill: 'all', status: 'confirming' }, 'No payments match “shop” and your filters.'],
  [{ text: '{items}', pill: 'all', most: '5' }, 'No payments match “{items}” and your filters.'],
  [{ text: 'shop', from: '2026-01-05' }, 'No payments since Jan 5, 2026 match “shop”.'],
] as const)(
  'if a search has no matches, the message names the search’s text, dates and other filters: %j',
  async (filter, text) => {
    const run = paymentsPage()
    await run.show(filter)
    await run.answer(payments(1))
    await run.found.finds[0]?.answer(E.right({ items: [], after: null, total: 0 }))
    expect(run.view().recent.empty?.text).toBe(text)
  },
)

it('PAY-110 if the provider does not support search, the payments page has no search, no filters and no export', async () => {
  const run = paymentsPage()
  await run.show({ text: 'coffee', from: '2026-01-05' })
  expect(run.view().filter.search).toMatchObject({ isKnown: false, text: { value: 'coffee' } })
  await run.answer(payments(2))
  await run.found.finds[0]?.answer(E.right('unsupported'))
  await run.found.finds[1]?.answer(E.right('unsupported'))
  expect(run.view()).toMatchObject({ result: null, saving: null, filter: { search: null } })
  expect(idsOf(run.view().recent.rows)).toEqual(['p0', 'p1'])
  expect(run.view().filter.dates.pills.find(({ isOn }) => isOn)?.value).toBe('3m')
})

it('the coin filter offers each of the provider’s coins once, and the selected coin even if it is unknown', async () => {
  const run = paymentsPage()
  await run.show({ coin: 'XYZ' })
  const option = { symbol: '', chain: null, precision: 2, decimals: 2 }
  await run.currencies[0]?.answer(
    E.right([
      { ...option, code: 'BTC', name: 'Bitcoin' },
      { ...option, code: 'USDC', name: 'USD Coin' },
      { ...option, code: 'USDC_m', name: 'USD Coin' },
    ]),
  )
  expect(run.view().filter.search?.coins).toMatchObject({ label: 'Coin', value: 'XYZ' })
  const names = run.view().filter.search?.coins.options.map(({ label }) => label) ?? []
  expect([names[0], names[1], names.at(-1)]).toEqual(['All coins', 'Bitcoin', 'XYZ'])
  // Options of coins with the same name have different labels.
  expect(new Set(names).size).toBe(names.length)
})

it('when the list receives a newer version of a payment, the search result for this payment is updated, too', async () => {
  const run = paymentsPage()
  await run.show({ text: 'shop' })
  await run.answer([paid('c1')], [paid('c1')])
  await run.found.finds[0]?.answer(E.right({ items: [paid('c1')], after: null, total: 1 }))
  expect(run.view().recent.rows[0]?.status?.text).toBe('Confirming')
  await run.clock.advance(15_000)
  await run.answer([payment('c1', 1)])
  await run.clock.advance(1000)
  await run.answer([payment('c1', 1)])
  expect(run.view()).toMatchObject({
    announcement: { text: 'Shop c1 is complete.', count: 1 },
    recent: { rows: [{ status: { text: 'Complete' } }] },
  })
})

/** Refreshes the search results, and answers the refresh request with these items. */
const foundAnew = async (run: ReturnType<typeof paymentsPage>, items: ReadonlyArray<WholeActivity>): Promise<void> => {
  run.found.search.refresh()
  await run.found.clock.advance(1000)
  await run.found.finds.at(-1)?.answer(E.right({ items, after: null, total: items.length }))
}

it('a status change is announced only once, even if both the list and the search results contain the payment', async () => {
  const run = paymentsPage()
  await run.show({ text: 'shop', pill: 'all' })
  await run.answer([payment('both', 1, { status: 'paid' })], [])
  const items = ['both', 'alone', 'other'].map(paid)
  await run.found.finds[0]?.answer(E.right({ items, after: null, total: 3 }))
  expect(run.view().announcement).toEqual({ text: '', count: 0 })
  await foundAnew(run, [payment('both', 1), payment('alone', 1), paid('other')])
  expect(run.view().announcement).toEqual({ text: 'Shop alone is complete.', count: 1 })
  expect(run.page.listed.get().announcement).toEqual(run.view().announcement)
  await foundAnew(run, [payment('both', 1), payment('alone', 1), payment('other', 1)])
  expect(run.view().announcement).toEqual({ text: 'Shop other is complete.', count: 2 })
  run.page.refresh()
  await run.clock.advance(1000)
  await run.answer([payment('both', 1)])
  expect(run.view().announcement).toEqual({ text: 'Shop both is complete.', count: 3 })
  await run.show({ text: 'else', pill: 'all' })
  expect(run.view().announcement).toMatchObject({ count: 3 })
  run.page.leave()
  expect(run.view().announcement).toEqual({ text: '', count: 3 })
})

it('the payments page shows when a refresh is running, and when a refresh has failed', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer(payments(2))
  expect(run.view().refresh).toEqual({ label: 'Refresh', isRefreshing: false, failure: null })
  run.page.refresh()
  expect(run.view().refresh.isRefreshing).toBe(true)
  await run.clock.advance(1000)
  await run.unconfirmed[1]?.answer(E.left(unreachable))
  expect(run.view()).toMatchObject({
    refresh: { isRefreshing: false, failure: "We couldn't refresh your payments. This page may be out of date." },
    recent: { rows: [{ id: 'p0' }, { id: 'p1' }] },
  })
})

it('PAY-014 1 s after a press on “Refresh”, the results are requested again from the first page; the rows stay visible', async () => {
  const run = paymentsPage()
  await run.show({ text: 'shop' })
  await run.answer(payments(2))
  const { finds } = run.found
  await finds[0]?.answer(E.right({ items: payments(30), after: 'm1', total: 32 }))
  run.page.more()
  await settle()
  await finds[1]?.answer(E.right({ items: payments(2, 30), after: null, total: 32 }))
  run.page.refresh()
  run.page.refresh()
  await run.clock.advance(1000)
  await run.found.clock.advance(999)
  expect([finds.length, run.view().refresh.isRefreshing]).toEqual([2, true])
  await run.found.clock.advance(1)
  expect(finds.map(({ input }) => [input.text, input.after])).toEqual([
    ['shop', null],
    ['shop', 'm1'],
    ['shop', null],
  ])
  await run.answer(payments(2))
  await finds[2]?.answer(E.right({ items: payments(30, 1), after: 'm2', total: 31 }))
  // A refresh requests as many rows as are visible, so that a row with open details does not disappear.
  expect([finds[3]?.input.after, run.view().recent.rows.length, run.view().refresh.isRefreshing]).toEqual([
    'm2',
    32,
    true,
  ])
  await finds[3]?.answer(E.right({ items: payments(1, 31), after: null, total: 31 }))
  expect(run.view()).toMatchObject({ result: { text: '31 payments match.' }, refresh: { isRefreshing: false } })
  expect(idsOf(run.view().recent.rows)).toEqual(idsOf(payments(31, 1)))
})

it('a failed refresh of the search results shows the same message as a failed refresh of the list, and can be retried', async () => {
  const run = paymentsPage()
  await run.show({ text: 'shop' })
  await run.answer(payments(2))
  const { finds, clock } = run.found
  await finds[0]?.answer(E.right({ items: payments(3), after: null, total: 3 }))
  run.page.refresh()
  await clock.advance(1000)
  await finds[1]?.answer(E.left(unreachable))
  expect(run.view()).toMatchObject({
    refresh: { failure: "We couldn't refresh your payments. This page may be out of date." },
    recent: { tail: { kind: 'none' }, rows: [{ id: 'p0' }, { id: 'p1' }, { id: 'p2' }] },
  })
  run.page.tryAgain()
  expect(run.view().refresh.failure).toBeNull()
  await clock.advance(1000)
  await finds[2]?.answer(E.right({ items: [], after: null, total: 0 }))
  expect(run.view().recent).toMatchObject({ rows: [], empty: { kind: 'no-match' } })
})

it('when the user loads more rows, the rows that are already shown stay the same objects', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer(payments(30))
  const before = run.view().recent.rows
  run.page.more()
  const after = run.view().recent.rows
  expect([after.length, after.slice(0, 10).every((row, at) => row === before[at])]).toEqual([20, true])
})
