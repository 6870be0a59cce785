import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAddressQuery } from '../../ui/di/use-address-query.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('useAddressQuery changes only the filters in the URL, keeps the history state, and adds no history entry', () => {
  const entry = { key: 'k1', idx: 3 }
  window.history.replaceState(entry, '', '/id/payments?lang=en&coin=LTC#top')
  const entries = window.history.length
  renderHook(() => useAddressQuery(new Set(['coin']), [['coin', 'BTC']]))
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/id/payments?lang=en&coin=BTC#top',
  )
  expect(window.history.state).toEqual(entry)
  expect(window.history.length).toBe(entries)
})

it('useAddressQuery does not change the URL while the filters are null', () => {
  window.history.replaceState(null, '', '/id/payments?coin=LTC')
  renderHook(() => useAddressQuery(new Set(['coin']), null))
  expect(window.location.search).toBe('?coin=LTC')
})
