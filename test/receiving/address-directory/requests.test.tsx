import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Requests, type RequestsProps } from '../../../ui/receiving/address-directory/Requests.tsx'

type Row = RequestsProps['requests'][number]

const row = (id: string, action: Row['action']): Row => ({
  id,
  text: `${id} wants to send you a payment.`,
  goesTo: 'Goes to Savings',
  choose: null,
  choice: null,
  action,
})

const show = (...requests: ReadonlyArray<Row>) => {
  const [accept, add] = [vi.fn(), vi.fn()]
  render(<Requests requests={requests} directory={{ accept, choose: vi.fn(), pick: vi.fn() }} form={{ add }} />)
  return { accept, add }
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

it('RECV-010 the button of a payout request accepts the request or opens the address form, unless the button is disabled', async () => {
  const { accept, add } = show(
    row('Acme', { kind: 'accept', label: 'Accept', isEnabled: true }),
    row('Lumen', { kind: 'accept', label: 'Accept', isEnabled: false }),
    row('Cobalt', { kind: 'set-up', label: 'Setup Payment', isEnabled: true }),
    row('Tidewater', { kind: 'set-up', label: 'Setup Payment', isEnabled: false }),
  )
  for (const name of [/Acme/, /Lumen/, /Cobalt/, /Tidewater/]) {
    // eslint-disable-next-line no-await-in-loop -- each press must take effect before the next
    await userEvent.click(button(name))
  }
  expect([accept.mock.calls, add.mock.calls]).toEqual([[['Acme']], [['Cobalt']]])
  expect([/Acme/, /Lumen/, /Cobalt/, /Tidewater/].map((name) => button(name).disabled)).toEqual([
    false,
    true,
    false,
    true,
  ])
})
