import 'reflect-metadata/lite'
import { type AddressDirectoryView, type AddressFormView, makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddressFields } from '../../ui/receiving/address-form/AddressForm.tsx'
import { ReceivingAddressesScreen } from '../../ui/receiving/ReceivingAddressesScreen.tsx'
import { framed } from '../slice-bench/framed.tsx'

const list = {
  state: 'index',
  heading: 'Receiving Addresses',
  lead: '',
  isLoading: true,
  application: null,
  verification: null,
  alert: null,
  banner: null,
  notice: null,
  inviteFailure: null,
  failure: null,
  requests: [],
  profiles: [],
  empty: null,
  received: null,
  add: 'Add Address',
}

it('RECV-001 the screen is busy while its list loads; the focus moves to a form when it opens, and back when it closes', () => {
  // This test does not need the fields of the form.
  vi.spyOn(AddressFields, 'preload').mockResolvedValue()
  const stores = makeStores()
  const [view, form] = [stores.make(list as AddressDirectoryView), stores.make<AddressFormView | null>(null)]
  const frame = framed({
    slices: {
      addressDirectory: { view, load: vi.fn() },
      addressForm: { view: form, add: vi.fn() },
      payoutInvites: { retry: vi.fn() },
      shell: { modals: { open: vi.fn() } },
    },
  })
  const { container: page } = render(<ReceivingAddressesScreen />, frame)
  const busy = () => page.firstElementChild?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  act(() => view.update((now) => ({ ...now, isLoading: false })))
  expect(busy()).toBe('false')
  const add = () => screen.getByRole('button', { name: 'Add Address' })
  add().focus()
  act(() => form.update(() => ({ state: 'add', heading: 'Add Receiving Address' }) as AddressFormView))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add Receiving Address' }))
  act(() => view.update((now) => ({ ...now, isLoading: true })))
  // The form stays usable while the list behind the form reloads.
  expect(busy()).toBe('false')
  act(() => {
    view.update((now) => ({ ...now, isLoading: false }))
    form.update(() => null)
  })
  expect(document.activeElement).toBe(add())
})
