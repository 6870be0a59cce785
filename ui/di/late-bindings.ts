import type { LateSlice } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** Loads the bindings of slices, or those of their ports. */
export type LateBindings = (slices: ReadonlyArray<LateSlice>) => Promise<ReadonlyArray<Bindings>>

/** Loads the bindings of slices and of their ports. */
export const lateBindingsToken: Token<LateBindings> = Symbol('late bindings')
