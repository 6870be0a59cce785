import type { Container } from 'inversify'
import { createContext, type ReactNode } from 'react'

/** Container of the app's services. Null outside a ContainerProvider. */
export const ContainerContext = createContext<Container | null>(null)

/** Provides the services of a container to all components below. */
export const ContainerProvider = ({
  container,
  children,
}: {
  readonly container: Container
  readonly children: ReactNode
}) => <ContainerContext value={container}>{children}</ContainerContext>
