import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { port } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { keepPlaces, keptPlaces, scrollOnceThere } from './scroll-places.ts'
import { placesOfVisit } from './use-scroll.ts'

/** True if the page was opened by a URL or a link, and not by a reload or by the back button. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** History entry at which the app was loaded. Its scroll position is restored once. */
let loadedAt: string | null = null

/**
 * Restores the scroll position after a reload and after going back (SHELL-084), as soon as the page is long enough. Much of
 * its content loads later.
 */
export const KeptScroll = (): null => {
  const { key } = useLocation()
  const how = useNavigationType()
  const storage = useService(port('sessionStorage'))
  // Runs in the same commit as the page. Otherwise the position to which the browser scrolls the still short page would
  // replace the stored position.
  useLayoutEffect(() => {
    const isFirst = loadedAt === null
    if (isFirst) {
      loadedAt = key
      for (const [kept, top] of keptPlaces(storage)) {
        const isOfAnotherLoad = kept === key && isOpenedAnew()
        if (!placesOfVisit.has(kept) && !isOfAnotherLoad) placesOfVisit.set(kept, top)
      }
    }
    const top = placesOfVisit.get(key) ?? 0
    const isBack = isFirst ? window.scrollY === 0 : how === NavigationType.Pop
    return isBack && top > 0 ? scrollOnceThere(top) : undefined
  }, [key, how, storage])
  useEffect(() => {
    const keep = (): void => keepPlaces(storage, placesOfVisit)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [storage])
  return null
}
