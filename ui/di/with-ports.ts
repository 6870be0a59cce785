import type { ContainerModule } from 'inversify'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { type Late, late } from '../kit/late.tsx'
import { type AddModules, addModulesToken } from './container.ts'
import { type LatePorts, latePortsToken } from './late-ports.ts'
import { useService } from './use-service.ts'
import { withModules } from './with-modules.ts'

const nothing = (): ReactNode => null

/**
 * As `withModules`, for slices whose ports come late as well: the component waits until they are there, and offers to
 * try again when they could not be fetched.
 * @param Waiting what stands there meanwhile
 */
export const withPorts = <P extends object>(
  part: keyof LatePorts,
  modules: ReadonlyArray<ContainerModule>,
  Content: ComponentType<P>,
  Waiting: () => ReactNode = nothing,
): ComponentType<P> => {
  const Ready = withModules(modules, Content)
  // One for each container, which is known by what adds to it.
  const made = new WeakMap<AddModules, Late<P>>()
  const WithPorts = (props: P) => {
    const latePorts = useService(latePortsToken)
    const add = useService(addModulesToken)
    const Known =
      made.get(add) ??
      late<P>(async () => {
        add([await latePorts[part]()])
        return Ready
      }, Waiting)
    made.set(add, Known)
    return createElement(Known, props)
  }
  return WithPorts
}
