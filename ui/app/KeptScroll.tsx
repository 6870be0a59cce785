import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { port } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { keepPlaces, keptPlaces, scrollOnceThere } from './scroll-places.ts'
import { placesOfVisit } from './use-scroll.ts'

/** True if the user opened the page with a URL or a link. False after a reload or after going back. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** Key of the history entry with which the app was loaded. Null until the first page has rendered. */
let loadedAt: string | null = null

/**
 * Restores the scroll position after a reload and after going back (SHELL-084). Waits until the page is long enough, since
 * much of its content loads later.
 */
export const KeptScroll = (): null => {
  const { key } = useLocation()
  const how = useNavigationType()
  const storage = useService(port('sessionStorage'))
  // Runs in the same commit as the page. A later effect would be too late: the new page is short at first, so the browser
  // scrolls up, and this smaller position would overwrite the stored position.
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
