import type { Live } from '@paydeck/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The present value of a live view; the component renders again when it changes, and only then. */
export const useLive = <V>(live: Live<V>): V => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live.changes$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [live],
  )
  return useSyncExternalStore(subscribe, live.get, live.get)
}
