import type { LateSlice } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** Loads the bindings of the ports that the slices need. */
export type LatePorts = (slices: ReadonlyArray<LateSlice>) => Promise<ReadonlyArray<Bindings>>

export const latePortsToken: Token<LatePorts> = Symbol('late ports')
