import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import type { Token } from './use-service.ts'

/**
 * Function that binds a slice or its ports in the container. `AddModules` wraps it in a ContainerModule. Files that contain
 * bindings therefore do not import the container library.
 */
export type Bindings = (options: ContainerModuleLoadOptions) => void

/** Adds bindings that load after the start of the app. Bindings that were already added are skipped. */
export type AddModules = (modules: ReadonlyArray<Bindings>) => void

export const addModulesToken: Token<AddModules> = Symbol('add modules')

/**
 * Creates the container of a running app. The app uses no child containers, because the singletons of a parent container
 * would ignore the services that a child container overrides.
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
