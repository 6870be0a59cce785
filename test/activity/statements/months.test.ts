import { firstYear, listedMonths, monthStatements, yearsOf } from '@paydeck/core/activity'
import { expect, it } from 'vitest'
import { cardItem, dollars, entriesOfCard } from './histories.ts'

const now = Date.UTC(2026, 10, 25, 20)
const spent = (at: number, isPending = false) => entriesOfCard('c1', cardItem(`t${at}`, at, dollars(-500)), isPending)

it('STMT-003 an entry near midnight belongs to the month of the zone that decides', () => {
  const entries = spent(Date.UTC(2026, 10, 1, 3))
  const monthsWith = (timeZone: string) =>
    monthStatements(entries, { year: 2026, timeZone }, now).filter(({ count }) => count > 0)
  expect(monthsWith('UTC').map(({ month }) => month)).toEqual(['2026-11'])
  expect(monthsWith('America/Los_Angeles').map(({ month }) => month)).toEqual(['2026-10'])
})

it('a month without entries between two others is listed with count 0, and the running month is marked', () => {
  const entries = [...spent(Date.UTC(2026, 10, 3)), ...spent(Date.UTC(2026, 8, 3))]
  expect(
    monthStatements(entries, { year: 2026, timeZone: 'UTC' }, now).map(({ month, count, isRunning }) => ({
      month,
      count,
      isRunning,
    })),
  ).toEqual([
    { month: '2026-11', count: 1, isRunning: true },
    { month: '2026-10', count: 0, isRunning: false },
    { month: '2026-09', count: 1, isRunning: false },
  ])
})

it('STMT-003 a pending entry, an invalid entry and an entry without a time are in no month', () => {
  const invalid = entriesOfCard('c1', cardItem('t1', Date.UTC(2026, 10, 3), dollars(-500), { status: 'invalid' }))
  const undated = entriesOfCard('c1', cardItem('t2', 0, dollars(-500), { timestamp: null }))
  const entries = [...spent(Date.UTC(2026, 10, 3), true), ...invalid, ...undated]
  expect(entries).toHaveLength(3)
  expect(monthStatements(entries, { year: 2026, timeZone: 'UTC' }, now)).toEqual([])
  expect(firstYear(entries, 'UTC')).toBeNull()
})

it('STMT-001 STMT-003 an entry of the future has a month and a year, which are not final', () => {
  const entries = [...spent(Date.UTC(2027, 1, 1)), ...spent(Date.UTC(2026, 11, 1, 3)), ...spent(Date.UTC(2026, 9, 3))]
  const monthsIn = (year: number) =>
    monthStatements(entries, { year, timeZone: 'UTC' }, now).map(({ month, count, isRunning }) => [
      month,
      count,
      isRunning,
    ])
  expect(monthsIn(2026)).toEqual([
    ['2026-12', 1, true],
    ['2026-11', 0, true],
    ['2026-10', 1, false],
  ])
  expect(monthsIn(2027)).toEqual([
    ['2027-02', 1, true],
    ['2027-01', 0, true],
  ])
  expect(yearsOf({ now, entries }, 'UTC')).toEqual([2027, 2026])
  expect(yearsOf({ now, entries: [...spent(Date.UTC(9998, 1, 1)), ...entries] }, 'UTC')).toEqual([9998, 2027, 2026])
})

it('the first year is that of the oldest entry in the zone that decides', () => {
  const entries = [...spent(Date.UTC(2025, 5, 1)), ...spent(Date.UTC(2024, 0, 1, 3))]
  expect(firstYear(entries, 'UTC')).toBe(2024)
  expect(firstYear(entries, 'America/Los_Angeles')).toBe(2023)
  expect(listedMonths({ year: 2026, timeZone: 'UTC' }, [], now)).toEqual([])
})
