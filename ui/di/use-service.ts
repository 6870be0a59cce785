import type { ServiceIdentifier } from 'inversify'
import { useContext, useMemo } from 'react'
import { ContainerContext } from './ContainerProvider.tsx'

/** The name under which a service of type T is bound. */
export type Token<T> = ServiceIdentifier<T>

/**
 * The service bound under a token.
 *
 * @throws outside a ContainerProvider or for a token that nothing binds: a mistake of wiring, not of a person
 */
export const useService = <T>(token: Token<T>): T => {
  const container = useContext(ContainerContext)
  return useMemo(() => {
    if (container === null) throw new Error('No container: render inside ContainerProvider')
    return container.get(token)
  }, [container, token])
}
