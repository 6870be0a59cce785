import type { Slices } from '@paydeck/core'
import { constant, makeStores } from '@paydeck/core/kernel'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { framed } from '../slice-bench/framed.tsx'

/** Screen over a slice that has only a view. All other members are stubs. */
export interface StubbedScreen {
  readonly screen: ReactNode
  readonly slice: keyof Slices
  /** Key of the view in the slice; "view" by default. */
  readonly at?: string
}

/** Mock that records every call of a stub or dialog callback. */
export const onCall = vi.fn<() => void>()

/** Props of every dialog. */
export const dialogProps = { text: null, about: null, onClose: onCall }

/** Object whose members are all stubs that call `onCall`. */
const stub: object = new Proxy(onCall, {
  get: (noted, name): unknown =>
    name === 'then' ? undefined : Reflect.has(noted, name) ? Reflect.get(noted, name) : stub,
})

/** Renders the screen with a view. Returns a function that replaces the view. */
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
