import type { Live } from './store.ts'

/** Resolves with the first value that fits: the present one or a later one. For programs without a screen. */
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
