import { cardExport, fetchedMonths, isFeeRow, programmes } from '@paydeck/core/cards'
import { fromMinorUnits } from '@paydeck/core/money'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

it('CARD-175 CARD-176 CARD-178 `isFeeRow` is true for the type "Fee", and for the fee type of the card’s provider', () => {
  expect([programmes.firstView.feeType, programmes.galileo.feeType]).toEqual(['10036 = INACTIVITY', 'FE'])
  expect(['Fee', 'FE', '10036 = INACTIVITY', 'fee', 'PM'].map((type) => isFeeRow({ type }, 'galileo'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['Fee', 'FE', '10036 = INACTIVITY'].map((type) => isFeeRow({ type }, 'firstView'))).toEqual([
    true,
    false,
    true,
  ])
})

it('CARD-180 `fetchedMonths` includes the previous December in January and in no other month', () => {
  expect(fetchedMonths(2026, Date.parse('2026-01-31T23:59:59Z'))).toEqual([
    { year: 2025, month: 12 },
    { year: 2026, month: 1 },
  ])
  expect(fetchedMonths(2026, Date.parse('2026-02-01T00:00:00Z')).map(({ month }) => month)).toEqual([1, 2])
  expect(fetchedMonths(2025, Date.parse('2026-01-31T00:00:00Z')).length).toBe(12)
})

it('CARD-182 the name of the report file contains the last digits of the card and the year', () => {
  const rows = [{ date: now, description: 'Monthly', type: 'FE', amount: fromMinorUnits(500n, 2) }]
  const outcome = cardExport(plainCard, rows, 2025, now)
  expect(outcome).toMatchObject({ file: { name: 'card-4821-2025.csv' } })
})
