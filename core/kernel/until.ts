import type { Live } from './store.ts'

/**
 * Resolves with the current value if `fits` accepts it, and otherwise with the first later value that `fits` accepts. For
 * programs without a screen.
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
