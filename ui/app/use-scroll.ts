import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scroll positions of the pages of this visit, by key of the history entry. */
export const placesOfVisit = new Map<string, number>()

/** The page of the first location stands at its top as it is; to ask for that would lay it out before its time. */
let isFirst = true

/**
 * A new page starts at its top, and going back or forward brings back the place where one was (SHELL-083,
 * SHELL-084). Done here because the browser would scroll before the page of that place is rendered. For what is in the
 * document together with the page of the present location.
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
