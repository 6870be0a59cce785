import 'reflect-metadata/lite'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { slice } from '../../../ui/di/tokens.ts'
import { ProfileScreen } from '../../../ui/profile/profile-settings/ProfileScreen.tsx'
import { settingsOf } from '../bench.ts'

const Address = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Renders the profile page at this URL path, with a fake provider. */
const shownAt = async (address: string) => {
  const bench = await settingsOf()
  const container = makeContainer([])
  container.bind(slice('profileSettings')).toConstantValue(bench.settings)
  container.bind(slice('nameUpdate')).toConstantValue(bench.nameUpdate)
  const { unmount } = render(
    <ContainerProvider container={container}>
      <MemoryRouter initialEntries={['/home', address]}>
        <ProfileScreen />
        <Address />
      </MemoryRouter>
    </ContainerProvider>,
  )
  return {
    modal: bench.modal,
    advance: (ms: number) => act(() => bench.advance(ms)),
    shows: (text: string) => screen.queryByText(text) !== null,
    back: () => act(async () => screen.getByRole('button', { name: 'Back' }).click()),
    unmount,
    opened: bench.opened,
  }
}

it('PROF-020 PROF-021 the link "Add your name" opens the name dialog once and disappears from the URL', async () => {
  const { advance, back, modal, opened, shows } = await shownAt('/settings/profile?add-name=true')
  await advance(699)
  expect([modal(), shows('/settings/profile?add-name=true')]).toEqual([null, true])
  await advance(1)
  expect([modal(), shows('/settings/profile')]).toEqual(['update-name', true])
  await advance(10_000)
  expect(opened).toHaveLength(1)
  await back()
  expect(shows('/home')).toBe(true)
})

it('PROF-021 the link "Add your name" opens no dialog after the user has left the profile page', async () => {
  const { advance, modal, unmount } = await shownAt('/settings/profile?add-name=true')
  unmount()
  await advance(10_000)
  expect(modal()).toBeNull()
})
