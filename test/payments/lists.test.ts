import { expect, it } from 'vitest'
import {
  confirmingList,
  datePills,
  defaultDatePill,
  listRefresh,
  listTexts,
  paymentLists,
  recentActivity,
  startDateOf,
} from '../../core/payments/index.ts'

const now = Date.parse('2026-05-31T10:00:00.000Z')

it('PAY-004 has the pills 3m, 6m, 1y and all', () => {
  expect(Object.entries(datePills).map(([pill, { months }]) => [pill, months])).toEqual([
    ['3m', 3],
    ['6m', 6],
    ['1y', 12],
    ['all', null],
  ])
})

it('PAY-005 starts with three months', () => {
  expect(defaultDatePill).toBe('3m')
  expect(startDateOf('payments', defaultDatePill, now)).toBe('2026-02-28T10:00:00.000Z')
})

it('PAY-026 starts the donation list from the epoch when there is no start date', () => {
  expect(startDateOf('donations', 'all', now)).toBe('1970-01-01T00:00:00.000Z')
  expect(startDateOf('payments', 'all', now)).toBeNull()
  expect(startDateOf('payouts', 'all', now)).toBeNull()
  expect(startDateOf('donations', '1y', now)).toBe('2025-05-31T10:00:00.000Z')
})

it('holds the sizes of pages, the pause before a refresh and the texts of the lists', () => {
  expect([paymentLists.page.value, paymentLists.step.value, confirmingList.page.value, recentActivity.limit.value]).toEqual([30, 10, 5, 5])
  expect([paymentLists.merchantStatus, confirmingList.merchantStatus]).toEqual(['ALL_BUT_EXPIRED_AND_UNPAID', 'USER_CONFIRMING'])
  expect(listRefresh.ms).toBe(1000)
  expect(listTexts.empty).toBe("Uh oh, it's a ghost town in here!")
})
