import 'reflect-metadata/lite'
import { type CardTransactionView, makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TransactionPage } from '../../../ui/cards/card-transaction/TransactionPage.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const none: CardTransactionView = {
  back: { label: 'Everyday', to: '/card/c1' },
  heading: 'Transaction',
  isLoading: false,
  failure: null,
  shown: null,
  share: { path: '/id/card/c1', copy: 'Copy link', copied: 'Copied', title: 'Transaction' },
}
const shown = (tone: NonNullable<CardTransactionView['shown']>['status']['tone']): CardTransactionView => ({
  ...none,
  shown: {
    title: 'Lumen Books',
    amount: { text: '−$18.40', isIn: false, hidden: null },
    status: { text: 'Settled', tone },
    category: 'fee',
    details: [],
    timeLine: { label: 'Progress', steps: [] },
    why: { heading: 'Why', text: '' },
    next: { heading: 'Next', text: '' },
  },
})

/** Renders the page with a fake slice whose view the test sets. */
const show = (first: CardTransactionView) => {
  const stores = makeStores()
  const view = stores.make(first)
  const isOn = stores.make(false)
  const tryAgain = vi.fn()
  const frame = framed({
    ports: { configuration: { productName: 'Acme' } },
    slices: { cardTransaction: { view, show: vi.fn(), leave: vi.fn(), tryAgain }, amountPrivacy: { isOn } },
  })
  const { container: page } = render(<TransactionPage cardId="c1" transactionId="t1" query={new Map()} />, frame)
  return {
    page,
    tryAgain,
    turn: (now: CardTransactionView) => act(() => view.update(() => now)),
    hide: (is: boolean) => act(() => isOn.update(() => is)),
  }
}

it('the transaction page is marked as busy while the transaction loads, and not afterwards', () => {
  const { page, turn } = show(none)
  const busy = () => page.querySelector('[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('false')
  turn({ ...none, isLoading: true })
  expect(page.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  turn(shown('good'))
  expect(busy()).toBe('false')
})

it('the transaction page has a retry button for a failure if and only if `canTryAgain` is true', () => {
  const { tryAgain, turn } = show({ ...none, failure: { text: 'It is gone.', label: 'Try Again', canTryAgain: false } })
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  turn({ ...none, failure: { text: 'No answer.', label: 'Try Again', canTryAgain: true } })
  act(() => screen.getByRole('button', { name: 'Try Again' }).click())
  expect(tryAgain).toHaveBeenCalledTimes(1)
})

it('the transaction page shows “Amount hidden” in place of the amount while amounts are hidden', () => {
  const { hide } = show(shown('good'))
  const seen = () => [screen.queryAllByText('Amount hidden').length, screen.queryAllByText('−$18.40').length]
  expect(seen()).toEqual([0, 1])
  hide(true)
  expect(seen()).toEqual([1, 0])
  hide(false)
  expect(seen()).toEqual([0, 1])
})

it.each(['neutral', 'good', 'wait', 'bad'] as const)(
  'the transaction page shows the status in the tone "%s" if the view specifies this tone',
  (tone) => {
    show(shown(tone))
    expect(screen.getByText('Settled').getAttribute('data-tone')).toBe(tone)
  },
)
