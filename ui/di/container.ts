import { Container, type ContainerModule } from 'inversify'

/** A container of its own for each running application: an override in a child would stay in the parent's singletons. */
export const makeContainer = (modules: ReadonlyArray<ContainerModule>): Container => {
  const container = new Container()
  container.load(...modules)
  return container
}
