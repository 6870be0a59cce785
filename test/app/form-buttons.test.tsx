import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { useLive } from '../../ui/di/use-live.ts'
import { useService } from '../../ui/di/use-service.ts'
import { FormButton } from '../../ui/payments/donation-form/FormButton.tsx'
import { AddressFields } from '../../ui/receiving/address-form/AddressFields.tsx'
import { makeApp } from './real-app.ts'

// A provider that never responds.
vi.stubGlobal('fetch', () => new Promise(() => undefined))
const lazyPortModules = await lazyPorts(lazySlices)

const show = async (app: ReturnType<typeof makeApp>, shown: ReactNode): Promise<void> => {
  render(
    <ContainerProvider container={app}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('PAY-091 the button that downloads a tax form is disabled while a tax form of a different donation is downloading', async () => {
  const app = makeApp(lazyPortModules)
  await show(app, <FormButton invoiceId="i1" />)
  const label = screen.getByRole('button').textContent
  expect(button(label).disabled).toBe(false)
  await act(async () => app.get(slice('donationForm')).download('i2'))
  expect(button(label).disabled).toBe(true)
})

it('PAY-091 the button that downloads a tax form is busy during the download', async () => {
  const app = makeApp(lazyPortModules)
  await show(app, <FormButton invoiceId="i1" />)
  const form = screen.getByRole('button')
  expect([form.getAttribute('aria-busy'), form.getAttribute('aria-disabled')]).toEqual(['false', 'false'])
  await act(async () => app.get(slice('donationForm')).download('i1'))
  expect([form.getAttribute('aria-busy'), form.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
})

const NewAddress = () => {
  const form = useService(slice('addressForm'))
  const view = useLive(form.view)
  return view && <AddressFields view={view} form={form} onReload={() => undefined} onWallets={() => undefined} />
}

it('RECV-033 an empty receiving address form cannot be saved', async () => {
  const app = makeApp(lazyPortModules)
  app.get(slice('addressForm')).add(null)
  await show(app, <NewAddress />)
  const save = app.get(slice('addressForm')).view.get()?.save ?? ''
  expect(button(save).disabled).toBe(true)
})
