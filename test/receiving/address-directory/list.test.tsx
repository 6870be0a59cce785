import 'reflect-metadata/lite'
import type { AddressDirectoryView } from '@paydeck/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AddressChoice } from '../../../ui/receiving/address-directory/AddressChoice.tsx'
import { AddressList } from '../../../ui/receiving/address-directory/AddressList.tsx'
import { AddressChange } from '../../../ui/receiving/address-form/AddressChange.tsx'
import { FocusedState } from '../../../ui/receiving/FocusedState.tsx'
import { standInPopovers } from '../../kit/popovers.ts'
import { framed } from '../../slice-bench/framed.tsx'

standInPopovers()

type Profile = AddressDirectoryView['profiles'][number]

const profile = (note: string | null): Profile => ({
  id: 'w1',
  name: 'Savings',
  icon: 'btc',
  currency: 'BTC',
  chain: null,
  address: null,
  senders: 'Nobody pays here.',
  pending: null,
  menu: { label: 'Options of Savings', entries: [{ kind: 'edit', label: 'Edit', note }] },
})

const change = (note: string | null): NonNullable<AddressDirectoryView['alert']> => ({
  tone: 'warning',
  text: 'Bitcoin cannot be received.',
  action: { kind: 'change-currency', label: 'Change Currency', note },
})

const first: AddressDirectoryView = {
  state: 'index',
  heading: 'Receiving Addresses',
  lead: 'Where payouts go.',
  isLoading: false,
  application: null,
  verification: null,
  alert: change(null),
  banner: null,
  notice: null,
  inviteFailure: null,
  failure: null,
  requests: [
    {
      id: 'p1',
      text: 'Acme would like to pay you.',
      goesTo: '',
      choose: null,
      choice: null,
      action: { kind: 'set-up', label: 'Setup Payment', isEnabled: true },
    },
  ],
  profiles: [profile(null)],
  empty: null,
  received: null,
  add: 'Add Address',
}

const nothing = (): void => undefined
const directory = {
  load: nothing,
  accept: nothing,
  choose: nothing,
  pick: nothing,
  change: nothing,
  stopChoosing: nothing,
  undo: nothing,
  openDeleteDialog: nothing,
  openRemoveSenderDialog: nothing,
}

const form = { add: vi.fn(), edit: vi.fn(), changeCurrency: vi.fn() }
const list = (over: Partial<AddressDirectoryView> = {}) => (
  <AddressList view={{ ...first, ...over }} directory={directory} form={form} onRetryInvite={nothing} />
)

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

it('RECV-065 if the currency cannot be changed, the button "Change Currency" is disabled and the reason is shown', () => {
  const { rerender } = render(list(), framed())
  expect(button('Change Currency').disabled).toBe(false)
  rerender(list({ alert: change('It needs two-factor authentication.') }))
  expect(button('Change Currency').disabled).toBe(true)
  expect(screen.getByText('It needs two-factor authentication.')).toBeTruthy()
})

it('RECV-013 the menu entry "Edit" is disabled while two-factor is off, and otherwise opens the form', async () => {
  const user = userEvent.setup()
  const { rerender } = render(list({ profiles: [profile('It needs two-factor authentication.')] }), framed())
  const entry = () => screen.getByRole('menuitem', { name: /Edit/ })
  await user.click(button('Options of Savings'))
  expect(entry().getAttribute('aria-disabled')).toBe('true')
  await user.click(entry())
  expect(form.edit).not.toHaveBeenCalled()
  rerender(list())
  expect(entry().getAttribute('aria-disabled')).toBe('false')
  await user.click(entry())
  expect(form.edit.mock.calls).toEqual([['w1']])
})

it.each([
  ['RECV-064', 'warning'],
  ['RECV-066', 'error'],
] as const)('%s the alert about receiving payouts is displayed with the tone %s', (_, tone) => {
  const { container } = render(list({ alert: { ...change(null), tone } }), framed())
  expect([...container.querySelectorAll('[data-tone]')].map((one) => one.getAttribute('data-tone'))).toEqual([tone])
})

it('in the list of radio buttons, only the chosen address is selected; all are disabled while a change is in flight', async () => {
  const onPick = vi.fn()
  const options = ['a1', 'a2'].map((id) => ({ id, name: id, address: null, pending: null }))
  const choice = (chosen: string, isReadOnly: boolean) => (
    <AddressChoice
      view={{ label: 'Where', options: options.map((one) => ({ ...one, isChosen: one.id === chosen })), isReadOnly }}
      onPick={onPick}
    />
  )
  const { rerender } = render(choice('a1', false))
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
  const seen = () => radios().map((radio) => [radio.checked, radio.getAttribute('aria-disabled')])
  expect(seen()).toEqual([
    [true, 'false'],
    [false, 'false'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'a2' }))
  expect(onPick.mock.calls).toEqual([['a2']])
  rerender(choice('a2', true))
  expect(seen()).toEqual([
    [false, 'true'],
    [true, 'true'],
  ])
})

it('AddressChange marks the address before the change as old, and the address after the change as new', () => {
  const side = (label: string, whole: string) =>
    ({ label, address: { whole, network: { label: 'BTC', icon: 'btc' } } }) as const
  const { container } = render(
    <AddressChange
      before={side('So far', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT')}
      after={side('From now on', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')}
    />,
  )
  const sides = [...container.querySelectorAll('[data-new]')]
  expect(
    sides.map((one) => [
      one.querySelector('dt')?.textContent?.startsWith('From now on'),
      one.getAttribute('data-new'),
      one.querySelector('[data-past]')?.getAttribute('data-past'),
    ]),
  ).toEqual([
    [false, 'false', 'true'],
    [true, 'true', 'false'],
  ])
})

/** Buttons in the address list that open the form, by name. */
const ways = {
  'the button "Change Currency"': () => button('Change Currency'),
  'the button "Setup Payment"': () => button(/^Setup Payment/),
  'the menu button of an address': () => button('Options of Savings'),
  'the button "Add Address"': () => button('Add Address'),
}

it.each(Object.entries(ways))(
  'the keyboard focus moves from the address list to the form, and then back to %s',
  (_, way) => {
    const state = (name: string, shown: ReactNode) => (
      <FocusedState state={name} home="index" busy={false}>
        {shown}
      </FocusedState>
    )
    const { rerender } = render(state('index', list()), framed())
    way().focus()
    rerender(state('add', <h2>Add Receiving Address</h2>))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    rerender(state('index', list()))
    expect(document.activeElement).toBe(way())
  },
)
