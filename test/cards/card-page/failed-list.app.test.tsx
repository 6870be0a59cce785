import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { threeCards } from '../account-cards.ts'

const openWithoutCards = async (path: string) => {
  const account = await makeAccount('cardholder', threeCards)
  await account.breakCall('GetDebitCards', { kind: 'status', status: 500 })
  return { account, ...(await openApp(account, path)) }
}

it.each(['/card', '/card/any', '/settings/card'])(
  'ROUTE-049 if the card list failed to load, the path %s shows an error until a retry succeeds',
  async (path) => {
    const { account, user } = await openWithoutCards(path)
    expect(await screen.findByRole('heading', { name: "We couldn't load your cards." })).toBeInTheDocument()
    expect(location.pathname).toBe(`/id${path}`)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    await account.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByText("We couldn't load your cards.")).toBeNull())
  },
)

it('ROUTE-049 if the card list failed to load, a retry on "/card" opens the first card', async () => {
  const { account, user } = await openWithoutCards('/card')
  const again = await screen.findByRole('button', { name: 'Try Again' })
  await account.clearFaults()
  await user.click(again)
  const tabs = await screen.findByRole('navigation', { name: 'Your cards' })
  expect(await within(tabs).findByRole('link', { name: /Everyday/ })).toHaveAttribute('aria-current', 'page')
})

it('PROF-001 even if the card list failed to load, the settings menu contains "Card"', async () => {
  await openWithoutCards('/settings/profile')
  const list = await screen.findByRole('navigation', { name: 'Settings' })
  expect(within(list).getByRole('link', { name: 'Card' })).toBeInTheDocument()
})
