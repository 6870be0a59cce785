import type { PaymentsPageView } from '@paydeck/core'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageView } from '../payment-list/page-views.ts'
import { panel, panels, press, shown } from '../payment-list/page.tsx'

const year = (label: string, at: number, busy: number | null) => ({
  year: at,
  label,
  isBusy: busy === at,
  isDisabled: busy !== null && busy !== at,
})
const exportsOf = (busy: number | null, over = {}): NonNullable<PaymentsPageView['exports']> => ({
  title: 'Export Payouts to CSV',
  years: [year('Year to date transactions', 2026, busy), year('2025 Transaction History', 2025, busy)],
  earlier: null,
  progress: busy === null ? '' : 'Preparing your 2025 payouts. The download starts automatically.',
  notice: null,
  ...over,
})

it('PAY-095 PAY-096 PAY-101 while the payouts of a year load, the buttons of the other years are disabled', async () => {
  const { act, show } = await shown(pageView({ exports: exportsOf(null) }))
  expect(panels()).toEqual(['Recent Activity', 'Export Payouts to CSV', 'What the statuses mean'])
  await press('2025 Transaction History')
  expect(act.exportYear.mock.calls).toEqual([[2025]])
  show(pageView({ exports: exportsOf(2025) }))
  const buttons = within(panel('Export Payouts to CSV')).getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map((button) => [button.textContent, button.disabled, button.getAttribute('aria-busy')])).toEqual([
    ['Year to date transactions', true, 'false'],
    ['2025 Transaction History', false, 'true'],
  ])
  expect(within(panel('Export Payouts to CSV')).getByText(/^Preparing your 2025 payouts/)).toBeTruthy()
  show(pageView({ exports: exportsOf(null, { notice: { tone: 'bad', text: 'It failed.' } }) }))
  expect(screen.getByRole('alert').textContent).toBe('It failed.')
  show(pageView())
  expect(screen.queryByRole('region', { name: 'Export Payouts to CSV' })).toBeNull()
})

it('in a layout with one column, the payout export is above the list of payouts', async () => {
  await shown(pageView({ exports: exportsOf(null) }), 390)
  expect(panels()).toEqual(['Export Payouts to CSV', 'Recent Activity', 'What the statuses mean'])
})
