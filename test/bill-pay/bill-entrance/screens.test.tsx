import 'reflect-metadata/lite'
import { type BillEntrance, type WaitlistView, makeStores } from '@paydeck/core'
import { fakeClock, settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { EntranceScreen } from '../../../ui/bill-pay/bill-entrance/EntranceScreen.tsx'
import { BillWaitlist } from '../../../ui/waitlist/BillWaitlist.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const joinable: WaitlistView = {
  button: { label: 'Join waitlist', status: null, disabled: false },
  invitation: null,
  text: null,
}

const renderEntrance = (entrance: BillEntrance) => {
  const [open, join] = [vi.fn(), vi.fn()]
  const clock = fakeClock()
  const view = makeStores().make(joinable)
  const frame = framed({
    ports: { clock, configuration: { productName: 'Acme' } },
    slices: { billConnection: { open }, waitlist: { view: { 'bill-pay': view }, join } },
  })
  render(<EntranceScreen entrance={entrance} waitlist={<BillWaitlist />} />, frame)
  return { open, join, clock, setView: (next: WaitlistView) => act(() => view.update(() => next)) }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('BILL-040 BILL-041 BILL-042 the only link of the verification screen opens the identity verification', () => {
  renderEntrance('verify')
  expect(heading()).toBe('Verify your identity to proceed')
  expect(links()).toEqual([['Verify Identity', '/verification/get-started?apply=individualShopperTier1']])
  expect(buttons()).toEqual([])
  expect(document.title).toBe('Pay Bills · Acme')
})

it.each([
  ['BILL-053', 'connect', 'Pay your bills with crypto', 'Connect my Bills'],
  ['BILL-083 BILL-084', 'add', 'Your Bills', 'Add Bills'],
] as const)(
  '%s the only button of the screen "%s" opens the connection dialog',
  async (_id, entrance, title, label) => {
    const { open } = renderEntrance(entrance)
    expect(heading()).toBe(title)
    expect([buttons(), links()]).toEqual([[label], []])
    await userEvent.click(screen.getByRole('button'))
    expect(open).toHaveBeenCalledTimes(1)
  },
)

it('BILL-043 BILL-044 BILL-047 the waitlist button joins the waitlist, and is disabled for a user who is on the waitlist', async () => {
  const { join, setView } = renderEntrance('wait-list')
  expect(heading()).toBe("Bill Pay isn't available in your area")
  expect(links()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Join waitlist' }))
  expect(join.mock.calls).toEqual([['bill-pay']])
  setView({ ...joinable, button: { label: 'You are on the waitlist.', status: null, disabled: true } })
  expect(buttons()).toEqual(['You are on the waitlist.'])
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
})

it('BILL-046 ERR-066 ERR-067 if joining the waitlist fails, the button shows the error, and an alert announces it', async () => {
  const { clock, setView } = renderEntrance('wait-list')
  const failure = 'Error joining waitlist. Please try again.'
  setView({ ...joinable, button: { label: 'Join waitlist', status: 'loading', disabled: true } })
  setView({ ...joinable, button: { label: 'Join waitlist', status: 'failed', disabled: false }, text: failure })
  expect(buttons()).toEqual([failure])
  expect(screen.getByRole('alert').textContent).toBe(failure)
  await act(() => clock.advance(1000))
  await settle()
  expect(buttons()).toEqual([failure])
  setView(joinable)
  expect(buttons()).toEqual(['Join waitlist'])
  expect(screen.getByRole('alert').textContent).toBe('')
})
