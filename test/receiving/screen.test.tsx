import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { AddressFields } from '../../ui/receiving/address-form/AddressForm.tsx'
import { ReceivingAddressesScreen } from '../../ui/receiving/ReceivingAddressesScreen.tsx'

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

it('RECV-001 is busy until it is known what stands there, and its focus goes along to the form and back', () => {
  // The form's own fields are not what this is about.
  vi.spyOn(AddressFields, 'preload').mockResolvedValue()
  const stores = makeStores()
  const [view, form] = [stores.make(list), stores.make<object | null>(null)]
  const container = new Container()
  container.bind<unknown>(slice('addressDirectory')).toConstantValue({ view, load: vi.fn() })
  container.bind<unknown>(slice('addressForm')).toConstantValue({ view: form, add: vi.fn() })
  container.bind<unknown>(slice('payoutInvites')).toConstantValue({ retry: vi.fn() })
  container.bind<unknown>(slice('shell')).toConstantValue({ modals: { open: vi.fn() } })
  const { container: page } = render(
    <ContainerProvider container={container}>
      <MemoryRouter>
        <ReceivingAddressesScreen />
      </MemoryRouter>
    </ContainerProvider>,
  )
  const busy = () => page.firstElementChild?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  act(() => view.update((now) => ({ ...now, isLoading: false })))
  expect(busy()).toBe('false')
  const add = () => screen.getByRole('button', { name: 'Add Address' })
  add().focus()
  act(() => form.update(() => ({ state: 'add', heading: 'Add Receiving Address' })))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add Receiving Address' }))
  act(() => view.update((now) => ({ ...now, isLoading: true })))
  // What is being filled in is there, whatever is asked for anew behind it.
  expect(busy()).toBe('false')
  act(() => {
    view.update((now) => ({ ...now, isLoading: false }))
    form.update(() => null)
  })
  expect(document.activeElement).toBe(add())
})
