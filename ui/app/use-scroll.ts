import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scroll position of each history entry since the app was loaded, by the key of the entry. */
export const placesOfVisit = new Map<string, number>()

/** True until the first page has rendered. That page is at its top already, and scrolling would force an early layout. */
let isFirst = true

/**
 * Scrolls a new page to its top. After going back or forward, restores the position (SHELL-083, SHELL-084). The browser
 * itself would scroll too early, before the page has rendered. Must be used in a component that renders in the same commit
 * as the page.
 */
export const useScroll = (): void => {
  const { key } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (!isFirst)
      window.scrollTo({ top: how === NavigationType.Pop ? (placesOfVisit.get(key) ?? 0) : 0, behavior: 'instant' })
    isFirst = false
    const remember = (): void => {
      placesOfVisit.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, how])
}
