import type { Slices } from '@paydeck/core'
import { constant, makeStores } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
import { bindDrafts } from './bind-drafts.ts'

/** A screen over a slice of which only its view is there: whatever else it does, it does nothing. */
export interface Played {
  readonly screen: ReactNode
  readonly slice: keyof Slices
  /** Under which key of the slice the view is, if not "view". */
  readonly at?: string
}

/** What it is told by presses, and by its coming and going. */
export const told = vi.fn<() => void>()

/** What every dialog is given. */
export const given = { text: null, about: null, onClose: told }

/** Whatever is called of it is noted. */
const anything: object = new Proxy(told, {
  get: (noted, name): unknown =>
    name === 'then' ? undefined : Reflect.has(noted, name) ? Reflect.get(noted, name) : anything,
})

/** Shows it with a view; what comes back turns the view. */
export const play = (played: Played, first: object): ((next: object) => void) => {
  told.mockClear()
  const stores = makeStores()
  const view = stores.make(first)
  const parts: Readonly<Record<string, unknown>> = { view: constant(null), [played.at ?? 'view']: view }
  const container = new Container()
  bindDrafts(container)
  container.bind(port('clock')).toConstantValue(fakeClock())
  container.bind(port('clipboard')).toConstantValue({ write: () => async () => undefined } as never)
  container.bind(port('device')).toConstantValue({ isOnline: constant(true) } as never)
  container.bind(slice(played.slice)).toConstantValue(
    new Proxy(parts, {
      get: (known, name) => known[String(name)] ?? (name === 'then' ? undefined : anything),
    }) as never,
  )
  if (played.slice !== 'basicInfo')
    container.bind(slice('basicInfo')).toConstantValue({ email: constant(null) } as never)
  render(
    <ContainerProvider container={container}>
      <MemoryRouter>{played.screen}</MemoryRouter>
    </ContainerProvider>,
  )
  return (next) => act(() => view.update(() => next))
}
