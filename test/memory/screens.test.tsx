import { rejected } from '@paydeck/core'
import { personas } from '@paydeck/core/memory'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOver } from './open-over.tsx'
import { everything, providerAt } from './provider.ts'

it.each([
  ['/home', 'Glasshouse Coffee'],
  ['/card/card-0', 'Lumen Books'],
  ['/crypto-payments', 'Meridian Outfitters'],
  ['/bill-pay/home', 'Pinecrest Home Loans'],
  ['/settings/profile', 'recipient@example.com'],
  ['/settings/security', 'Two-Factor Authentication'],
  ['/settings/card', 'Everyday'],
  ['/settings/receiving-addresses', 'Savings'],
])('the page %s shows the data of the account, and the app logs no errors', async (path, text) => {
  const provider = providerAt(everything, { arrival: { path: `/id${path}` } })
  await openOver(provider, path)
  expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0)
  expect(provider.effects.log.filter(({ level }) => level === 'error')).toEqual([])
})

it('if locking a card fails, the page shows the provider’s message, and the next attempt locks the card', async () => {
  const provider = providerAt(personas.cardholder, { arrival: { path: '/id/settings/card' } })
  const user = await openOver(provider, '/settings/card')
  const lock = () => screen.findByRole('switch', { name: 'Lock card' })
  provider.failCalls('cardChanges.lock', rejected(503, 'Busy at the moment.'), 1)
  await user.click(await lock())
  expect(await screen.findByText('Busy at the moment.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await act(() => provider.clock.advance(5000))
  await user.click(await lock())
  await waitFor(() => expect(provider.account.get().cards[0]?.lockedByUser).toBe(true))
  expect(await screen.findByText('Card is locked. All new payments are declined.')).toBeTruthy()
})
