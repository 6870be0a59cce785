import { unsupported, unreachable } from '@paydeck/core/kernel'
import { paymentFilterOf, type FoundPage } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { idsOf, payments } from '../bench.ts'
import { makeSearchBench } from './bench.ts'

const found = (count: number, after: string | null = null, first = 0): FoundPage => ({
  items: payments(count, first),
  after,
  total: 31,
})

it('PAY-110 if no filter is set, the payment search sends one request, which checks if the provider supports search', async () => {
  const run = makeSearchBench()
  await run.searchFor()
  expect(run.finds.map(({ input }) => input)).toEqual([
    {
      list: 'payments',
      text: '',
      from: Date.parse('2025-12-10T12:00:00Z'),
      to: null,
      least: null,
      most: null,
      coin: null,
      status: null,
      limit: 1,
      after: null,
    },
  ])
  expect(run.state()).toMatchObject({ isSupported: null, activeQuery: null, status: null })
  await run.finds[0]?.answer(E.right(found(1)))
  expect(run.state()).toMatchObject({ isSupported: true, activeQuery: null, items: [], total: null })
  run.search.leave()
  await run.searchFor()
  await run.searchFor({ list: 'payouts' })
  expect(run.finds.length).toBe(1)
})

it('once the provider has reported search as unsupported, the payment search sends no further request', async () => {
  const run = makeSearchBench()
  await run.searchFor()
  await run.finds[0]?.answer(E.right(unsupported))
  await run.searchFor({ text: 'coffee' })
  await run.clock.advance(1000)
  run.search.save('csv')
  await settle()
  expect([run.finds.length, run.saves.length, run.state().activeQuery, run.state().isSupported]).toEqual([
    1,
    0,
    null,
    false,
  ])
})

it('the first search ends if the provider reports search as unsupported, both with and without filters', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'coffee' })
  expect(run.finds.map(({ input }) => [input.text, input.limit])).toEqual([['coffee', 30]])
  await run.finds[0]?.answer(E.right(unsupported))
  await run.finds[1]?.answer(E.right(unsupported))
  expect(run.state()).toMatchObject({ isSupported: false, activeQuery: null, status: null })
})

it('if the check for search support fails, the app assumes that the provider supports search', async () => {
  const run = makeSearchBench()
  await run.searchFor()
  await run.finds[0]?.answer(E.left(unreachable))
  expect([run.state().isSupported, run.logged]).toEqual([
    true,
    ['Whether payments can be searched is not known: no answer'],
  ])
})

it('a search text is sent 300 ms after the last keystroke, and other filters are sent immediately', async () => {
  const run = makeSearchBench()
  await run.searchFor()
  await run.finds[0]?.answer(E.right(found(0)))
  await run.searchFor({ text: 'c' })
  await run.clock.advance(299)
  await run.searchFor({ text: 'co' })
  await run.clock.advance(299)
  expect(run.finds.length).toBe(1)
  await run.clock.advance(1)
  expect(run.finds.map(({ input }) => input.text)).toEqual(['', 'co'])
  await run.searchFor({ text: 'co', least: '5' })
  await run.searchFor({ text: 'co', least: '5', status: 'complete' })
  expect(run.finds.at(-1)?.input).toMatchObject({ text: 'co', least: '5.00', status: 'complete' })
  await run.clock.advance(1000)
  expect(run.finds.length).toBe(3)
})

it('if an earlier search responds after a later search, the payment search ignores the response to the earlier search', async () => {
  const run = makeSearchBench()
  await run.searchFor({ status: 'complete' })
  await run.searchFor({ status: 'invalid' })
  await run.finds[1]?.answer(E.right(found(2)))
  await run.finds[0]?.answer(E.right(found(5, 'more')))
  expect([idsOf(run.state().items), run.state().after]).toEqual([['p0', 'p1'], null])
  await run.searchFor()
  expect(run.state()).toMatchObject({ activeQuery: null, items: [], total: null, status: null })
})

it('the payment search loads pages with a cursor and drops duplicate items; a failed request can be repeated', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  expect(run.state().status).toBe('loading')
  run.search.more()
  await run.finds[0]?.answer(E.right(found(30, 'm1')))
  run.search.more()
  run.search.more()
  await settle()
  expect(run.finds.map(({ input }) => [input.limit, input.after])).toEqual([
    [30, null],
    [30, 'm1'],
  ])
  await run.finds[1]?.answer(E.left(unreachable))
  expect([run.state().status, run.state().items.length, run.logged]).toEqual([
    'error',
    30,
    ['Payments could not be searched: no answer'],
  ])
  run.search.more()
  run.search.tryAgain()
  run.search.tryAgain()
  await settle()
  expect([run.finds.length, run.finds[2]?.input.after]).toEqual([3, 'm1'])
  await run.finds[2]?.answer(E.right({ items: payments(2, 29), after: null, total: 31 }))
  expect(run.state()).toMatchObject({ status: 'endOfList', after: null, total: 31 })
  expect(idsOf(run.state().items)).toEqual(idsOf(payments(31)))
  run.search.more()
  run.search.tryAgain()
  expect(run.finds.length).toBe(3)
})

it('the payment search removes control characters from a search text that comes from the URL', async () => {
  const run = makeSearchBench()
  run.search.search(paymentFilterOf(new Map([['q', '\u0000 \u0007\u001F\u007F\u009F']])))
  await settle()
  expect([run.finds.length, run.finds[0]?.input.text, run.state().activeQuery]).toEqual([1, '', null])
  run.search.search(paymentFilterOf(new Map([['q', '\u0000cof\u0000fee\r\n\tshop\u{1F600}']])))
  await run.clock.advance(300)
  expect(run.finds[1]?.input.text).toBe('coffee shop\u{1F600}')
})

it('if the request for a page has failed, `more` repeats this request', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(found(30, 'm1')))
  run.search.more()
  await settle()
  await run.finds[1]?.answer(E.left(unreachable))
  run.search.more()
  run.search.more()
  await settle()
  expect([run.state().status, ...run.finds.map(({ input }) => input.after)]).toEqual(['loading', null, 'm1', 'm1'])
  await run.finds[2]?.answer(E.right({ items: payments(1, 30), after: null, total: 31 }))
  expect([run.state().status, run.state().items.length]).toEqual(['endOfList', 31])
})

it('a search with a first or a last day ignores the period, and includes the whole last day', async () => {
  const run = makeSearchBench()
  await run.searchFor({ from: '2026-02-30', to: '2026-03-01' })
  await run.searchFor({ from: '2026-02-28', to: '' })
  expect(run.finds.map(({ input }) => [input.from, input.to])).toEqual([
    [null, Date.parse('2026-03-01T23:59:59.999Z')],
    [Date.parse('2026-02-28T00:00:00.000Z'), null],
  ])
})

it('saving a search downloads the found items as a file whose name contains list and date; only one save runs at a time', async () => {
  const run = makeSearchBench()
  await run.searchFor({ list: 'donations', text: ' river ', coin: 'BTC', most: '99.5' })
  run.search.save('json')
  await run.finds[0]?.answer(E.right(found(2)))
  run.search.save('csv')
  run.search.save('json')
  await settle()
  const { limit, after, ...query } = run.finds[0]?.input ?? { limit: 0, after: '' }
  expect([limit, after]).toEqual([30, null])
  expect(run.saves.map((call) => call.input)).toEqual([
    { ...query, text: 'river', most: '99.50', format: 'csv', name: 'donations-2026-03-10.csv' },
  ])
  expect(run.state().saving).toBe('csv')
  await run.saves[0]?.answer(E.right(run.file('donations')))
  expect(run.kept).toEqual(['donations'])
  expect(run.state()).toMatchObject({
    saving: null,
    outcome: { kind: 'saved', text: 'donations-2026-03-10.csv was downloaded.' },
  })
})

it('if no search is active, saving downloads the payments of the selected period', async () => {
  const run = makeSearchBench()
  await run.searchFor({ pill: 'all' })
  await run.finds[0]?.answer(E.right(found(1)))
  run.search.save('json')
  await settle()
  expect(run.saves[0]?.input).toMatchObject({ from: null, to: null, text: '', status: null, format: 'json' })
})

it('ERR-048 after a failed save, an error is shown until the user saves or searches again', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(found(1)))
  run.search.save('csv')
  await settle()
  await run.saves[0]?.answer(E.left(unreachable))
  expect(run.state()).toMatchObject({
    saving: null,
    outcome: { kind: 'failed', text: 'There was a problem exporting your data. Please try again.' },
  })
  run.search.save('csv')
  expect(run.state()).toMatchObject({ saving: 'csv', outcome: null })
  await settle()
  await run.saves[1]?.answer(E.left(unreachable))
  await run.searchFor({ text: 'shops' })
  expect(run.state().outcome).toBeNull()
})

it('when the user starts another search, a download that is in flight continues', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(found(1)))
  run.search.save('csv')
  await run.searchFor({ status: 'invalid' })
  await run.saves[0]?.answer(E.right(run.file('payments')))
  expect(run.kept).toEqual(['payments'])
  expect(run.state()).toMatchObject({ saving: null, outcome: { kind: 'saved' } })
})

it('if the provider reports downloads of found items as unsupported, search also counts as unsupported', async () => {
  const run = makeSearchBench()
  await run.searchFor({ text: 'shop' })
  await run.finds[0]?.answer(E.right(found(1)))
  run.search.save('csv')
  await settle()
  await run.saves[0]?.answer(E.right(unsupported))
  expect(run.state()).toMatchObject({ isSupported: false, saving: null, activeQuery: null })
})

it('SESS-021 when the user leaves the page or signs out, the search is cleared, and a running download saves no file', async () => {
  for (const end of ['leave', 'signOut'] as const) {
    const run = makeSearchBench()
    const atFirst = run.state()
    await run.searchFor({ text: 'shop' })
    await run.finds[0]?.answer(E.right(found(30, 'm1')))
    run.search.more()
    run.search.save('csv')
    await run.searchFor({ text: 'shops' })
    if (end === 'leave') run.search.leave()
    else run.stores.resetAll()
    await settle()
    await run.finds[1]?.answer(E.right(found(1)))
    await run.saves[0]?.answer(E.right(run.file('payments')))
    await run.clock.advance(1000)
    expect(run.kept).toEqual([])
    expect(run.state()).toEqual({ ...atFirst, isSupported: end === 'leave' ? true : null })
    expect(run.finds.length).toBe(2)
  }
})
