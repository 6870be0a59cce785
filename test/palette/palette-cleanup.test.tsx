import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { type Live, makeLive } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import type { Container } from 'inversify'
import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { PaletteButton } from '../../ui/app/palette/PaletteButton.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../ui/di/lazy-bindings.ts'
import { port, slice } from '../../ui/di/tokens.ts'
import { makeApp } from '../app/real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const lazyPortModules = await lazyPorts(lazySlices)

/** Renders the button with the opened palette. */
const openPalette = async (app: Container) => {
  const { unmount } = render(
    <ContainerProvider container={app}>
      <PaletteButton presses={1} />
    </ContainerProvider>,
  )
  await screen.findByRole('combobox')
  await act(settle)
  return unmount
}

/** Replaces the changes of a value of a slice by a subject, which shows if the value has subscribers. */
const watched = (app: Container, name: 'billList' | 'cardList' | 'securitySettings', key: 'state' | 'view') => {
  const changes$ = new Subject<never>()
  const real: object = app.get(slice(name))
  const live = Reflect.get(real, key) as Live<unknown>
  app.rebind<unknown>(slice(name)).toConstantValue({ ...real, [key]: makeLive(live.get, changes$) })
  return changes$
}

it('CMD-003 the palette ends each subscription to the values of its commands when its owner is unmounted', async () => {
  const app = makeApp(lazyPortModules)
  const storageChanges$ = new Subject<string | null>()
  const tabs = app.get(port('tabs'))
  app.rebind<unknown>(port('tabs')).toConstantValue({ ...tabs, storageChanges$ })
  const sources = {
    appearance: storageChanges$,
    bills: watched(app, 'billList', 'state'),
    cards: watched(app, 'cardList', 'view'),
    security: watched(app, 'securitySettings', 'view'),
  }
  const observed = () => Object.entries(sources).flatMap(([name, { observed: isObserved }]) => (isObserved ? name : []))
  const unmount = await openPalette(app)
  await vi.waitFor(() => expect(observed()).toEqual(['appearance', 'bills', 'cards', 'security']))
  unmount()
  expect(observed()).toEqual([])
})

it('CMD-003 the palette registers no commands that load after its owner is unmounted', async () => {
  const app = makeApp(lazyPortModules)
  const bills$ = watched(app, 'billList', 'state')
  const { promise, resolve } = Promise.withResolvers<void>()
  const bindings = app.get(lazyBindingsToken)
  const late: typeof bindings = (slices) => (slices.includes('billList') ? promise.then(() => []) : bindings(slices))
  app.rebind<unknown>(lazyBindingsToken).toConstantValue(late)
  const unmount = await openPalette(app)
  unmount()
  resolve()
  await import('../../ui/app/palette/bill-commands.ts')
  await settle()
  expect(bills$.observed).toBe(false)
})

it('CMD-009 the palette searches nothing after its owner is unmounted, and opens empty the next time', async () => {
  const app = makeApp(lazyPortModules)
  const unmount = await openPalette(app)
  await userEvent.type(screen.getByRole('combobox'), 'coffee')
  const palette = app.get(slice('palette'))
  expect(palette.view.get()).toMatchObject({ text: 'coffee', isSearching: true })
  unmount()
  expect(palette.view.get()).toMatchObject({ text: '', isSearching: false })
})

it('CMD-009 the search of the activity loads its code once, and again after a failed load', async () => {
  const app = makeApp(lazyPortModules)
  const page = vi.fn(() => async () => E.right({ records: [], after: null, first: null }))
  app.rebind<unknown>(port('activityRecords')).toConstantValue({ page })
  const bindings = app.get(lazyBindingsToken)
  const load = vi.fn(bindings).mockRejectedValueOnce(new Error('offline'))
  const some: typeof bindings = (slices) => (slices.includes('timeline') ? load(slices) : bindings(slices))
  app.rebind<unknown>(lazyBindingsToken).toConstantValue(some)
  await openPalette(app)
  expect(load).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('combobox'), 'coffee')
  expect((await screen.findByRole('alert')).textContent).toContain('Card activity could not be searched.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(2)
  await userEvent.type(screen.getByRole('combobox'), 's')
  await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(2))
  expect(load).toHaveBeenCalledTimes(2)
})

it('CMD-012 the button follows the session until it is unmounted', async () => {
  const app = makeApp(lazyPortModules)
  const changes$ = new Subject<never>()
  const { session, ...rest } = app.get(slice('currentSession'))
  app.rebind<unknown>(slice('currentSession')).toConstantValue({ ...rest, session: makeLive(session.get, changes$) })
  const { unmount } = render(
    <ContainerProvider container={app}>
      <PaletteButton presses={0} />
    </ContainerProvider>,
  )
  expect(changes$.observed).toBe(true)
  unmount()
  expect(changes$.observed).toBe(false)
})
