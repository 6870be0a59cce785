import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import type { Token } from './use-service.ts'

/** Binds a slice or its ports. A plain function, to keep the start small. */
export type Bindings = (options: ContainerModuleLoadOptions) => void

/** Binds what arrives after the start; a module that is there already is left as it is. */
export type AddModules = (modules: ReadonlyArray<Bindings>) => void

export const addModulesToken: Token<AddModules> = Symbol('add modules')

/** A container of its own for each running application: an override in a child would stay in the parent's singletons. */
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
