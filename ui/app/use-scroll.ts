import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scroll positions of the pages of this visit, by key of the history entry. */
export const placesOfVisit = new Map<string, number>()

/** True until the first location has rendered. Its page is at the top anyway, and scrolling would force an early layout. */
let isFirst = true

/**
 * Scrolls a new page to its top, and restores the position after going back or forward (SHELL-083, SHELL-084). The browser
 * itself would scroll before the page has rendered. Use it in a component that renders in the same commit as the page.
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
