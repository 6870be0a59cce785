import { portKey, type Ports, sliceKey, type Slices } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** Returns the service that is bound under a token. */
export type Get = <T>(token: Token<T>) => T

/**
 * For each slice, the function that makes it. The container calls each function once. Reading a property of `ports` or
 * `slices` makes the service with this name. If two slices need each other, one of them must read the other slice only after
 * its own function has returned.
 */
export type SliceMakers<N extends keyof Slices> = {
  readonly [K in N]: (ports: Ports, slices: Slices, get: Get) => Slices[K]
}

/** Module that binds the slices `N`. */
export interface SliceModule<N extends keyof Slices = never> extends Bindings {
  readonly makers: SliceMakers<N>
}

const resolving = <T extends object>(find: (name: keyof T) => unknown): T =>
  new Proxy({} as T, { get: (_, name) => find(name as keyof T) })

/** Returns a module that binds each slice to the function that makes it. */
export const sliceModule = <N extends keyof Slices>(makers: SliceMakers<N>): SliceModule<N> => {
  const bindings: Bindings = ({ bind }) => {
    for (const name in makers)
      bind(sliceKey(name)).toDynamicValue(({ get }) =>
        makers[name](
          resolving<Ports>((role) => get(portKey(role))),
          resolving<Slices>((other) => get(sliceKey(other))),
          get,
        ),
      )
  }
  return Object.assign(bindings, { makers })
}
