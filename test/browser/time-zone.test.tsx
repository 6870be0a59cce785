import { browserDevice } from '@paydeck/adapters/browser/device'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

it('ACT-008 the device soon reports the new time zone of a traveller', async () => {
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const moveTo = (timeZone: string): void => {
    options.mockImplementation(() => ({ ...new Intl.NumberFormat().resolvedOptions(), calendar: 'gregory', timeZone }))
  }
  const { timeZone } = browserDevice(window)
  moveTo('Europe/Berlin')
  expect([timeZone(), timeZone()]).toEqual(['Europe/Berlin', 'Europe/Berlin'])
  moveTo('America/New_York')
  await vi.waitFor(() => expect(timeZone()).toBe('America/New_York'))
})
