import { entriesOf, type PackPage, type TimelineEntry, zonedYear } from '@paydeck/core/activity'
import { add, compare, decimalText, zero } from '@paydeck/core/money'
import type { WholeActivity } from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packChunk } from '../../../core/activity/statements/tables.ts'
import { cardHistories, dollars, entriesOfMoves, everyday, zones, facts } from './histories.ts'
import { archived, listedFile, made, pageOf, sha256 } from './made-pack.ts'
import { manyPages } from './many-entries.ts'

const instants = fc.integer({ min: Date.UTC(2024, 11, 30), max: Date.UTC(2026, 0, 3) })

/** Returns the item in a state that statements list. */
const final = (item: WholeActivity): WholeActivity =>
  item.kind === 'payout'
    ? { ...item, status: 'paid' }
    : {
        ...item,
        status: 'complete',
        exceptionStatus: null,
        bills: item.bills.map((bill) => ({ ...bill, status: 'complete' })),
      }

/** Entries of every kind with any texts and amounts, most of them in 2025. */
const anyEntries: fc.Arbitrary<ReadonlyArray<TimelineEntry>> = fc
  .array(
    fc.oneof(
      fc
        .record({ item: arbitraries.CardActivityItem, cardId: fc.constantFrom('c1', 'c2'), at: instants })
        .map(({ item, cardId, at }) =>
          entriesOf({ source: 'card', cardId, isPending: false, item: { ...item, timestamp: at } }, []),
        ),
      fc
        .record({ item: arbitraries.WholeActivity, at: instants, isFinal: fc.boolean() })
        .map(({ item, at, isFinal }) =>
          entriesOf({ source: 'payments', item: { ...(isFinal ? final(item) : item), timestamp: at } }, []),
        ),
    ),
    { maxLength: 30 },
  )
  .map((lists) => lists.flat())

/** Splits entries into pages of these lengths. */
const pagesOf = (entries: ReadonlyArray<TimelineEntry>, lengths: ReadonlyArray<number>): ReadonlyArray<PackPage> => {
  const pages: Array<PackPage> = []
  let at = 0
  for (const length of [...lengths, entries.length]) {
    pages.push(pageOf(entries.slice(at, at + length)))
    at += length
  }
  return pages
}

it('STMT-007 the manifest lists every other file with its size and its hash, and the rows and sums of the CSV files match', () => {
  fc.assert(
    fc.property(anyEntries, zones, (entries, timeZone) => {
      const pack = archived([pageOf(entries)], { timeZone })
      const { files, manifest, rows } = pack
      expect([...files.keys()].filter((name) => name !== 'manifest.json').toSorted()).toEqual(
        manifest()
          .files.map(({ name }) => name)
          .toSorted(),
      )
      for (const file of manifest().files) {
        const bytes = files.get(file.name) ?? Buffer.from('')
        expect([file.name, file.size, file.sha256]).toEqual([file.name, bytes.length, sha256(bytes)])
        if (file.name.endsWith('.csv')) expect(rows(file.name)).toHaveLength(file.rows)
      }
      const sumOf = (column: string, currencyColumn: string, currency: string) =>
        rows('ledger.csv')
          .filter((row) => row[currencyColumn] === currency)
          .reduce((sum, row) => add(sum, decimalText(row[column] ?? '') ?? zero), zero)
      for (const sum of listedFile(pack, 'ledger.csv').sums.filter(({ currency }) => /^\w+$/.test(currency))) {
        expect(compare(sum.in, sumOf('Received Amount', 'Received Currency', sum.currency))).toBe(0)
        const out = add(
          sumOf('Sent Amount', 'Sent Currency', sum.currency),
          sumOf('Fee Amount', 'Fee Currency', sum.currency),
        )
        expect(compare(sum.out, out)).toBe(0)
      }
    }),
  )
})

it('STMT-007 two packs of the same data are byte-identical, however the entries are split into pages', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 12 }))
  fc.assert(
    fc.property(anyEntries, lengths, lengths, (entries, one, other) => {
      expect(archived(pagesOf(entries, one)).archive.equals(archived(pagesOf(entries, other)).archive)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('STMT-007 packs of files that are compressed in several pieces do not depend on the pages either', () => {
  const entries = [...manyPages(1200)].flatMap((page) => page.entries)
  const whole = archived([pageOf(entries)])
  expect(listedFile(whole, 'ledger.csv').size).toBeGreaterThan(3 * packChunk.value)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3 }), (lengths) => {
      expect(archived(pagesOf(entries, lengths)).archive.equals(whole.archive)).toBe(true)
    }),
    { numRuns: 5 },
  )
})

it('STMT-010 amounts are exact decimal text with all decimals of their currency, and no cell is a formula', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const { files, rows } = made([pageOf(entries)])
      for (const name of [...files.keys()].filter((one) => one.endsWith('.csv')))
        for (const row of rows(name)) {
          for (const [column, cell] of Object.entries(row)) {
            if (!/^-\d+(\.\d+)?$/.test(cell))
              expect([name, column, cell]).toEqual([name, column, expect.not.stringMatching(/^[=+\-@＝＋－＠\t\r]/u)])
            if (/Amount|^Fee$|cost$/.test(column) && cell !== '')
              expect([name, column, decimalText(cell)]).toEqual([name, column, cell])
          }
          if (row['Sent Currency'] === 'BTC') expect(row['Sent Amount']).toMatch(/\.\d{8,}$/)
          if (row['Received Currency'] === 'USD') expect(row['Received Amount']).toMatch(/\.\d{2,}$/)
        }
    }),
  )
})

it('STMT-010 the names of files contain no character that a file system or an archive could misread, and are unique', () => {
  const cards = fc.array(
    fc.record({
      name: arbitraries.DebitCard.map(({ nickname }) => nickname),
      lastFourDigits: fc.constantFrom('', '3250', '../x', 'a/b'),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(cards, (named) => {
      const given = named.map((card, index) => ({ ...everyday, ...card, id: `c${index}` }))
      const names = [...made([], { cards: given }).files.keys()]
      expect(names).toHaveLength(8 + 2 * given.length)
      for (const name of names) expect(name).toMatch(/^(cards\/)?[\w-]{1,100}\.(csv|ofx|txt|json)$/)
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    }),
  )
})

it('STMT-003 the packs of neighbouring years contain each card transaction exactly once', () => {
  fc.assert(
    fc.property(cardHistories, zones, (moves, timeZone) => {
      const entries = entriesOfMoves(moves)
      const idsOf = (year: number) =>
        made([pageOf(entries)], { year, timeZone })
          .rows('ledger.csv')
          .map((row) => row['Entry ID'] ?? '')
      const all = [2022, 2023, 2024, 2025, 2026, 2027].flatMap(idsOf)
      expect(all.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
    }),
    { numRuns: 50 },
  )
})

it('STMT-002 the manifest repeats the reconciliation of a card that is off by a missing transaction', () => {
  fc.assert(
    fc.property(cardHistories, fc.integer({ min: 1, max: 999_999 }), (moves, cents) => {
      const sum = moves.reduce((total, move) => total + move.cents, 0)
      const card = { ...everyday, balance: dollars(sum - cents) }
      const { manifest } = made([pageOf(entriesOfMoves(moves))], { cards: [card], year: facts.year })
      const first = Math.min(...moves.map(({ at }) => zonedYear(at, facts.timeZone)))
      const isOpened = moves.length === 0 || first === facts.year
      expect(manifest().cards[0]?.check).toEqual(isOpened ? { kind: 'off', by: dollars(-cents) } : { kind: 'addsUp' })
    }),
    { numRuns: 50 },
  )
})
