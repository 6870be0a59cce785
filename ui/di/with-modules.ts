import { type ComponentType, createElement } from 'react'
import { type Bindings, addModulesToken } from './container.ts'
import { useService } from './use-service.ts'

/** A component whose slices are bound when it is first rendered: their code came together with it. */
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
