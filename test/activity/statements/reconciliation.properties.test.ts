import { monthOf, phasesOf, reconciledCard, type StatementCard, zonedYear } from '@paydeck/core/activity'
import { add, compare, negate, signOf, subtract } from '@paydeck/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  balanceOf,
  cardHistories,
  cardItem,
  dollars,
  entriesOfCard,
  entriesOfMoves,
  everyday,
  type Move,
  zones,
} from './histories.ts'

const years = fc.constantFrom(2022, 2023, 2024, 2025, 2026)

const ofYear = (year: number, timeZone: string) => phasesOf(year, (ms) => zonedYear(ms, timeZone))

const cardOf = (moves: ReadonlyArray<Move>, change: Partial<StatementCard> = {}): StatementCard => ({
  ...everyday,
  balance: balanceOf(moves),
  ...change,
})

it('STMT-002 a card whose history is complete adds up in every year and month: opening + in − out = closing', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, fc.integer({ min: 1, max: 12 }), (moves, timeZone, year, number) => {
      const month = `${year}-${`${number}`.padStart(2, '0')}`
      const inMonth = phasesOf(month, (ms) => monthOf(ms, timeZone))
      for (const phaseOf of [ofYear(year, timeZone), inMonth]) {
        const result = reconciledCard(cardOf(moves), entriesOfMoves(moves), phaseOf)
        const { opening, closing } = result
        expect(result.check).toEqual({ kind: 'addsUp' })
        expect(opening !== null && closing !== null).toBe(true)
        if (opening === null || closing === null) return
        expect(compare(add(opening, subtract(result.in, result.out)), closing)).toBe(0)
        const cents = (wanted: string) => moves.filter(({ at }) => phaseOf(at) === wanted)
        expect(compare(opening, balanceOf(cents('before')))).toBe(0)
        const fees = cents('within').filter(({ type, cents: amount }) => type === 'FE' && amount < 0)
        expect(compare(result.fees, negate(balanceOf(fees)))).toBe(0)
      }
    }),
  )
})

it('STMT-002 the closing balance of a year is the opening balance of the next one', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const of = (one: number) => reconciledCard(cardOf(moves), entriesOfMoves(moves), ofYear(one, timeZone))
      const [before, after] = [of(year).closing, of(year + 1).opening]
      expect(before !== null && after !== null && compare(before, after)).toBe(0)
    }),
  )
})

it('STMT-002 a missing transaction makes the card off by exactly its amount in the period of its first entry only', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, fc.nat(), (moves, timeZone, year, at) => {
      const missing = moves[at % Math.max(1, moves.length)]
      fc.pre(missing !== undefined && missing.cents !== 0)
      const kept = moves.filter((move) => move !== missing)
      const { check } = reconciledCard(cardOf(moves), entriesOfMoves(kept), ofYear(year, timeZone))
      const first = kept.length === 0 ? year : zonedYear(Math.min(...kept.map((move) => move.at)), timeZone)
      expect(check).toEqual(first === year ? { kind: 'off', by: dollars(missing.cents) } : { kind: 'addsUp' })
    }),
  )
})

it('STMT-002 an unknown balance leaves the closing balance and the check unknown, but not what came in and out', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const entries = entriesOfMoves(moves)
      const known = reconciledCard(cardOf(moves), entries, ofYear(year, timeZone))
      const result = reconciledCard(cardOf(moves, { balance: null }), entries, ofYear(year, timeZone))
      expect(result.closing).toBeNull()
      expect(result.check).toEqual({ kind: 'unknown', because: 'balance' })
      expect([result.opening, result.in, result.out, result.fees]).toEqual([
        known.opening,
        known.in,
        known.out,
        known.fees,
      ])
    }),
  )
})

it('STMT-002 with an unreadable amount or another currency nothing is compared, and no balance is made up', () => {
  const change = fc.constantFrom({ displayPrice: null }, { currency: 'EUR' })
  fc.assert(
    fc.property(cardHistories, zones, years, change, (moves, timeZone, year, wrong) => {
      const phaseOf = ofYear(year, timeZone)
      const at = Date.UTC(2024, 5, 1)
      const strange = entriesOfCard('c1', cardItem('strange', at, dollars(-1), wrong))
      const result = reconciledCard(cardOf(moves), [...entriesOfMoves(moves), ...strange], phaseOf)
      expect(result.check).toEqual({ kind: 'unknown', because: 'amount' })
      expect(result.closing === null).toBe(phaseOf(at) === 'after')
      if (phaseOf(at) === 'within')
        expect(
          compare(result.opening ?? dollars(-1), balanceOf(moves.filter((move) => phaseOf(move.at) === 'before'))),
        ).toBe(0)
    }),
  )
})

it('STMT-002 a card in another currency adds up in its own currency', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const entries = moves.flatMap(({ at, cents, type }, index) =>
        entriesOfCard('c1', cardItem(`t${index}`, at, dollars(cents), { type, currency: 'EUR' })),
      )
      const result = reconciledCard(cardOf(moves, { currency: 'EUR' }), entries, ofYear(year, timeZone))
      expect(result.check).toEqual({ kind: 'addsUp' })
      expect(result.currency).toBe('EUR')
    }),
  )
})

it('STMT-002 without the early history the opening balance is calculated back, and nothing is compared', () => {
  fc.assert(
    fc.property(cardHistories, zones, (moves, timeZone) => {
      const phaseOf = ofYear(2025, timeZone)
      const entries = entriesOfMoves(moves.filter(({ at }) => phaseOf(at) !== 'before'))
      const result = reconciledCard(cardOf(moves, { isWhole: false }), entries, phaseOf)
      const opening = balanceOf(moves.filter(({ at }) => phaseOf(at) === 'before'))
      expect(result.check).toEqual({ kind: 'unknown', because: 'history' })
      expect(result.opening !== null && compare(result.opening, opening)).toBe(0)
    }),
  )
})

it('STMT-002 pending and invalid transactions and those of other cards are not counted', () => {
  fc.assert(
    fc.property(cardHistories, zones, years, (moves, timeZone, year) => {
      const at = Date.UTC(year, 5, 1)
      const others = [
        ...entriesOfCard('c1', cardItem('p', at, dollars(-700)), true),
        ...entriesOfCard('c1', cardItem('i', at, dollars(-700), { status: 'invalid' })),
        ...entriesOfCard('c2', cardItem('o', at, dollars(-700))),
      ]
      expect(others).toHaveLength(3)
      const entries = [...others, ...entriesOfMoves(moves)]
      const result = reconciledCard(cardOf(moves), entries, ofYear(year, timeZone))
      expect(result).toEqual(reconciledCard(cardOf(moves), entriesOfMoves(moves), ofYear(year, timeZone)))
      expect(signOf(result.out)).toBeGreaterThanOrEqual(0)
    }),
  )
})
