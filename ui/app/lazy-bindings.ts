import type { LazyBindings } from '../di/lazy-bindings.ts'

/**
 * Returns a function that loads slices and, in parallel, their ports. The list of lazy slices is in a separate chunk, which
 * this function also loads.
 */
export const withLazySlices =
  (ports: LazyBindings): LazyBindings =>
  async (names) => {
    const modules = import('./lazy-slices.ts').then(({ slicesOf }) => slicesOf(names))
    return (await Promise.all([ports(names), modules])).flat()
  }
