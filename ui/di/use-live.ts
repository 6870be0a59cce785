import type { Live } from '@paydeck/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The present value of a live view; the component renders again when it changes, and only then. */
export const useLive = <V>(live: Live<V>): V => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // A view that throws ends the changes: the next read throws too, and the boundary around the component shows it.
      const subscription = live.changes$.subscribe({ next: changed, error: changed })
      return () => subscription.unsubscribe()
    },
    [live],
  )
  return useSyncExternalStore(subscribe, live.get, live.get)
}
