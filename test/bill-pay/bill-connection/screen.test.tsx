import 'reflect-metadata/lite'
import type { BillConnectionView } from '@paydeck/core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Connect } from '../../../ui/bill-pay/bill-connection/ConnectModal.tsx'

const choosing: BillConnectionView = {
  heading: 'Connect your bills',
  label: 'How to connect',
  options: [
    {
      type: 'automatic',
      label: 'Auto-connect',
      badge: 'Fastest',
      sentence: 'Found with your phone number.',
      isChosen: true,
    },
    { type: 'manual', label: 'Search Bills', badge: null, sentence: 'Find each company yourself.', isChosen: false },
  ],
  action: { label: 'Continue', isBusy: false, isDisabled: false },
  error: null,
  note: null,
  success: null,
}

const shown = (view: BillConnectionView) => {
  const act = { choose: vi.fn(), proceed: vi.fn() }
  const { rerender } = render(<Connect view={view} act={act} />)
  return { act, show: (now: BillConnectionView) => rerender(<Connect view={now} act={act} />) }
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const labels = () => radios().map(({ labels }) => labels?.[0]?.textContent)
const proceed = () => screen.getByRole('button', { name: 'Continue' })

it('BILL-054 BILL-056 BILL-060 the connection dialog offers two modes and passes the user’s choice to the slice', async () => {
  const { act } = shown(choosing)
  expect(within(screen.getByRole('group', { name: 'How to connect' })).getAllByRole('radio')).toHaveLength(2)
  expect(labels()).toEqual([
    'Auto-connectFastestFound with your phone number.',
    'Search BillsFind each company yourself.',
  ])
  expect(radios().map(({ checked }) => checked)).toEqual([true, false])
  await userEvent.click(screen.getByText('Search Bills'))
  expect(act.choose.mock.calls).toEqual([['manual']])
  await userEvent.click(proceed())
  expect(act.proceed).toHaveBeenCalledTimes(1)
})

it('BILL-058 the connection dialog offers only the modes that the slice’s view contains', () => {
  shown({ ...choosing, options: choosing.options?.slice(0, 1) ?? null })
  expect(labels()).toEqual(['Auto-connectFastestFound with your phone number.'])
})

it('BILL-061 BILL-071 ERR-063 the connection dialog announces an error, and shows it below the button Continue', () => {
  const { show } = shown(choosing)
  expect(screen.getByRole('alert').textContent).toBe('')
  show({ ...choosing, error: 'Your bank did not answer.' })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Your bank did not answer.')
  expect(proceed().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  show(choosing)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('while the button "Continue" is busy, it keeps the focus and ignores presses', async () => {
  const { act, show } = shown(choosing)
  proceed().focus()
  show({ ...choosing, action: { label: 'Continue', isBusy: true, isDisabled: true } })
  expect(document.activeElement).toBe(proceed())
  expect(proceed().getAttribute('aria-busy')).toBe('true')
  await userEvent.click(proceed())
  expect(act.proceed).not.toHaveBeenCalled()
  show({ ...choosing, action: { label: 'Continue', isBusy: false, isDisabled: true } })
  expect(proceed().hasAttribute('disabled')).toBe(true)
})

it('BILL-076 the connection dialog announces success, and then shows no modes and no buttons', () => {
  const { show } = shown({ ...choosing, note: 'The window is open.' })
  expect(screen.getByRole('status').textContent).toBe('The window is open.')
  show({ ...choosing, options: null, action: null, success: { title: 'Connected', text: 'Your bills are here.' } })
  expect(screen.getByRole('status').textContent).toBe('ConnectedYour bills are here.')
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})
