import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DeveloperLoginScreen } from '../../../ui/session/developer-login/DeveloperLoginScreen.tsx'
import { framed } from '../../slice-bench/framed.tsx'

interface View {
  readonly isBusy: boolean
  readonly failure: string | null
}

const show = () => {
  const view = makeStores().make<View>({ isBusy: false, failure: null })
  const logIn = vi.fn()
  const frame = framed({
    ports: { configuration: { productName: 'Acme' } },
    slices: { developerLogin: { view, logIn } },
  })
  render(<DeveloperLoginScreen />, frame)
  return { logIn, turn: (now: View) => act(() => view.update(() => now)) }
}

const email = () => screen.getByLabelText('Email', { selector: 'input' })
const password = () => screen.getByLabelText('Password', { selector: 'input' })
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })

it('ROUTE-032 the developer login can be submitted if and only if both email and password contain text', async () => {
  const { logIn } = show()
  const seen = [login().disabled]
  await userEvent.type(email(), 'ada@example.com')
  seen.push(login().disabled)
  await userEvent.type(password(), 's')
  seen.push(login().disabled)
  await userEvent.clear(email())
  seen.push(login().disabled)
  expect(seen).toEqual([true, true, false, true])
  await userEvent.type(email(), 'ada@example.com')
  await userEvent.click(login())
  expect(logIn.mock.calls).toEqual([[{ email: 'ada@example.com', password: 's' }]])
})

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'ROUTE-032 pressing Enter to confirm text from an input method does not submit the developer login: %j',
  (composing) => {
    show()
    const isDefault = fireEvent.keyDown(password(), { key: 'Enter', ...composing })
    expect([isDefault, fireEvent.keyDown(password(), { key: 'Enter' })]).toEqual([false, true])
  },
)

it('the developer login disables its button during a request, and marks the password field as invalid after a rejection', () => {
  const { turn } = show()
  const seen = () => [login().getAttribute('aria-disabled'), password().getAttribute('aria-invalid')]
  expect(seen()).toEqual(['false', 'false'])
  turn({ isBusy: true, failure: null })
  expect(seen()).toEqual(['true', 'false'])
  turn({ isBusy: false, failure: 'They do not match.' })
  expect(seen()).toEqual(['false', 'true'])
  expect(screen.getByText('They do not match.')).toBeTruthy()
})
