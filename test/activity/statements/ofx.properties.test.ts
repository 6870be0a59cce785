import { reconciledCard } from '@paydeck/core/activity'
import { add, compare, decimalText, zero } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { parseSync } from 'ofx-js'
import { expect, it } from 'vitest'
import {
  balanceOf,
  cardHistories,
  cardItem,
  dollars,
  entriesOfCard,
  entriesOfMoves,
  everyday,
  zones,
} from './histories.ts'
import { made, pageOf } from './made-pack.ts'
import { elementsOf, textOf, validOfx } from './ofx.ts'

const path = 'cards/card-Everyday-3250.ofx'
/** Parts of a file that ofx-js returns. A single transaction is not in an array. */
interface ReadOfx {
  readonly BANKMSGSRSV1: {
    readonly STMTTRNRS: {
      readonly STMTRS: {
        readonly BANKTRANLIST: { readonly STMTTRN?: ReadTransaction | Array<ReadTransaction> }
        readonly LEDGERBAL: { readonly BALAMT: string }
      }
    }
  }
}
type ReadTransaction = Readonly<Record<'TRNAMT', string>>

const years = fc.constantFrom(2023, 2024, 2025, 2026)

it('STMT-010 the OFX file of a card has the elements, amounts and dates of the OFX 2.2 schema for any transactions', () => {
  const items = fc.array(fc.record({ item: arbitraries.CardActivityItem, at: fc.integer({ min: 1, max: 4e12 }) }))
  fc.assert(
    fc.property(items, arbitraries.DecimalText, fc.string(), zones, years, (given, balance, id, timeZone, year) => {
      fc.pre(balance.length <= 32)
      const entries = given.flatMap(({ item, at }) =>
        entriesOfCard(id, { ...item, timestamp: at, displayPrice: item.displayPrice ?? dollars(1) }),
      )
      const { files, text } = made([pageOf(entries)], { year, timeZone, cards: [{ ...everyday, id, balance }] })
      if (files.has(path)) validOfx(text(path))
    }),
  )
})

it('STMT-010 another program reads the transactions and the balance that the card has', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const card = { ...everyday, balance: balanceOf(moves) }
      const entries = entriesOfMoves(moves)
      const { text, rows, summary } = made([pageOf(entries)], { year, timeZone, cards: [card] })
      const { STMTRS } = (parseSync(text(path)).OFX as ReadOfx).BANKMSGSRSV1.STMTTRNRS
      const read = [STMTRS.BANKTRANLIST.STMTTRN ?? []].flat()
      expect(read.map(({ TRNAMT }) => TRNAMT)).toEqual(rows('cards/card-Everyday-3250.csv').map((row) => row['Amount']))
      const [reconciliation] = summary.cards
      expect(reconciliation?.check).toEqual({ kind: 'addsUp' })
      expect(STMTRS.LEDGERBAL.BALAMT).toBe(reconciliation?.closing)
      const sum = read.reduce(
        (total, { TRNAMT }) => add(total, decimalText(TRNAMT) ?? zero),
        reconciliation?.opening ?? zero,
      )
      expect(compare(sum, decimalText(STMTRS.LEDGERBAL.BALAMT) ?? zero)).toBe(0)
    }),
    { numRuns: 50 },
  )
})

it('STMT-010 the days of OFX are those of the statement, and lie within the year', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const { text, rows } = made([pageOf(entriesOfMoves(moves))], { year, timeZone })
      const ofx = validOfx(text(path))
      const days = elementsOf(ofx, 'DTPOSTED').map((element) => element.text.slice(0, 8))
      const shown = rows('cards/card-Everyday-3250.csv').map((row) => row[`Day (${timeZone})`]?.replaceAll('-', ''))
      expect(days).toEqual(shown)
      for (const day of days) expect(day >= textOf(ofx, 'DTSTART') && day <= textOf(ofx, 'DTEND')).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('STMT-010 the FITID of a transaction is the same in every file, and differs from those of the other transactions', () => {
  fc.assert(
    fc.property(cardHistories, fc.integer({ min: 0, max: 20 }), (moves, count) => {
      const idsIn = (given: typeof moves) =>
        elementsOf(validOfx(made([pageOf(entriesOfMoves(given))]).text(path)), 'FITID').map((element) => element.text)
      const ids = idsIn(moves)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(idsIn(moves.slice(0, count)).slice()))
    }),
    { numRuns: 50 },
  )
})

it('STMT-010 the running year ends today in OFX, and a card without transactions has a valid file', () => {
  const empty = made([], { year: 2026, timeZone: 'UTC' })
  const ofx = validOfx(empty.text(path))
  expect(textOf(ofx, 'DTEND')).toBe('20261125')
  expect(textOf(ofx, 'BALAMT')).toBe('0.00')
  const spent = entriesOfCard('c1', cardItem('t1', Date.UTC(2026, 10, 20), dollars(-500)))
  expect(reconciledCard(everyday, spent, () => 'within').check).toEqual({ kind: 'off', by: '5.00' })
})
