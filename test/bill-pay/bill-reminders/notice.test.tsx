import type { BillRemindersView } from '@paydeck/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DueNotice } from '../../../ui/bill-pay/bill-reminders/Reminders.tsx'

const due: BillRemindersView = {
  title: '1 bill is due within 5 days',
  tone: 'bad',
  rows: [
    {
      id: 'cu',
      name: 'Cedar Union Bank ****2201',
      due: 'Due Nov 26, 2026, in 4 days',
      minimum: 'Minimum $35.00',
      to: '/bill-pay/pay/cu',
    },
    { id: 'hm', name: 'Hillside ****8840', due: 'Due Dec 1, 2026, in 9 days', minimum: null, to: '/bill-pay/pay/hm' },
  ],
  calendar: { label: 'Add to your calendar' },
  dismiss: { label: 'Dismiss' },
}

const renderNotice = (view: BillRemindersView) => {
  const act = { saveCalendar: vi.fn(), dismiss: vi.fn() }
  render(<DueNotice view={view} act={act} />)
  return { act }
}

it('the notice of due bills links each bill to its payment page; the user can dismiss the notice', async () => {
  const { act } = renderNotice(due)
  expect(screen.getByRole('region', { name: '1 bill is due within 5 days' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/bill-pay/pay/cu',
    '/bill-pay/pay/hm',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cedar Union Bank ****2201Minimum $35.00Due Nov 26, 2026, in 4 days',
    'Hillside ****8840Due Dec 1, 2026, in 9 days',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(act.dismiss).toHaveBeenCalledTimes(1)
})

it('in the notice of due bills, "Add to your calendar" saves the calendar file and does not dismiss the notice', async () => {
  const { act } = renderNotice(due)
  await userEvent.click(screen.getByRole('button', { name: 'Add to your calendar' }))
  expect(act.saveCalendar).toHaveBeenCalledTimes(1)
  expect(act.dismiss).not.toHaveBeenCalled()
})
