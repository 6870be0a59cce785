import { type AnyMaker, type AppParts, type PartName, portKey, type Ports, sliceKey } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** Returns the service that is bound under a token. */
export type Get = <T>(token: Token<T>) => T

/** Module that binds the parts `N`: slices, and values derived from slices. */
export interface SliceModule<N extends PartName = never> extends Bindings {
  readonly makers: Readonly<Record<N, AnyMaker>>
}

/** Returns a module that binds each part to its maker. The container calls each maker once. */
export const sliceModule = <N extends PartName>(makers: Readonly<Record<N, AnyMaker>>): SliceModule<N> => {
  const bindings: Bindings = ({ bind }) => {
    for (const name in makers) {
      const { ports, make } = makers[name]
      bind(sliceKey(name)).toDynamicValue(({ get }) =>
        make(
          Object.fromEntries(ports.map((role) => [role, get(portKey(role))])) as unknown as Ports,
          new Proxy({} as AppParts, { get: (_, other) => get<unknown>(sliceKey(other as PartName)) }),
        ),
      )
    }
  }
  return Object.assign(bindings, { makers })
}
