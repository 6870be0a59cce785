import type { LateSlice } from '@paydeck/core'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { guarded, late } from '../kit/late.tsx'
import { type AddModules, addModulesToken, type Bindings } from './container.ts'
import { type LatePorts, latePortsToken } from './late-ports.ts'
import { useService } from './use-service.ts'

const nothing = (): ReactNode => null

export interface LatePart<P extends object> {
  (props: P): ReactNode
  /** Fetches code and ports ahead: it is then rendered at once. Rejects; a failure is met when it is shown, too. */
  readonly preload: (ports: LatePorts) => Promise<unknown>
}

/**
 * A component whose code and ports are fetched side by side when it is first shown, and whose slices are bound then. It
 * waits until both are there, and offers to try again when one could not be fetched.
 * @param slices whose ports it asks
 * @param pick the component among what was loaded, and the modules of its slices
 * @param Waiting what stands there meanwhile
 */
export const latePart = <Loaded, P extends object>(
  slices: ReadonlyArray<LateSlice>,
  load: () => Promise<Loaded>,
  pick: (loaded: Loaded) => readonly [Content: ComponentType<P>, ...modules: ReadonlyArray<Bindings>],
  Waiting: () => ReactNode = nothing,
): LatePart<P> => {
  type Fetched = readonly [ports: ReadonlyArray<Bindings>, loaded: Loaded]

  /** To ask for code once more takes a task of the browser, though it is there: a page would wait behind the frame. */
  const here = new WeakMap<LatePorts, Fetched>()
  const fetchBoth = async (ports: LatePorts): Promise<Fetched> => {
    const fetched = await Promise.all([ports(slices), load()])
    here.set(ports, fetched)
    return fetched
  }
  const bind = (add: AddModules, [ports, loaded]: Fetched): ComponentType<P> => {
    const [Content, ...modules] = pick(loaded)
    add([...ports, ...modules])
    return Content
  }
  // One for each container, which is known by what adds to it.
  const made = new WeakMap<AddModules, ComponentType<P>>()
  const Part = (props: P): ReactNode => {
    const ports = useService(latePortsToken)
    const add = useService(addModulesToken)
    const make = (): ComponentType<P> => {
      const fetched = here.get(ports)
      return fetched === undefined
        ? late<P>(async () => bind(add, await fetchBoth(ports)), Waiting)
        : guarded(bind(add, fetched))
    }
    const Known = made.get(add) ?? make()
    made.set(add, Known)
    return createElement(Known, props)
  }
  return Object.assign(Part, { preload: fetchBoth })
}
