import { makeStores } from '@paydeck/core'
import { useLayoutEffect } from 'react'

/** Functions that close the open overlays, the topmost last. */
export const openOverlays = makeStores().make<ReadonlyArray<() => void>>([])

/** While `isOpen`, the browser's back button closes this overlay instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  useLayoutEffect(() => {
    if (!isOpen) return
    openOverlays.update((now) => [...now, close])
    return () => openOverlays.update((now) => now.filter((one) => one !== close))
  }, [isOpen, close])
}
