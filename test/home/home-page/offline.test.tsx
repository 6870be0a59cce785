import 'reflect-metadata/lite'
import { constant, type HomePageView, makeStores, type TopUp } from '@paydeck/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BalancePanel } from '../../../ui/home/home-page/BalancePanel.tsx'
import { CardsPanel } from '../../../ui/home/home-page/CardsPanel.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const card = (id: string, addFunds: string | null) => ({
  id,
  name: id,
  fullName: id,
  lastFour: '4821',
  label: `${id}, ending in 4821`,
  digits: '•••• 4821',
  overlay: null,
  balanceLabel: 'Balance',
  balance: '$20.00',
  addFunds,
  to: `/card/${id}`,
})

const cards: NonNullable<HomePageView['cards']> = {
  title: 'Card',
  link: null,
  failure: null,
  cards: [card('travel', 'Add Funds: travel'), card('old', null)],
}

it('F5 the card panel has a button "Add Funds" for each card that accepts money; while offline, the button is disabled', () => {
  const isOnline = makeStores().make(true)
  const frame = framed({ ports: { device: { isOnline } } })
  const onAddFunds = vi.fn()
  render(<CardsPanel cards={cards} hidden={null} onAddFunds={onAddFunds} onRetry={() => undefined} />, frame)
  const [button, ...others] = screen.getAllByRole<HTMLButtonElement>('button')
  if (button === undefined) throw new Error('There is no button')
  expect(others).toEqual([])
  act(() => isOnline.update(() => false))
  expect(button.disabled).toBe(true)
  fireEvent.click(button)
  act(() => isOnline.update(() => true))
  expect(button.disabled).toBe(false)
  expect(onAddFunds).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onAddFunds.mock.calls).toEqual([['travel']])
})

const balance: NonNullable<HomePageView['balance']> = {
  label: 'Total balance',
  amount: { whole: '$20', cents: '.00' },
  unavailable: 'Balance unavailable',
  note: 'On one card',
  addFunds: { cardId: 'travel', label: 'Add Funds' },
}

it('F5 while the device is offline, the balance panel disables "Add Funds" and shows the reason', () => {
  const isOnline = makeStores().make(true)
  const frame = framed({
    ports: { device: { isOnline } },
    slices: {
      cardList: { topUps: makeStores().make<ReadonlyArray<TopUp>>([]) },
      amountPrivacy: { isOn: constant(false), toggle: () => undefined },
    },
  })
  const onAddFunds = vi.fn()
  render(
    <BalancePanel
      all={{ label: 'All activity', to: '/activity' }}
      balance={balance}
      hidden={null}
      onAddFunds={onAddFunds}
    />,
    frame,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Funds' })
  act(() => isOnline.update(() => false))
  expect([button.disabled, screen.queryByText('You need to be online') === null]).toEqual([true, false])
  fireEvent.click(button)
  act(() => isOnline.update(() => true))
  expect([button.disabled, screen.queryByText('You need to be online') === null]).toEqual([false, true])
  expect(onAddFunds).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onAddFunds.mock.calls).toEqual([['travel']])
})
