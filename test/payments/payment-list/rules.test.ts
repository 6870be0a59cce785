import {
  canLoadMore,
  confirmingList,
  datePills,
  defaultDatePill,
  emptyList,
  listRefresh,
  paymentListTexts,
  paymentsPageTexts,
  nextPage,
  paymentLists,
  recentActivityQuery,
  startDateOf,
  type PagedList,
} from '@paydeck/core/payments'
import { expect, it } from 'vitest'

const now = Date.parse('2026-05-31T10:00:00.000Z')

it('PAY-003 PAY-004 the periods are three months, six months, one year and all dates', () => {
  expect(Object.values(datePills).map(({ label }) => label)).toEqual(['3M', '6M', '1Y', 'All'])
  expect(Object.entries(datePills).map(([pill, { months }]) => [pill, months])).toEqual([
    ['3m', 3],
    ['6m', 6],
    ['1y', 12],
    ['all', null],
  ])
})

it('PAY-005 the initial period is three months', () => {
  expect(defaultDatePill).toBe('3m')
  expect(startDateOf('payments', defaultDatePill, now)).toBe('2026-02-28T10:00:00.000Z')
})

it('PAY-026 if all dates are selected, the list of donations starts at the epoch, and the other lists have no start date', () => {
  expect(startDateOf('donations', 'all', now)).toBe('1970-01-01T00:00:00.000Z')
  expect(startDateOf('payments', 'all', now)).toBeNull()
  expect(startDateOf('payouts', 'all', now)).toBeNull()
  expect(startDateOf('donations', '1y', now)).toBe('2025-05-31T10:00:00.000Z')
})

const list: PagedList<number> = emptyList

it('PAY-008 PAY-016 canLoadMore is false before the first request, then true until the end of the list', () => {
  const statuses = [null, 'loading', 'success', 'error', 'endOfList'] as const
  expect(statuses.map((status) => canLoadMore({ ...list, status }))).toEqual([false, true, true, true, false])
})

it('PAY-015 while at least ten loaded rows are hidden, `nextPage` is null', () => {
  const withRows = (count: number): PagedList<number> => ({
    ...list,
    rows: Array.from({ length: count }, (_, at) => at),
    received: 30,
    status: 'success',
  })
  expect([nextPage(withRows(20)), nextPage(withRows(19))]).toEqual([null, { limit: 30, skip: 30 }])
})

it('PAY-015 PAY-024 PAY-030 lists load 30 items and show 10 more rows; unconfirmed payments and recent activity load 5', () => {
  expect([
    paymentLists.page.value,
    paymentLists.chunk.value,
    confirmingList.page.value,
    recentActivityQuery.limit.value,
  ]).toEqual([30, 10, 5, 5])
  expect([paymentLists.merchantStatus, confirmingList.merchantStatus]).toEqual([
    'ALL_BUT_EXPIRED_AND_UNPAID',
    'USER_CONFIRMING',
  ])
})

it('PAY-014 a refresh starts after a delay of 1000 ms', () => {
  expect(listRefresh.ms).toBe(1000)
})

it('PAY-008 PAY-009 PAY-010 PAY-011 the headings, the “Load More” button and the empty state have the specified texts', () => {
  expect(paymentsPageTexts.recent).toBe('Recent Activity')
  expect(paymentListTexts).toMatchObject({
    confirming: 'Confirming',
    more: 'Load More',
    empty: "Uh oh, it's a ghost town in here!",
  })
})
