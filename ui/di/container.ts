import { Container, type ContainerModule } from 'inversify'
import type { Token } from './use-service.ts'

/** Binds what arrives after the start; a module that is there already is left as it is. */
export type AddModules = (modules: ReadonlyArray<ContainerModule>) => void

export const addModulesToken: Token<AddModules> = Symbol('add modules')

/** A container of its own for each running application: an override in a child would stay in the parent's singletons. */
export const makeContainer = (modules: ReadonlyArray<ContainerModule>): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bound = new Set<ContainerModule>()
  const add: AddModules = (more) => {
    const missing = more.filter((module) => !bound.has(module))
    missing.forEach((module) => bound.add(module))
    container.load(...missing)
  }
  container.bind(addModulesToken).toConstantValue(add)
  add(modules)
  return container
}
