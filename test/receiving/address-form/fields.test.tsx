import 'reflect-metadata/lite'
import type { AddressForm, AddressFormView, OptionView } from '@paydeck/core'
import { makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddressFields } from '../../../ui/receiving/address-form/AddressFields.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const bitcoin: OptionView = {
  code: 'BTC',
  displayCode: 'BTC',
  name: 'Bitcoin',
  chain: null,
  icon: 'btc',
  unavailable: null,
}
const whole = '0x52908400098527886E0F7030069857D2E4169EE7'

const first: AddressFormView = {
  state: 'add',
  id: 'new',
  heading: 'Add Receiving Address',
  web3: { lead: 'From a wallet.', action: 'Connect Wallet' },
  manual: 'Enter Manually',
  approval: 'It is approved within 24 hours.',
  forPayor: null,
  affected: null,
  currency: {
    label: 'Currency',
    placeholder: 'Select a Currency',
    search: '',
    chosen: bitcoin,
    options: [bitcoin],
    none: null,
    isLoading: false,
    failure: null,
    error: null,
  },
  address: { label: 'Wallet Address', hint: null, value: '', error: null },
  account: {
    label: 'Connected',
    address: { whole, network: { label: 'Ethereum', icon: 'eth' } },
    mismatch: { text: 'It is no Bitcoin address.', choose: { code: 'ETH', label: 'Use Ethereum' } },
  },
  label: { label: 'Nickname', hint: null, value: '', error: null },
  cancel: 'Cancel',
  save: 'Save Address',
  canSave: true,
  isReadOnly: false,
  status: null,
  alert: null,
}

/** Renders the form with a fake slice whose view the test sets. Returns mocks of its actions. */
const show = () => {
  const view = makeStores().make<AddressFormView | null>(first)
  const actions = { search: vi.fn(), choose: vi.fn(), type: vi.fn(), touch: vi.fn(), save: vi.fn(), cancel: vi.fn() }
  const onWallets = vi.fn()
  const form = { ...actions, view } as unknown as AddressForm
  const page = (now: AddressFormView) => (
    <AddressFields view={now} form={form} onReload={() => undefined} onWallets={onWallets} />
  )
  const { rerender } = render(page(first), framed())
  return {
    told: { ...actions, onWallets },
    turn: (over: Partial<AddressFormView>) => {
      const now = { ...first, ...over }
      act(() => view.update(() => now))
      rerender(page(now))
    },
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })

/** Parts that are disabled during a save, each with a function that returns true if the part is disabled. */
const disabledParts = {
  'the field "Currency"': () => field('Currency').readOnly,
  'the field "Wallet Address"': () => field('Wallet Address').readOnly,
  'the field "Nickname"': () => field('Nickname').readOnly,
  'the button "Connect Wallet"': () => button('Connect Wallet').disabled,
  'the button for the suggested currency': () => button('Use Ethereum').getAttribute('aria-disabled') === 'true',
  'the button "Cancel"': () => button('Cancel').getAttribute('aria-disabled') === 'true',
}

it.each(Object.entries(disabledParts))('the form locks %s during a save, and at no other time', (_, isLocked) => {
  const { turn } = show()
  expect(isLocked()).toBe(false)
  turn({ isReadOnly: true })
  expect(isLocked()).toBe(true)
  turn({})
  expect(isLocked()).toBe(false)
})

const wrong = { error: 'Required' }

/** Views with an error, by the label of the field. */
const fields: Readonly<Record<string, Partial<AddressFormView>>> = {
  Currency: { currency: { ...first.currency, ...wrong } },
  'Wallet Address': { address: { ...first.address, ...wrong } },
  Nickname: { label: { ...first.label, ...wrong } },
}

it.each(Object.entries(fields))('RECV-034 an error of the field "%s" is shown only at this field', (name, over) => {
  const { turn } = show()
  const invalid = () => Object.keys(fields).filter((one) => field(one).getAttribute('aria-invalid') === 'true')
  expect(invalid()).toEqual([])
  turn(over)
  expect(invalid()).toEqual([name])
  expect(screen.getByText('Required').id).toBe(field(name).getAttribute('aria-describedby')?.split(' ').at(-1))
})

it('RECV-033 the save button is disabled if the form cannot be saved, and busy during the save', async () => {
  const { told, turn } = show()
  turn({ canSave: false })
  expect(button('Save Address').disabled).toBe(true)
  turn({ canSave: true })
  expect(button('Save Address').disabled).toBe(false)
  await userEvent.click(button('Save Address'))
  expect(told.save).toHaveBeenCalledTimes(1)
  turn({ canSave: false, isReadOnly: true, status: 'loading' })
  expect(button('Save Address').getAttribute('aria-busy')).toBe('true')
})

it('RECV-059 a connected account is marked as wrong if and only if the chosen currency is on another network', () => {
  const { turn } = show()
  const marked = () => document.querySelector('[data-wrong]')?.getAttribute('data-wrong')
  expect(marked()).toBe('true')
  turn({ account: first.account && { ...first.account, mismatch: null } })
  expect(marked()).toBe('false')
})
