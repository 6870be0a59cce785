import type { Slices } from '@paydeck/core'
import { constant, makeStores } from '@paydeck/core/kernel'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { framed } from '../slice-bench/framed.tsx'

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
  const slice = new Proxy(parts, {
    get: (known, name) => known[String(name)] ?? (name === 'then' ? undefined : anything),
  })
  render(played.screen, framed({ slices: { basicInfo: { email: constant(null) }, [played.slice]: slice } }))
  return (next) => act(() => view.update(() => next))
}
