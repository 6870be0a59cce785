import { balanceStatus, billName, defaultOrder, dueDate, nameOnCard, sortedBills } from '@paydeck/core/bill-pay'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatTime } from '../../../core/presentation/time-of-day.ts'
import { accounts, plainAccount } from '../../arbitraries/bill-pay.ts'

it('BILL-108 BILL-109 sorting returns all bills, and does not change the original array', () => {
  fc.assert(
    fc.property(accounts, arbitraries.BillOrder, (list, order) => {
      const before = [...list]
      const sorted = sortedBills(order, list)
      expect(list).toEqual(before)
      expect(sorted.length).toBe(list.length)
      expect(new Set(sorted)).toEqual(new Set(list))
    }),
  )
})

it('BILL-108 in the order by name, bills are sorted by merchant name without regard to case', () => {
  fc.assert(
    fc.property(accounts, (list) => {
      const names = sortedBills('alphabetical', list).map(({ liability }) => liability.merchantName.toLowerCase())
      for (const [index, name] of names.entries()) expect(name >= (names[index - 1] ?? '')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('BILL-109 in the order by due date, bills without a due date come last', () => {
  fc.assert(
    fc.property(accounts, (list) => {
      const dates = sortedBills('dueDate', list).map(({ liability }) => dueDate(liability) ?? Number.POSITIVE_INFINITY)
      for (const [index, date] of dates.entries()) expect(date).toBeGreaterThanOrEqual(dates[index - 1] ?? 0)
    }),
    { numRuns: 300 },
  )
  expect(defaultOrder).toBe('dueDate')
  const due = (nextPaymentDueDate: number | null) => ({
    ...plainAccount,
    liability: { ...plainAccount.liability, paddedNextPaymentDueDate: null, nextPaymentDueDate },
  })
  for (const dates of [
    [null, 5, 3],
    [5, null, 3],
    [3, 5, null],
    [null, 3, 5],
    [5, 3, null],
  ]) {
    const sorted = sortedBills('dueDate', dates.map(due)).map(({ liability }) => liability.nextPaymentDueDate)
    expect(sorted).toEqual([3, 5, null])
  }
  const withNaN = sortedBills('dueDate', [due(5), due(Number.NaN), due(3)])
  expect(withNaN.map(({ liability }) => liability.nextPaymentDueDate)).toEqual([3, 5, Number.NaN])
  const without = ['a', 'b', 'c'].map((id) => ({ ...due(null), id }))
  expect(sortedBills('dueDate', without).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('BILL-108 bills whose names differ only in case keep their order relative to each other', () => {
  const named = (merchantName: string) => ({ ...plainAccount, liability: { ...plainAccount.liability, merchantName } })
  const sorted = (...names: ReadonlyArray<string>) =>
    sortedBills('alphabetical', names.map(named)).map(({ liability }) => liability.merchantName)
  expect(sorted('north', 'North', 'east')).toEqual(['east', 'north', 'North'])
  expect(sorted('North', 'north', 'East')).toEqual(['East', 'North', 'north'])
})

it('`dueDate` returns the padded due date if known, otherwise the next due date, or null if both are unknown', () => {
  expect(dueDate({ paddedNextPaymentDueDate: 1, nextPaymentDueDate: 2 })).toBe(1)
  expect(dueDate({ paddedNextPaymentDueDate: null, nextPaymentDueDate: 2 })).toBe(2)
  expect(dueDate({ paddedNextPaymentDueDate: null, nextPaymentDueDate: null })).toBeNull()
})

it('BILL-093 LIM-006 a merchant name of more than 20 characters is cut after 20 characters, and ends with "…"', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const characters = [...name]
      const shown = nameOnCard(name)
      if (characters.length <= 20) expect(shown).toBe(name)
      else {
        expect(shown.endsWith('…')).toBe(true)
        expect([...shown].slice(0, -1)).toEqual(characters.slice(0, 20))
      }
    }),
    { examples: [['a'.repeat(19)], ['a'.repeat(20)], ['a'.repeat(21)], ['🧾'.repeat(21)]] },
  )
  expect(billName.length.value).toBe(20)
})

it('BILL-102 BILL-103 the text below a balance contains the date and time of the last successful sync', () => {
  const at = Date.UTC(2024, 0, 5, 15, 5)
  expect(balanceStatus({ lastSuccessfulSync: at })).toBe('Balance as of Jan 5, 2024 at 3:05 PM')
  expect(balanceStatus({ lastSuccessfulSync: at }, 'America/New_York')).toBe('Balance as of Jan 5, 2024 at 10:05 AM')
  expect(balanceStatus({ lastSuccessfulSync: null })).toBe('Balance status currently unavailable')
  expect([formatTime(Date.UTC(2024, 0, 5)), formatTime(Number.NaN), formatTime(9e15)]).toEqual(['12:00 AM', '', ''])
})
