import type { Live } from './store.ts'

/**
 * Waits until a live value has a value that `fits` accepts, and resolves with this value. The current value counts, too. For
 * programs without a screen.
 * @example
 * const count = makeStores().make(1)
 * const reached = until(count, (now) => now >= 3)
 * count.update(() => 3)
 * reached // 3
 */
export const until = <V>(live: Live<V>, fits: (value: V) => boolean): Promise<V> =>
  new Promise((resolve) => {
    const now = live.get()
    if (fits(now)) return resolve(now)
    const listening = live.changes$.subscribe((value) => {
      if (!fits(value)) return
      listening.unsubscribe()
      resolve(value)
    })
  })
