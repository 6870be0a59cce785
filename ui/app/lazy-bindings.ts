import type { LazyBindings } from '../di/lazy-bindings.ts'

/** Returns a loader of slices together with their ports, in parallel. The table of slices is itself loaded after the start. */
export const withLazySlices =
  (ports: LazyBindings): LazyBindings =>
  async (names) => {
    const modules = import('./lazy-slices.ts').then(({ slicesOf }) => slicesOf(names))
    return (await Promise.all([ports(names), modules])).flat()
  }
