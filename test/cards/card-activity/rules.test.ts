import {
  activityFilterTexts,
  activityPill,
  activityText,
  cardLists,
  cardPages,
  historyStart,
  isNearEnd,
  overviewOf,
  pendingTopUps,
} from '@paydeck/core/cards'
import { expect, it } from 'vitest'

const day = 86_400_000
const now = Date.parse('2026-03-10T12:00:00Z')

it('CARD-051 each activity list shows five rows at first', () => {
  expect(cardLists.first.value).toBe(5)
})

it('CARD-054 `isNearEnd` is true if at most 100 pixels are left before the end of the list', () => {
  expect([100, 101, 0, -20].map(isNearEnd)).toEqual([true, false, true, true])
})

it('CARD-059 the pill "30 Days" is on at first; if it is off, the history starts as early as the card programme allows', () => {
  expect([activityFilterTexts.pill, activityPill.initially]).toEqual(['30 Days', true])
  expect((now - historyStart('galileo', now, true)) / day).toBe(30)
  expect((now - historyStart('galileo', now, false)) / day).toBe(1095)
  expect((now - historyStart('firstView', now, false)) / day).toBe(30)
})

it('CARD-061 `overviewOf` returns the paged overview if the card supports paging; otherwise the unpaged overview', () => {
  expect([true, false].map((pagingSupport) => overviewOf({ pagingSupport }))).toEqual(['paged', 'unpaged'])
  expect([cardPages.overview.value, cardPages.fetch.value, pendingTopUps.days.value]).toEqual([5, 100, 7])
})

it('CARD-072 CARD-073 CARD-074 `activityText` returns the texts of paid items, invalid items and pending card loads', () => {
  const item = { isTopUp: true, displayMerchant: 'Card Load', provider: 'galileo' } as const
  expect(activityText({ ...item, status: 'paid' })).toBe('Pending...')
  expect(activityText({ ...item, status: 'invalid' })).toBe('Invalid')
  expect(activityText({ ...item, status: 'pending' })).toBe('Waiting for confirmation')
  expect(activityText({ ...item, status: 'pending', displayMerchant: 'Glasshouse Coffee' })).toBeNull()
})
