import { makeStores, type Toast } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx'

const saved: Toast = { id: 'saved', tone: 'done', title: 'Saved.', text: null, action: null }
const failed: Toast = { ...saved, id: 'failed', tone: 'failure', title: 'Not saved.', text: 'Try again.' }

const bench = () => {
  const clock = fakeClock()
  const container = makeContainer([])
  container.bind(port('clock')).toConstantValue(clock)
  container.bind(port('stores')).toConstantValue(makeStores())
  const { unmount } = render(
    <ContainerProvider container={container}>
      <ToastPlace />
    </ContainerProvider>,
  )
  const show = (toast: Toast) => act(() => container.get(slice('toasts')).show(toast))
  const pass = (ms: number) => act(() => clock.advance(ms))
  return { show, pass, unmount }
}

it('ToastPlace contains a live region for screen readers before the first toast, and shows a failure as an alert', () => {
  const { show } = bench()
  const polite = document.querySelector('[aria-live="polite"]')
  show(saved)
  expect(screen.getByRole('status').parentElement).toBe(polite)
  expect(screen.getByRole('status').textContent).toBe('Saved.')
  show(failed)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Not saved.Try again.')
})

it('a toast stays while the pointer is over it', async () => {
  const { show, pass } = bench()
  show(saved)
  await userEvent.hover(screen.getByText('Saved.'))
  await pass(60_000)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  await userEvent.unhover(screen.getByText('Saved.'))
  await pass(6_000)
  expect(screen.queryByText('Saved.')).toBeNull()
})

it('a toast stays while its button "Dismiss" has the focus, and closes when the user presses this button', async () => {
  const { show, pass } = bench()
  show(saved)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(60_000)
  // A toast that replaces the focused toast also stays.
  show({ ...saved, title: 'Saved again.' })
  await pass(60_000)
  expect(screen.queryByText('Saved again.')).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Saved again.')).toBeNull()
})

it('a toast stays while the window is inactive; ToastPlace removes its window listeners when it unmounts', async () => {
  const { show, pass, unmount } = bench()
  act(() => void window.dispatchEvent(new Event('blur')))
  show(saved)
  await pass(60_000)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('focus')))
  await pass(6_000)
  expect(screen.queryByText('Saved.')).toBeNull()
  const removed = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(removed.mock.calls.map(([kind]) => kind)).toEqual(expect.arrayContaining(['blur', 'focus']))
})

it('the action button of a failure toast runs the action once and closes the toast', async () => {
  const { show } = bench()
  const retry = vi.fn()
  show({ ...failed, action: { label: 'Try Again', act: retry } })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Not saved.')).toBeNull()
})

it('a toast with a link stays until the user follows the link, which opens in a new tab', async () => {
  const { show, pass } = bench()
  const link = { label: 'Open', address: '#open' }
  show({ ...saved, tone: 'offer', title: 'No new tab?', link })
  await pass(60_000)
  expect(screen.getByRole('status').textContent).toBe('No new tab?Open')
  const anchor = screen.getByRole('link', { name: 'Open' })
  expect([anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  // Without this listener, the test environment would try to open the page of the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(anchor)
  expect(screen.queryByText('No new tab?')).toBeNull()
})
