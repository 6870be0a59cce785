import type { LazySlice } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/** Loads the bindings of slices, or the bindings of the slices' ports. */
export type LazyBindings = (slices: ReadonlyArray<LazySlice>) => Promise<ReadonlyArray<Bindings>>

/** Loads the bindings of slices and of their ports. */
export const lazyBindingsToken: Token<LazyBindings> = Symbol('lazy bindings')
