import type { Live } from '@paydeck/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the current value of a live value. The component re-renders only when the value changes. */
export const useLive = <V>(live: Live<V>): V => {
  // An error ends the subscription. The next read throws the same error, and the boundary around the component handles it.
  const subscribe = useCallback((changed: () => void) => live.subscribe({ next: changed, error: changed }), [live])
  return useSyncExternalStore(subscribe, live.get)
}
