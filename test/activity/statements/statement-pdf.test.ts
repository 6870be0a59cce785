import { noTotals } from '@paydeck/core/activity'
import { type Statement, statementPdf } from '@paydeck/sandbox/activity/statement-pdf'
import { expect, it } from 'vitest'
import { type ReadElement, readTaggedPdf } from './pdf-reader.ts'

type Entry = Statement['entries'][number]
type Card = Statement['cards'][number]

const entry = (change: Partial<Entry> = {}): Entry => ({
  at: Date.UTC(2025, 9, 20),
  kind: 'cardPurchase',
  title: 'Juniper Bakery',
  account: null,
  amount: '12.4',
  currency: 'USD',
  fee: null,
  isNegative: true,
  ...change,
})

const card = (id: string, change: Partial<Card> = {}): Card => ({
  id,
  name: `Card ${id}`,
  lastFourDigits: '3250',
  currency: 'USD',
  opening: '1',
  in: '2',
  out: '3',
  fees: '4',
  closing: '5',
  ...change,
})

const cards = (count: number): ReadonlyArray<Card> => Array.from({ length: count }, (_, index) => card(`${index}`))

const made = async (change: Partial<Statement>): Promise<Uint8Array> => {
  const bytes = await statementPdf({
    owner: 'Ada Sample',
    productName: 'Paydeck',
    at: Date.UTC(2025, 10, 2),
    zone: 'UTC',
    year: 2025,
    month: 10,
    isRunning: false,
    totals: noTotals,
    cards: [],
    entries: [],
    ...change,
  })
  // The parser refuses a Buffer.
  return Uint8Array.from(bytes)
}

const within = (element: ReadElement): ReadonlyArray<ReadElement> => [element, ...element.children.flatMap(within)]

it.each([
  ['a short name', 'First Shop'],
  ['the longest printed name', 'W'.repeat(160)],
])('STMT-005 no page break parts a heading from the first entry, which has %s', async (_, title) => {
  const account = `wallet:${title}`
  for (let count = 0; count < 45; count += 1) {
    // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names the number of cards
    const { roots } = await readTaggedPdf(await made({ cards: cards(count), entries: [entry({ title, account })] }))
    const pages = roots.map(within)
    const hasOn = (role: string, text: string) =>
      pages.flatMap((elements, page) =>
        elements.some((one) => one.role === role && one.text.startsWith(text)) ? page : [],
      )
    expect([count, ...hasOn('H2', 'Entries')]).toEqual([count, ...hasOn('TD', 'Oct 20')])
    if (count > 0) expect([count, ...hasOn('H2', 'Cards')]).toEqual([count, ...hasOn('TH', 'Card 0 ')])
  }
})

it('STMT-005 an amount in another currency than US dollars has its code', async () => {
  const { rows } = await readTaggedPdf(
    await made({
      cards: [card('7', { currency: 'EUR', opening: '1234.5', closing: null })],
      entries: [
        entry({ currency: 'EUR', amount: '1234.5', fee: '0.5' }),
        entry({ amount: '1234.5' }),
        entry({ currency: 'JPY', amount: '100', kind: 'payout' }),
        entry({ currency: 'EUR', amount: null }),
      ],
    }),
  )
  expect(rows[3]).toEqual(['Card 7 3250', '1,234.50 EUR', '2.00 EUR', '3.00 EUR', '4.00 EUR', 'Not available'])
  expect(rows.slice(5).map((cells) => cells.slice(3))).toEqual([
    ['0.50', '1,234.50 EUR', ''],
    ['', '1,234.50', ''],
    ['', '', '100.00 JPY'],
    ['', 'Not available', ''],
  ])
})

it.each([true, false])(
  'ACT-009 STMT-005 the PDF says that its totals leave out an amount: %s',
  async (isIncomplete) => {
    const totals = { ...noTotals, isIncomplete }
    const { elements } = await readTaggedPdf(await made({ totals }))
    const notice = 'Some amounts are unknown or not in US dollars, so the totals leave them out.'
    expect(elements.some(({ text }) => text === notice)).toBe(isIncomplete)
  },
)

it('STMT-005 other requests run between the pages of a long statement', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const bytes = await made({ entries: Array.from({ length: 1000 }, () => entry()) })
  clearImmediate(next)
  const { artifacts } = await readTaggedPdf(bytes)
  expect(artifacts.length).toBeGreaterThan(20)
  expect(turns).toBeGreaterThanOrEqual(artifacts.length - 1)
})
