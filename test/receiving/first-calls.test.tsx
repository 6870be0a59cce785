import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { AddressFields } from '../../ui/receiving/address-form/AddressForm.tsx'
import { ReceivingAddressesScreen } from '../../ui/receiving/ReceivingAddressesScreen.tsx'
import { makeApp } from '../app/real-app.ts'

const lazyPortModules = await lazyPorts(lazySlices)

afterEach(() => void vi.restoreAllMocks())

it('P5 the page of receiving addresses requests its data before it preloads the code of the address form', async () => {
  const requested: Array<string> = []
  vi.stubGlobal('fetch', async () => {
    requested.push('data')
    throw new TypeError('offline')
  })
  vi.spyOn(AddressFields, 'preload').mockImplementation(async () => void requested.push('code'))
  const frames: Array<FrameRequestCallback> = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  render(
    <ContainerProvider container={makeApp(lazyPortModules)}>
      <ReceivingAddressesScreen />
    </ContainerProvider>,
  )
  await act(settle)
  expect(requested).toContain('data')
  expect(requested).not.toContain('code')
  frames.forEach((frame) => frame(0))
  await vi.waitFor(() => expect(requested.at(-1)).toBe('code'))
})
