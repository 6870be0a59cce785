import { programmes } from '@paydeck/core'
import { add, type DecimalText, decimalText } from '@paydeck/core/money'
import { makeHistory } from '@paydeck/sandbox/cards/generated-history'
import { movesMoney, recordTypes } from '@paydeck/sandbox/cards/record-types'
import type { StepColumn } from '@paydeck/sandbox/cards/tables'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const day = 86_400_000
const zero = decimalText('0.00') ?? ('' as DecimalText)
const sum = (amounts: ReadonlyArray<string>): string => amounts.map((one) => decimalText(one) ?? zero).reduce(add, zero)

const cents = fc.integer({ min: 1_000, max: 10_000_000 }).map((all) => (all / 100).toFixed(2))

const histories = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 8 }),
    provider: fc.constantFrom('galileo' as const, 'firstView' as const),
    balance: cents,
    count: fc.integer({ min: 1, max: 200 }),
    now: fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2100, 0) }),
  })
  .map(({ count, now, ...card }) => ({
    card,
    count,
    now,
    rows: makeHistory(card, count, now).map((row) => ({
      ...row,
      postedAt: row.postedAt ?? null,
      steps: JSON.parse(row.history ?? '[]') as ReadonlyArray<StepColumn>,
    })),
  }))

/** For each status, the steps that can be the last step of a transaction with this status. Refund steps are ignored. */
const ends: Readonly<Record<string, ReadonlyArray<string>>> = {
  pending: ['pending'],
  paid: ['pending'],
  settled: ['settled'],
  invalid: ['declined', 'reversed'],
}

describe('generated card history', () => {
  it('F13 CARD-202 the history has the requested number of rows with distinct ids; settled amounts add up to the balance', () => {
    fc.assert(
      fc.property(histories, ({ card, count, rows }) => {
        expect(rows).toHaveLength(count)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
        const moved = rows.filter(({ status, type }) => status === 'settled' && movesMoney(card.provider, type))
        expect(sum(moved.map(({ displayPrice }) => displayPrice))).toBe(card.balance)
      }),
    )
  })

  it('F13 in every row, the steps are in time order, posting follows authorisation, and a due change is in the future', () => {
    fc.assert(
      fc.property(histories, ({ now, rows }) => {
        for (const { authorizedAt, postedAt, dueAt, status, steps } of rows) {
          expect(authorizedAt).toBeLessThanOrEqual(now)
          expect(postedAt === null).toBe(status === 'pending' || status === 'paid')
          expect(postedAt ?? authorizedAt).toBeGreaterThanOrEqual(authorizedAt)
          expect(postedAt ?? now).toBeLessThanOrEqual(now)
          expect(dueAt ?? now + 1).toBeGreaterThan(now)
          const instants = steps.map(({ at }) => at)
          expect(instants).toEqual(instants.toSorted((one, other) => one - other))
          expect(instants[0]).toBe(authorizedAt)
          const last = steps.findLast(({ step }) => step !== 'refunded')
          expect(ends[status]).toContain(last?.step)
          expect(last?.step === 'pending' || last?.at === postedAt).toBe(true)
        }
      }),
    )
  })

  it('F13 each refund follows a settled purchase of the same amount, and the purchase has a "refunded" step', () => {
    fc.assert(
      fc.property(histories, ({ rows }) => {
        const byId = new Map(rows.map((row) => [row.id, row]))
        const refunds = rows.filter(({ refundOf }) => (refundOf ?? null) !== null)
        for (const refund of refunds) {
          const paid = byId.get(refund.refundOf ?? '')
          expect(paid?.status).toBe('settled')
          expect(`-${refund.displayPrice}`).toBe(paid?.displayPrice)
          expect(paid?.merchantName).toBe(refund.merchantName)
          expect(refund.postedAt ?? 0).toBeGreaterThan(paid?.postedAt ?? 0)
        }
        const refunded = rows.filter(({ steps }) => steps.some(({ step }) => step === 'refunded')).map(({ id }) => id)
        expect(refunded.toSorted()).toEqual(refunds.map(({ refundOf }) => refundOf ?? '').toSorted())
      }),
    )
  })

  it('CARD-058 CARD-031 galileo rows are at most three years old; firstView rows end in 2020, and none of them is pending', () => {
    fc.assert(
      fc.property(histories, ({ card, now, rows }) => {
        for (const { authorizedAt, postedAt, status, type } of rows) {
          expect(Object.keys(recordTypes[card.provider])).toContain(type)
          if (card.provider === 'galileo') expect(authorizedAt).toBeGreaterThan(now - 1095 * day)
          else {
            expect(postedAt ?? Number.NaN).toBeLessThan(Date.UTC(2021, 0))
            expect(authorizedAt).toBeGreaterThan(Date.UTC(2016, 0))
            expect(['settled', 'invalid']).toContain(status)
          }
        }
      }),
    )
  })
})

describe('transaction types of a card programme', () => {
  // The app and the sandbox have separate lists of the type codes. This test compares the two lists (docs/decisions/0006).
  it('CARD-031 CARD-202 the app hides a galileo transaction type if and only if that type moves no money', () => {
    const notes = Object.keys(recordTypes.galileo).filter((code) => !movesMoney('galileo', code))
    expect(notes.toSorted()).toEqual([...programmes.galileo.excludedTypes].toSorted())
  })

  it('CARD-031 a history of 3,000 galileo rows contains every transaction type and every category', () => {
    const rows = makeHistory({ id: 'any', provider: 'galileo', balance: '98431.07' }, 3_000, Date.UTC(2026, 10, 22))
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(Object.keys(recordTypes.galileo)))
    const invalid = rows.filter(({ status, type }) => status === 'invalid' && type === 'PM')
    expect(invalid.length).toBeGreaterThan(0)
    const foreign = rows.flatMap(({ originalCurrency }) => originalCurrency ?? [])
    expect([...new Set(foreign)].toSorted()).toEqual(['EUR', 'GBP', 'JPY'])
    expect(rows.filter(({ refundOf }) => (refundOf ?? null) !== null).length).toBeGreaterThan(20)
    const categories = new Set(rows.map(({ category }) => category ?? 'none'))
    expect([...categories].toSorted()).toEqual([
      'cash',
      'dining',
      'entertainment',
      'fees',
      'fuel',
      'groceries',
      'health',
      'none',
      'other',
      'shopping',
      'transport',
      'travel',
      'utilities',
    ])
  })
})
