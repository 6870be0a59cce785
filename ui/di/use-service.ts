import type { ServiceIdentifier } from 'inversify'
import { useContext, useMemo } from 'react'
import { ContainerContext } from './ContainerProvider.tsx'

/** Key under which a service of type T is bound in the container. */
export type Token<T> = ServiceIdentifier<T>

/**
 * Returns the service that is bound to a token.
 * @throws outside a ContainerProvider or if nothing is bound to the token, which is a programming error
 */
export const useService = <T>(token: Token<T>): T => {
  const container = useContext(ContainerContext)
  return useMemo(() => {
    if (container === null) throw new Error('No container: render inside ContainerProvider')
    return container.get(token)
  }, [container, token])
}
