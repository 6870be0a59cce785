import type { Slices } from '@paydeck/core'
import { constant, makeStores } from '@paydeck/core/kernel'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { framed } from '../slice-bench/framed.tsx'

/** Screen that reads a stubbed slice. The test provides the slice's view; all other members of the slice are stubs. */
export interface StubbedScreen {
  readonly screen: ReactNode
  readonly slice: keyof Slices
  /** Name of the slice member that holds the view; "view" by default. */
  readonly at?: string
}

/** Mock that records every call of a stubbed slice member or of a dialog's `onClose`. */
export const onCall = vi.fn<() => void>()

/** Props that every dialog takes. */
export const dialogProps = { text: null, about: null, onClose: onCall }

/** Object whose members are all stubs that call `onCall`. */
const stub: object = new Proxy(onCall, {
  get: (noted, name): unknown =>
    name === 'then' ? undefined : Reflect.has(noted, name) ? Reflect.get(noted, name) : stub,
})

/** Renders the screen with this view. Returns a function that replaces the view. */
export const renderStubbed = (stubbed: StubbedScreen, first: object): ((next: object) => void) => {
  onCall.mockClear()
  const stores = makeStores()
  const view = stores.make(first)
  const parts: Readonly<Record<string, unknown>> = { view: constant(null), [stubbed.at ?? 'view']: view }
  const slice = new Proxy(parts, {
    get: (known, name) => known[String(name)] ?? (name === 'then' ? undefined : stub),
  })
  render(stubbed.screen, framed({ slices: { basicInfo: { email: constant(null) }, [stubbed.slice]: slice } }))
  return (next) => act(() => view.update(() => next))
}
