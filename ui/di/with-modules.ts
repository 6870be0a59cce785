import { type ComponentType, createElement } from 'react'
import { type Bindings, addModulesToken } from './container.ts'
import { useService } from './use-service.ts'

/** Wraps a component so that its first render binds its slices. Their code has loaded together with the component. */
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
