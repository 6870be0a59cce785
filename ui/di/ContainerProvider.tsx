import type { Container } from 'inversify'
import { createContext, type ReactNode } from 'react'

/** The container that the composition root filled; null outside a provider. */
export const ContainerContext = createContext<Container | null>(null)

/** Gives everything below it the services of a container. */
export const ContainerProvider = ({
  container,
  children,
}: {
  readonly container: Container
  readonly children: ReactNode
}) => <ContainerContext value={container}>{children}</ContainerContext>
