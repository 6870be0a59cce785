import type { LateBindings } from '../di/late-bindings.ts'

/** Returns a loader of slices together with their ports, in parallel. The table of slices is itself loaded after the start. */
export const withLateSlices =
  (ports: LateBindings): LateBindings =>
  async (names) => {
    const modules = import('./late-slices.ts').then(({ slicesOf }) => slicesOf(names))
    return (await Promise.all([ports(names), modules])).flat()
  }
