import type { Live } from '@paydeck/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the current value of a live value. The component re-renders only when the value changes. */
export const useLive = <V>(live: Live<V>): V => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // An error ends the stream of changes. The next read throws the same error, and the boundary around the component
      // handles it.
      const subscription = live.changes$.subscribe({ next: changed, error: changed })
      return () => subscription.unsubscribe()
    },
    [live],
  )
  return useSyncExternalStore(subscribe, live.get, live.get)
}
