import 'reflect-metadata/lite'
import { type AmountPrivacy, type CardSpending, type CardSpendingView, makeStores } from '@paydeck/core'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SpendingPanel } from '../../../ui/cards/card-spending/SpendingPanel.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const waiting: CardSpendingView = {
  heading: 'Spending by month',
  look: 'chart',
  looks: { label: 'Shown as', chart: 'Chart', table: 'Table' },
  figure: null,
  isLoading: true,
  failure: null,
}
const month = (short: string, name: string, amount: string, isRunning: boolean) => ({
  short,
  name,
  value: 1,
  label: amount.slice(0, -3),
  count: '3',
  amount,
  isRunning,
})
const figure: NonNullable<CardSpendingView['figure']> = {
  sum: '$140.50',
  note: 'in 2 months',
  months: [month('Oct', 'October 2026', '$100.25', false), month('Nov', 'November 2026', '$40.25', true)],
  summary: 'Spending by month: October $100, November $40 so far.',
  running: 'November so far.',
  columns: ['Month', 'Purchases', 'Spent'],
  categories: {
    heading: 'By category',
    columns: ['Category', 'Purchases', 'Spent', 'Share'],
    rows: [
      { category: 'dining', name: 'Dining', count: '4', amount: '$120.50', share: '86%' },
      { category: 'other', name: 'Other', count: '2', amount: '$20.00', share: '14%' },
    ],
  },
}

const shown = () => {
  const stores = makeStores()
  const view = stores.make<CardSpendingView | null>(waiting)
  const actions = { show: vi.fn(), choose: vi.fn(), tryAgain: vi.fn(), leave: vi.fn() }
  const isOn = stores.make(false)
  const frame = framed({
    slices: {
      amountPrivacy: { isOn, toggle: () => undefined, recall: () => undefined } satisfies AmountPrivacy,
      cardSpending: { ...actions, view } satisfies CardSpending,
    },
  })
  const page = (cardId: string) => <SpendingPanel cardId={cardId} />
  const { rerender, unmount, container: root } = render(page('c1'), frame)
  return {
    isOn,
    actions,
    root,
    unmount,
    look: (cardId: string) => rerender(page(cardId)),
    set: (next: CardSpendingView | null) => act(() => view.update(() => next)),
  }
}
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

it('the spending panel calls `show` once per card, and `leave` when it is unmounted', () => {
  const { actions, look, unmount } = shown()
  look('c1')
  look('c2')
  expect(actions.show.mock.calls).toEqual([['c1'], ['c2']])
  expect(actions.leave).not.toHaveBeenCalled()
  unmount()
  expect(actions.leave).toHaveBeenCalledTimes(1)
})

it('while the months load, the spending panel is marked as busy; if there is no spending, it renders nothing', () => {
  const { set, root } = shown()
  expect(screen.getByRole('region', { name: 'Spending by month' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  set(null)
  expect(root.textContent).toBe('')
})

it('the spending panel shows the months as a chart or a table; a second table shows the categories', async () => {
  const { set, actions } = shown()
  set({ ...waiting, figure })
  const panel = screen.getByRole('region', { name: 'Spending by month' })
  expect(panel.textContent).toContain('$140.50')
  expect(within(panel).getByRole('img', { name: figure.summary })).toBeTruthy()
  expect(cellsOf('By category')).toEqual([
    ['Category', 'Purchases', 'Spent', 'Share'],
    ['Dining', '4', '$120.50', '86%'],
    ['Other', '2', '$20.00', '14%'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(actions.choose.mock.calls).toEqual([['table']])
  set({ ...waiting, look: 'table', figure })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(panel.textContent).toContain('November 2026')
  set({ ...waiting, figure: { ...figure, categories: null } })
  expect(screen.queryByRole('table')).toBeNull()
})

it('if the spending fails to load, the spending panel shows only the failure and a retry button', async () => {
  const { set, actions } = shown()
  set({ ...waiting, figure, failure: { text: 'It could not be loaded.', label: 'Try Again' } })
  expect(screen.getByText('It could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('$140.50')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(actions.tryAgain).toHaveBeenCalledTimes(1)
})
