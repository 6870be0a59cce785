import { constant, type Fault, idle, makeStores, type Remote, unreachable } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { LostPage, StartFailure } from '../../ui/app/Failures.tsx'
import { framed } from '../slice-bench/framed.tsx'

const signingOut = makeStores().make<Remote<Fault>>(idle)
const signOut = vi.fn()
const retry = vi.fn()

const show = (shown: ReactNode): void => {
  const frame = framed({
    ports: {
      clock: fakeClock(Date.UTC(2026, 6, 1, 13, 4)),
      sessionStorage: { read: () => ({ _tag: 'None' }) },
      configuration: { pages: { support: 'https://help.example/' } },
    },
    slices: { currentSession: { signingOut, signOut }, startup: { fault: constant<Fault>(unreachable) } },
  })
  render(shown, frame)
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))

it('SHELL-020 after a failed start, the app shows the cause, a reference number, "Try Again", a help link and "Sign Out"', async () => {
  show(<StartFailure text="Something went wrong." action="Try Again" onRetry={retry} />)
  expect(screen.getByRole('main')).toBeTruthy()
  const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '')
  expect(alert?.querySelector('h1')?.textContent).toBe('Something went wrong.')
  expect(alert?.textContent).toContain('Your money and your settings are unchanged.')
  expect(alert?.textContent).toContain('No response · 1:04 PM')
  await press('Try Again')
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Help & Support' }).getAttribute('href')).toBe('https://help.example/')
  await press('Sign Out')
  expect(signOut).toHaveBeenCalledTimes(1)
  act(() => signingOut.update(() => ({ status: 'failed', fault: unreachable })))
  const message = screen.getByText("We couldn't sign you out. Check your connection and try again.")
  expect(message.closest('[role="alert"]')).toBeTruthy()
  act(() => signingOut.update(() => idle))
})

it('a page whose code cannot be loaded has the buttons "Try Again" and "Sign Out"', async () => {
  show(<LostPage onRetry={retry} />)
  expect(screen.getByRole('heading', { level: 1, name: "We couldn't load this page." })).toBeTruthy()
  await press('Try Again')
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  // The frame around the page reports a failed sign-out.
  act(() => signingOut.update(() => ({ status: 'failed', fault: unreachable })))
  expect(screen.queryByText(/couldn't sign you out/)).toBeNull()
  act(() => signingOut.update(() => idle))
})
