import { asyncButton, makeStores, type Status } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useLive } from '../../ui/di/use-live.ts'
import { AsyncButton } from '../../ui/kit/AsyncButton.tsx'

it('SHELL-071 the async button shows an outcome 800 ms after its operation has ended', async () => {
  const clock = fakeClock()
  const status = makeStores().make<Status>(null)
  const state = asyncButton(clock, status)
  const Join = () => <AsyncButton label="Join" success="Joined" state={useLive(state)} />
  render(<Join />)
  expect(screen.getByRole('button', { name: 'Join' }).getAttribute('aria-busy')).toBe('false')
  act(() => status.update(() => 'loading'))
  expect(screen.getByRole('button', { name: 'Join' }).getAttribute('aria-busy')).toBe('true')
  act(() => status.update(() => 'success'))
  await act(() => clock.advance(799))
  expect(screen.queryByRole('button', { name: 'Joined' })).toBeNull()
  await act(() => clock.advance(1))
  expect(screen.getByRole('button', { name: 'Joined' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Done')
})

it('after a success, the async button ignores presses, shows no spinner and keeps the focus', async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  const { rerender } = render(<AsyncButton label="Join" state="loading" onPress={pressed} />)
  screen.getByRole('button').focus()
  for (const state of ['settled', 'success'] as const) {
    rerender(<AsyncButton label="Join" state={state} onPress={pressed} disabled />)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  }
  expect(pressed).not.toHaveBeenCalled()
})

it('during its operation, the async button ignores presses and keeps the focus', async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  const { rerender } = render(<AsyncButton label="Join" state="idle" onPress={pressed} />)
  await user.click(screen.getByRole('button', { name: 'Join' }))
  rerender(<AsyncButton label="Join" state="loading" onPress={pressed} disabled />)
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join' }))
})
