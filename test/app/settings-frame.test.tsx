import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { desktopBreakpoint } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { SettingsFrame } from '../../ui/app/settings/SettingsFrame.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { makeApp } from './real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const resize = async (width: number): Promise<void> =>
  act(async () => {
    Object.assign(window, { innerWidth: width })
    window.dispatchEvent(new Event('resize'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await settle()
  })

it('a settings page keeps the typed text when the window becomes narrow and then wide again', async () => {
  Object.assign(window, { innerWidth: desktopBreakpoint.value })
  const app = makeApp(await lazyPorts(lazySlices))
  render(
    <ContainerProvider container={app}>
      <MemoryRouter initialEntries={['/settings/security']}>
        <SettingsFrame>
          <input aria-label="Typed" />
        </SettingsFrame>
      </MemoryRouter>
    </ContainerProvider>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Typed')
  field.value = 'half a'
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await resize(desktopBreakpoint.value - 1)
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
  expect(screen.getByLabelText('Typed')).toBe(field)
  await resize(desktopBreakpoint.value)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByLabelText('Typed')).toBe(field)
})

it('the list of settings marks the link of the current page', async () => {
  Object.assign(window, { innerWidth: desktopBreakpoint.value })
  render(
    <ContainerProvider container={makeApp(await lazyPorts(lazySlices))}>
      <MemoryRouter initialEntries={['/settings/security']}>
        <SettingsFrame>Page</SettingsFrame>
      </MemoryRouter>
    </ContainerProvider>,
  )
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Security'])
  await act(settle)
})
