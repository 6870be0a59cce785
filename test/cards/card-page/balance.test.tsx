import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BalancePanel, type BalancePanelProps } from '../../../ui/cards/card-page/BalancePanel.tsx'
import { standInPopovers } from '../../kit/popovers.ts'

standInPopovers()

const known: BalancePanelProps['balance'] = {
  label: 'Available balance',
  amount: { whole: '$1,284', cents: '.55' },
  unavailable: 'Balance unavailable',
  hidden: null,
  addFunds: { label: 'Add funds', tooltip: 'Reloads are temporarily disabled', isDisabled: true },
}
const panel = (over: Partial<typeof known>) => (
  <BalancePanel balance={{ ...known, ...over }} settings={null} beside={null} />
)

it('CARD-026 CARD-038 if the amount is unknown, the balance panel shows "Balance unavailable"', () => {
  const { rerender } = render(panel({}))
  const shown = () => {
    const balance = document.querySelector('[data-known]')
    return [balance?.textContent, balance?.getAttribute('data-known')]
  }
  expect(shown()).toEqual(['$1,284.55', 'true'])
  rerender(panel({ amount: null }))
  expect(shown()).toEqual(['Balance unavailable', 'false'])
})

it('CARD-040 CARD-041 CARD-042 the button "Add funds" is disabled with a reason; if the card accepts no money, it is absent', async () => {
  const { rerender } = render(panel({}))
  const button = screen.getByRole('button', { name: 'Add funds' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  // The disabled button stays focusable, so that keyboard users can read why it is disabled.
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Reloads are temporarily disabled',
  )
  rerender(panel({ addFunds: null }))
  expect(screen.queryByRole('button')).toBeNull()
})
