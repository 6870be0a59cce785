import type { LazyBindings } from '../di/lazy-bindings.ts'

/** Returns a function that loads slices and their ports in parallel. The table of slices also loads only after the start. */
export const withLazySlices =
  (ports: LazyBindings): LazyBindings =>
  async (names) => {
    const modules = import('./lazy-slices.ts').then(({ slicesOf }) => slicesOf(names))
    return (await Promise.all([ports(names), modules])).flat()
  }
