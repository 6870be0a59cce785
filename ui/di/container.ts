import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import type { Token } from './use-service.ts'

/**
 * Function that binds a slice or its ports in the container. This is not a ContainerModule, which would add code to the
 * start of the app.
 */
export type Bindings = (options: ContainerModuleLoadOptions) => void

/** Adds bindings that load after the start of the app. Bindings that were already added are skipped. */
export type AddModules = (modules: ReadonlyArray<Bindings>) => void

export const addModulesToken: Token<AddModules> = Symbol('add modules')

/**
 * Creates the container of a running app. The app uses no child containers: the singletons of a parent would ignore
 * overrides in its child.
 */
export const makeContainer = (modules: ReadonlyArray<Bindings>): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bound = new Set<Bindings>()
  const add: AddModules = (more) => {
    const missing = [...new Set(more)].filter((module) => !bound.has(module))
    missing.forEach((module) => bound.add(module))
    container.load(...missing.map((bindings) => new ContainerModule(bindings)))
  }
  container.bind(addModulesToken).toConstantValue(add)
  add(modules)
  return container
}
