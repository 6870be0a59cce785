import type { LazySlice } from '@paydeck/core'
import type { Bindings } from './container.ts'
import type { Token } from './use-service.ts'

/**
 * Function that loads bindings for the given slices: the bindings of the slices themselves, the bindings of their ports, or
 * both.
 */
export type LazyBindings = (slices: ReadonlyArray<LazySlice>) => Promise<ReadonlyArray<Bindings>>

/** Token of the function that loads the bindings of slices and of their ports. */
export const lazyBindingsToken: Token<LazyBindings> = Symbol('lazy bindings')
