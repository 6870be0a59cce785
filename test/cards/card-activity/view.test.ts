import { topUpActivity } from '@paydeck/core/cards'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { amount, now, overviewWith, pageOf, pendingItem, purchase, rows } from '../bench.ts'
import { idsOf, listsOf, activityBench } from './bench.ts'

const hour = 3_600_000

describe('activity rows', () => {
  const rowOf = async (change: Parameters<typeof purchase>[2]) => {
    const run = activityBench()
    run.show()
    await run.arrive([purchase('t1', 2, change)])
    return listsOf(run).settled?.rows[0]
  }

  it('CARD-076 CARD-068 an activity row shows the merchant, the signed amount and the date', async () => {
    expect(await rowOf({})).toEqual({
      id: 't1',
      to: null,
      title: 'Glasshouse Coffee',
      fullTitle: 'Glasshouse Coffee',
      note: 'Mar 8, 2026',
      amount: { text: '−$12.50', isIn: false, hidden: null },
      detail: null,
      category: 'other',
      isPending: false,
      confirming: null,
    })
  })

  it('CARD-072 CARD-073 an activity row shows whether its transaction is pending, invalid or a refund', async () => {
    expect((await rowOf({ status: 'paid' }))?.detail).toEqual({ text: 'Pending...', tone: 'neutral' })
    expect((await rowOf({ status: 'invalid' }))?.detail).toEqual({ text: 'Invalid', tone: 'bad' })
    const refund = await rowOf({ displayPrice: amount('21.50') })
    expect([refund?.detail, refund?.amount]).toEqual([
      { text: 'Refund', tone: 'neutral' },
      { text: '+$21.50', isIn: true, hidden: null },
    ])
  })

  it('an activity row has the icon of its category; fees and card loads have their own icons', async () => {
    expect((await rowOf({ category: 'dining' }))?.category).toBe('dining')
    expect((await rowOf({ type: 'FE', category: 'fees' }))?.category).toBe('fee')
    expect((await rowOf({ displayMerchant: 'Card Load', displayPrice: amount('5') }))?.category).toBe('load')
  })

  it('an activity row omits invisible characters from its texts, shortens long texts, and has fallbacks for missing texts', async () => {
    const hostile = await rowOf({
      displayMerchant: `<img src=x>\u202E\u0000${'x'.repeat(100_000)}`,
      merchant: { merchantName: '', merchantCity: 'Port\nland', merchantState: 'OR' },
    })
    expect(hostile?.title).toBe(`<img src=x>${'x'.repeat(69)}…`)
    expect(hostile?.fullTitle).toHaveLength(301)
    expect(hostile?.note).toBe('Mar 8, 2026 · Port land, OR')
    const empty = await rowOf({
      displayMerchant: ' \u200B',
      merchant: { merchantName: '', merchantCity: null, merchantState: null },
      displayPrice: null,
      dates: { auth: null, post: null },
    })
    expect([empty?.title, empty?.note, empty?.amount]).toEqual([
      'Card transaction',
      '',
      { text: 'Amount unavailable', isIn: false, hidden: null },
    ])
    expect((await rowOf({ currency: 'ZZZ' }))?.amount.text).toBe('−12.50 ZZZ')
    expect((await rowOf({ displayPrice: amount('-0.00') }))?.amount).toEqual({
      text: '$0.00',
      isIn: false,
      hidden: null,
    })
  })

  it('CARD-071 CARD-074 CARD-079 pending payments show "Waiting for the merchant", card loads show "Waiting for confirmation"', async () => {
    const run = activityBench()
    run.show()
    const topUp = topUpActivity({
      id: 'u1',
      invoice: { id: 'i1', invoiceTime: now - 5 * hour },
      amount: amount('100'),
      appliedDate: null,
      debitCard: 'c1',
      user: 'u',
      provider: 'galileo',
      pending: true,
      displayMerchant: null,
      referralId: null,
    })
    await run.arrive([], [topUp, pendingItem('p1')])
    expect(listsOf(run).pending).toMatchObject({
      title: 'Pending',
      tooltip: 'The bank is waiting for the merchant to settle this payment.',
    })
    expect(listsOf(run).pending?.rows).toEqual([
      expect.objectContaining({
        id: 'p1',
        note: '12 minutes ago',
        isPending: true,
        confirming: 'Waiting for the merchant',
        detail: null,
      }),
      expect.objectContaining({
        id: 'u1',
        title: 'Card Load',
        note: '5 hours ago',
        amount: { text: '+$100.00', isIn: true, hidden: null },
        detail: { text: 'Waiting for confirmation', tone: 'wait' },
        category: 'load',
        to: null,
      }),
    ])
  })

  it('CARD-192 if the provider supports transaction pages, a row links to its transaction page; the link keeps the filter', async () => {
    const run = activityBench()
    run.show('c1', { search: 'glass & co' })
    await run.arrive([purchase('t/1', 2, { displayMerchant: 'Glass & Co' })], [pendingItem('p1')])
    expect(run.probed.at(-1)).toEqual({ cardId: 'c1', transactionId: 't/1' })
    expect(listsOf(run).settled?.rows[0]?.to).toBeNull()
    run.setPages(true)
    expect(listsOf(run).settled?.rows[0]?.to).toBe('/card/c1?q=glass%20%26%20co&transaction=t%2F1')
    run.setPages(false)
    expect(listsOf(run).settled?.rows[0]?.to).toBeNull()
  })

  it('when the list shows more rows, it keeps the row objects of the rows that it already showed', async () => {
    const run = activityBench([{ ...plainCard, pagingSupport: false }])
    run.show()
    await run.arrive(rows(20), [pendingItem('p1')])
    const before = listsOf(run)
    run.activity.onScroll({ distance: 0, height: 74 })
    expect(
      listsOf(run)
        .settled?.rows.slice(0, 5)
        .every((row, at) => row === before.settled?.rows[at]),
    ).toBe(true)
    expect(listsOf(run).pending?.rows[0]).toBe(before.pending?.rows[0])
  })
})

describe('activity lists', () => {
  it('CARD-031 CARD-070 the activity lists omit transactions of excluded types, and show the newest first', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(
      [purchase('a', 3), purchase('b', 1), purchase('c', 2, { type: 'AU' }), purchase('d', 2)],
      [pendingItem('p', { type: 'VI' })],
    )
    expect([idsOf(listsOf(run).settled), listsOf(run).pending]).toEqual([['b', 'd', 'a'], null])
  })

  it('CARD-048 if there are no transactions, a text says so; if the dates are limited, there is also a button "Show all dates"', async () => {
    const run = activityBench()
    run.show()
    await run.pages[0]?.answer(E.right(pageOf([], run.pages[0].input)))
    expect(listsOf(run).empty).toBeNull()
    await run.overviews[0]?.answer(E.right(overviewWith()))
    expect(listsOf(run)).toMatchObject({
      pending: null,
      settled: null,
      empty: {
        kind: 'none',
        text: "Looks like you don't have any transactions in the selected date range.",
        ways: [{ label: 'Show all dates', change: { isPillOn: false, from: '', to: '' } }],
      },
    })
    run.activity.narrow({ isPillOn: false })
    expect(listsOf(run).empty).toBeNull()
    await run.arrive([])
    expect(listsOf(run).empty?.ways).toEqual([])
  })

  it('CARD-048 a firstView card has no button "Show all dates", because its history covers only 30 days', async () => {
    const run = activityBench([{ ...plainCard, provider: 'firstView' }])
    run.show()
    await run.arrive([])
    expect(listsOf(run).empty).toMatchObject({ kind: 'none', ways: [] })
  })

  it('CARD-190 if no transaction matches, a text says so, and buttons offer to clear the search and to search all dates', async () => {
    const run = activityBench()
    run.show('c1', { search: 'lantren' })
    await run.arrive(rows(3), [pendingItem('p1')])
    expect(listsOf(run)).toMatchObject({
      pending: null,
      settled: null,
      empty: {
        kind: 'no-match',
        text: 'No transactions in the last 30 days match “lantren”.',
        ways: [
          { label: 'Clear search', change: { search: '' } },
          { label: 'Search all dates', change: { isPillOn: false, from: '', to: '' } },
        ],
      },
      result: { text: '0 of 4 transactions match.', clear: 'Clear all' },
    })
    run.activity.narrow({ search: '', kind: 'fee' })
    expect(listsOf(run).empty).toMatchObject({
      text: 'No transactions in the last 30 days match your filters.',
      ways: [{ label: 'Clear all' }, { label: 'Search all dates' }],
    })
    run.activity.narrow(listsOf(run).result?.change ?? {})
    expect([idsOf(listsOf(run).pending), idsOf(listsOf(run).settled), listsOf(run).result]).toEqual([
      ['p1'],
      ['t0', 't1', 't2'],
      null,
    ])
  })

  it('CARD-190 a search shows how many loaded transactions match, and loads further pages to find more matches', async () => {
    const run = activityBench()
    const all = [...rows(100), ...rows(20, 100).map((row) => ({ ...row, displayMerchant: 'Northbank Books' }))]
    run.show('c1', { search: 'books' })
    run.activity.onScroll({ distance: 5000, height: 300 })
    await run.arrive(all)
    expect(listsOf(run)).toMatchObject({
      settled: { rows: [], tail: { kind: 'loading', skeletonRows: 2 }, isWhole: false },
      empty: null,
      result: { text: 'So far, 0 of the 100 loaded transactions match.' },
    })
    expect(run.pages.map(({ input }) => input.page)).toEqual([1, 2])
    await run.clock.advance(500)
    await run.pages[1]?.answer(E.right(pageOf(all, run.pages[1].input)))
    expect(listsOf(run)).toMatchObject({ result: { text: '20 of 120 transactions match.' } })
    expect(idsOf(listsOf(run).settled).every((id) => Number(id.slice(1)) >= 100)).toBe(true)
  })

  it('the settled list shows the number of transactions once all of them have loaded', async () => {
    const run = activityBench()
    run.show()
    await run.arrive([...rows(14), purchase('x', 1, { type: 'AU' })])
    expect(listsOf(run).settled?.note).toBe('14 in the last 30 days')
    run.activity.narrow({ isPillOn: false })
    await run.arrive(rows(101))
    expect(listsOf(run).settled?.note).toBeNull()
    run.activity.narrow({ from: '2026-03-01', to: '2026-03-09' })
    await run.arrive(rows(2))
    expect(listsOf(run).settled?.note).toBe('2 from Mar 1, 2026 to Mar 9, 2026')
  })
})

describe('the activity filter', () => {
  it('CARD-035 the filter has a pill "30 Days" and a list of kinds; it has a list of categories only if a transaction has one', async () => {
    const run = activityBench()
    run.show()
    expect(listsOf(run).filter).toMatchObject({
      pill: { label: '30 Days', isOn: true },
      kinds: {
        label: 'Kind',
        value: '',
        options: [
          { value: '', label: 'All kinds' },
          { value: 'purchase', label: 'Purchases' },
          { value: 'refund', label: 'Refunds' },
          { value: 'fee', label: 'Fees' },
          { value: 'load', label: 'Top-ups' },
        ],
      },
      categories: null,
      days: { earliest: '2023-03-11', latest: '2026-03-10', problem: null },
    })
    await run.arrive([purchase('t1', 1, { category: 'fuel' })])
    const { categories } = listsOf(run).filter
    expect([categories?.value, categories?.options.length]).toEqual(['', 13])
    run.activity.narrow({ category: 'fuel' })
    expect(listsOf(run).filter.categories?.value).toBe('fuel')
  })

  it('the filter shows an error if an amount is malformed, or if the minimum exceeds the maximum', async () => {
    const run = activityBench()
    run.show()
    await run.arrive(rows(2))
    const problemOf = (least: string, most: string) => {
      run.activity.narrow({ least, most })
      return [listsOf(run).filter.amounts.problem, idsOf(listsOf(run).settled).length]
    }
    expect(problemOf('7,50', '')).toEqual(['Enter an amount such as 12.50.', 2])
    expect(problemOf('20', '10')).toEqual(['The first amount is greater than the second.', 0])
    expect(problemOf('12.50', '$12.50')).toEqual([null, 2])
    expect(problemOf('12.51', '')).toEqual([null, 0])
  })
})
