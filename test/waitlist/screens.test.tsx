import 'reflect-metadata/lite'
import { makeStores, type WaitlistName, type WaitlistView } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BillWaitlist } from '../../ui/waitlist/BillWaitlist.tsx'
import { CardWaitlist } from '../../ui/waitlist/CardWaitlist.tsx'
import { framed } from '../slice-bench/framed.tsx'

const waiting: WaitlistView = {
  button: { label: 'Join Waitlist', status: null, disabled: true },
  invitation: 'Be the first to know.',
  text: null,
}

const show = (name: WaitlistName, Content: () => React.ReactNode) => {
  const view = makeStores().make<WaitlistView>(waiting)
  const join = vi.fn()
  render(<Content />, framed({ slices: { waitlist: { view: { [name]: view }, join } } }))
  return { join, turn: (now: Partial<WaitlistView>) => act(() => view.update((before) => ({ ...before, ...now }))) }
}

const button = () => screen.getByRole<HTMLButtonElement>('button')

it.each([
  ['card', CardWaitlist],
  ['bill-pay', BillWaitlist],
] as const)(
  'the button of the waitlist "%s" is disabled until the view enables it, and is busy or absent when the view says so',
  async (name, Content) => {
    const { join, turn } = show(name, Content)
    expect([button().textContent, button().disabled]).toEqual(['Join Waitlist', true])
    await userEvent.click(button())
    expect(join).not.toHaveBeenCalled()
    turn({ button: { label: 'Join Waitlist', status: null, disabled: false } })
    expect(button().disabled).toBe(false)
    await userEvent.click(button())
    expect(join.mock.calls).toEqual([[name]])
    turn({ button: { label: 'Join Waitlist', status: 'loading', disabled: true } })
    expect(button().getAttribute('aria-busy')).toBe('true')
    turn({ button: null })
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it('the card waitlist shows the text of its view, and the invitation if the view contains one', () => {
  const { turn } = show('card', CardWaitlist)
  expect(screen.getByText('Be the first to know.')).toBeTruthy()
  turn({ invitation: null, text: 'You are on the list.' })
  expect(screen.queryByText('Be the first to know.')).toBeNull()
  expect(screen.getByText('You are on the list.')).toBeTruthy()
})

it('ERR-067 the Bill Pay waitlist shows a failure on its button and announces the failure to screen readers', () => {
  const { turn } = show('bill-pay', BillWaitlist)
  turn({ button: { label: 'Join Waitlist', status: 'failed', disabled: false }, text: 'It did not work.' })
  expect(button().textContent).toContain('It did not work.')
  expect(screen.getByRole('alert').textContent).toBe('It did not work.')
})
