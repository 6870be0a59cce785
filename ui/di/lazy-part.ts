import type { LazySlice } from '@paydeck/core'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { guarded, lazy } from '../kit/lazy.tsx'
import { type AddModules, addModulesToken, type Bindings } from './container.ts'
import { type LazyBindings, lazyBindingsToken } from './lazy-bindings.ts'
import { useService } from './use-service.ts'

const nothing = (): ReactNode => null

export interface LazyPart<P extends object> {
  (props: P): ReactNode
  /**
   * Preloads code and bindings, so that the component renders immediately. Rejects if loading fails. In this case, the
   * component loads code and bindings again when it is shown.
   */
  readonly preload: (bindings: LazyBindings) => Promise<unknown>
}

/**
 * Returns a component whose code and slices load in parallel when it is first shown. Until both have loaded, the component
 * shows `Waiting`. After a failed load, it offers a retry.
 * @param slices slices that the component uses
 * @param pick returns the component from the loaded code
 * @param Waiting placeholder while loading; it gets the same props
 */
export const lazyPart = <Loaded, P extends object>(
  slices: ReadonlyArray<LazySlice>,
  load: () => Promise<Loaded>,
  pick: (loaded: Loaded) => ComponentType<P>,
  Waiting: ComponentType<P> = nothing,
): LazyPart<P> => {
  type Fetched = readonly [modules: ReadonlyArray<Bindings>, loaded: Loaded]

  /**
   * Loaded code and bindings, keyed by the function that loads the bindings. Without this cache, the part would import its
   * code a second time. This takes a browser task, so the page would render later than the frame.
   */
  const here = new WeakMap<LazyBindings, Fetched>()
  const fetchBoth = async (bindings: LazyBindings): Promise<Fetched> => {
    const fetched = await Promise.all([bindings(slices), load()])
    here.set(bindings, fetched)
    return fetched
  }
  const bind = (add: AddModules, [modules, loaded]: Fetched): ComponentType<P> => {
    add(modules)
    return pick(loaded)
  }
  // Component of each container. A component uses the services of a single container, which `addModules` identifies.
  const made = new WeakMap<AddModules, ComponentType<P>>()
  const Part = (props: P): ReactNode => {
    const bindings = useService(lazyBindingsToken)
    const add = useService(addModulesToken)
    const make = (): ComponentType<P> => {
      const fetched = here.get(bindings)
      return fetched === undefined
        ? lazy<P>(async () => bind(add, await fetchBoth(bindings)), Waiting)
        : guarded(bind(add, fetched))
    }
    const Known = made.get(add) ?? make()
    made.set(add, Known)
    return createElement(Known, props)
  }
  return Object.assign(Part, { preload: fetchBoth })
}
