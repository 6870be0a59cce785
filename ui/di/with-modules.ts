import { type ComponentType, createElement } from 'react'
import { type Bindings, addModulesToken } from './container.ts'
import { useService } from './use-service.ts'

/**
 * Wraps a component whose slices load in the same chunk as its code. The first render adds the bindings of these slices to
 * the container.
 */
export const withModules = <P extends object>(
  modules: ReadonlyArray<Bindings>,
  Content: ComponentType<P>,
): ComponentType<P> => {
  const WithModules = (props: P) => {
    useService(addModulesToken)(modules)
    return createElement(Content, props)
  }
  return WithModules
}
