import type { ServiceIdentifier } from 'inversify'
import { useContext, useMemo } from 'react'
import { ContainerContext } from './ContainerProvider.tsx'

/** Key under which a service of type T is bound in the container. */
export type Token<T> = ServiceIdentifier<T>

/**
 * Returns the service that is bound to a token.
 * @throws if there is no ContainerProvider above the component, or no service is bound to the token; both are programming
 * errors
 */
export const useService = <T>(token: Token<T>): T => {
  const container = useContext(ContainerContext)
  return useMemo(() => {
    if (container === null) throw new Error('No container: render inside ContainerProvider')
    return container.get(token)
  }, [container, token])
}
