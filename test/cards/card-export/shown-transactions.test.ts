import {
  makeCardActivity,
  notNarrowed,
  type CardActivityItem,
  type CardActivityRow,
  type CardTransaction,
} from '@paydeck/core/cards'
import { decimalText } from '@paydeck/core/money'
import { cardExportOf } from '@paydeck/core/pages'
import { settle } from '@paydeck/core/testing'
import { parse } from 'csv-parse/sync'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { fieldsOf } from '../../laws/csv.ts'
import { makeSurroundings } from '../../slice-bench/index.ts'
import { cardsWith } from '../bench.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000

const transaction = (id: string, over: Partial<CardTransaction> = {}): CardTransaction => ({
  id,
  provider: 'galileo',
  status: null,
  type: 'PM',
  displayMerchant: 'Glasshouse Coffee',
  description: 'Card #1, morning',
  displayPrice: decimalText('-18.40') ?? null,
  currency: 'USD',
  merchant: { merchantName: 'GLASSHOUSE', merchantCity: 'PORTLAND', merchantState: 'OR' },
  dates: { auth: now - 2 * hour, post: now - hour },
  category: 'dining',
  original: null,
  ...over,
})

const asPending = (row: CardTransaction): CardActivityItem => ({ ...row, isTopUp: false, timestamp: row.dates.auth })

/** Creates a card with one pending and seven settled transactions. One transaction has an excluded type. */
const makeBench = async () => {
  const surroundings = makeSurroundings(now)
  const { ports, seen } = surroundings
  const other = { ...plainCard, id: 'c2', lastFourDigits: '0007' }
  const { cards } = cardsWith({ list: E.right([plainCard, other]) }, surroundings)
  await cards.tasks.reload()
  const settled = [
    transaction('s0', { displayMerchant: '=HYPERLINK("https://x.example")', category: null, displayPrice: null }),
    transaction('hidden', { type: 'VI' }),
    ...[1, 2, 3, 4, 5].map((index) =>
      transaction(`s${index}`, {
        displayMerchant: `Shop ${index}`,
        dates: { auth: null, post: now - index * 48 * hour },
      }),
    ),
  ]
  const activity = makeCardActivity({
    ...ports,
    device: { timeZone: () => 'UTC' },
    cardActivities: {
      overview: () => async () => E.right({ dateAccountOpened: null, pending: [asPending(transaction('p1'))] }),
      settled: () => async () =>
        E.right({ currentPageNumber: 1, totalPageCount: 1, totalRecordCount: 7, transactionList: settled }),
    },
    cards,
    transactions: { isSupported: ports.stores.make<boolean | null>(false), probe: () => undefined },
    reloadBalances: async () => undefined,
  })
  const slice = cardExportOf({
    ...ports,
    cardReports: { ofYear: () => async () => E.right([]) },
    cards,
    cardActivity: activity,
  })
  const show = async (cardId: string): Promise<void> => {
    slice.show(cardId)
    activity.show({ cardId, filter: { ...notNarrowed, isPillOn: true, from: '', to: '' } })
    await settle()
  }
  return {
    ...seen,
    slice,
    activity,
    show,
    label: () => slice.view.get().shown,
    /** Returns status, merchant and amount of each line in the most recently saved file. */
    lines: () =>
      fieldsOf(seen.saved.at(-1)?.text ?? '').map(([, status, merchant, , , , , , amount]) => [
        status,
        merchant,
        amount,
      ]),
  }
}

let bench: Awaited<ReturnType<typeof makeBench>>

beforeEach(async () => {
  bench = await makeBench()
})

it('CARD-195 the export of shown transactions contains all columns of the listed rows, and escapes spreadsheet formulas', async () => {
  expect(bench.label()).toBeNull()
  await bench.show('c1')
  expect(bench.label()).toBe('Export the 6 transactions shown')
  bench.slice.saveShown()
  expect(bench.saved.map(({ name }) => name)).toEqual(['card-4821-activity-2026-11-20.csv'])
  expect(fieldsOf(bench.saved[0]?.text ?? '').slice(0, 3)).toEqual([
    ['Date (UTC)', 'Status', 'Merchant', 'Description', 'City', 'State', 'Category', 'Type', 'Amount', 'Currency'],
    [
      '2026-11-20',
      'Pending',
      'Glasshouse Coffee',
      'Card _1, morning',
      'PORTLAND',
      'OR',
      'dining',
      'PM',
      '-18.40',
      'USD',
    ],
    [
      '2026-11-20',
      'Settled',
      `'=HYPERLINK("https://x.example")`,
      'Card _1, morning',
      'PORTLAND',
      'OR',
      '',
      'PM',
      '',
      'USD',
    ],
  ])
  expect(
    bench
      .lines()
      .slice(3)
      .map(([, merchant]) => merchant),
  ).toEqual(['Shop 1', 'Shop 2', 'Shop 3', 'Shop 4'])
  expect(bench.slice.view.get().progress).toBe('card-4821-activity-2026-11-20.csv was downloaded.')
})

/** Parses the saved file with csv-parse, and returns status, merchant and amount of each line except the header. */
const read = () =>
  parse(bench.saved.at(-1)?.text ?? '', { bom: true })
    .slice(1)
    .map((cells) => [cells[1], cells[2], cells[8]])
/** Returns status, merchant and amount of each visible row, written as in the file: formulas begin with an apostrophe. */
const onScreen = () => {
  const { pending, settled } = bench.activity.view.get().lists ?? { pending: null, settled: null }
  const of = (status: string, rows: ReadonlyArray<CardActivityRow> = []) =>
    rows.map(({ fullTitle, amount }) => [
      status,
      fullTitle.replace(/^=/, "'="),
      // An unknown price is a text on the screen, but an empty cell in the file.
      /\d/.test(amount.text) ? amount.text.replace('$', '').replace('\u2212', '-') : '',
    ])
  return [...of('Pending', pending?.rows), ...of('Settled', settled?.rows)]
}

it('CARD-195 the export of shown transactions contains exactly the rows on the screen, in the same order', async () => {
  await bench.show('c1')
  const saved = [6, 7].map((count) => {
    if (count === 7) bench.activity.onScroll({ distance: 0, height: 0 })
    bench.slice.saveShown()
    expect(onScreen()).toHaveLength(count)
    expect(read()).toEqual(onScreen())
    return read()
  })
  expect(saved[1]?.slice(0, 6)).toEqual(saved[0])
  bench.activity.narrow({ search: 'shop' })
  bench.slice.saveShown()
  expect(read()).toEqual(onScreen())
  expect(read().map(([, merchant]) => merchant)).toEqual(['Shop 1', 'Shop 2', 'Shop 3', 'Shop 4', 'Shop 5'])
})

it('during a search, the export of shown transactions has only the matches; if nothing matches, there is no export', async () => {
  await bench.show('c1')
  bench.activity.narrow({ search: 'shop 5' })
  expect(bench.label()).toBe('Export the 1 transaction shown')
  bench.slice.saveShown()
  expect(bench.lines()).toEqual([
    ['Status', 'Merchant', 'Amount'],
    ['Settled', 'Shop 5', '-18.40'],
  ])
  bench.activity.narrow({ search: 'nothing of it' })
  expect(bench.label()).toBeNull()
  bench.slice.saveShown()
  expect(bench.saved).toHaveLength(1)
})

it('if the card has changed, or the user has left the page or signed out, the export of shown transactions saves nothing', async () => {
  await bench.show('c1')
  bench.slice.show('c2')
  bench.slice.saveShown()
  bench.slice.leave()
  bench.slice.saveShown()
  bench.slice.show('c1')
  bench.stores.resetAll()
  bench.slice.saveShown()
  expect([bench.saved, bench.label()]).toEqual([[], null])
})
