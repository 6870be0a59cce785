import { type ComponentType, createElement, type ReactNode } from 'react'
import { type Late, late } from '../kit/late.tsx'
import { type Bindings, type AddModules, addModulesToken } from './container.ts'
import { type LateSlice, latePortsToken } from './late-ports.ts'
import { useService } from './use-service.ts'

const nothing = (): ReactNode => null

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
): ComponentType<P> => {
  // One for each container, which is known by what adds to it.
  const made = new WeakMap<AddModules, Late<P>>()
  return (props) => {
    const latePorts = useService(latePortsToken)
    const add = useService(addModulesToken)
    const Known =
      made.get(add) ??
      late<P>(async () => {
        const [ports, loaded] = await Promise.all([latePorts(slices), load()])
        const [Content, ...modules] = pick(loaded)
        add([...ports, ...modules])
        return Content
      }, Waiting)
    made.set(add, Known)
    return createElement(Known, props)
  }
}
