import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router'
import { focusOn, isLost, isOff, partLeft, trailOf } from './focus-place.ts'
import { useRefusedFocus } from './use-refused-focus.ts'

/**
 * Returns the path of the page from which the user went back, or null if the user went forward. Going to a parent path
 * counts as going back, as from /settings/profile to /settings.
 */
const useWayBack = (): RefObject<string | null> => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const address = useHref(pathname)
  const before = useRef(address)
  const back = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (before.current === address) return
    const isBack = how === NavigationType.Pop || before.current.startsWith(`${address}/`)
    back.current = isBack ? before.current : null
    before.current = address
  }, [address, how])
  return back
}

/**
 * Returns the element that gets the focus on a new page: after going back, the link to the previous page; otherwise the
 * heading. Null if neither exists yet.
 */
const beginning = (main: Element, back: string | null): Element | null => {
  const links = back === null ? [] : [...main.querySelectorAll('a')]
  const heading = main.querySelector('h1')
  return links.find(({ pathname }) => pathname === back) ?? heading?.closest('a') ?? heading
}

/**
 * Moves the focus when the focused element is removed or disabled. Otherwise, screen readers would be silent, and some
 * browsers would start again at the top of the document. The focus goes to the nearest remaining section or dialog. If the
 * page is gone, the focus goes to the start of the next page (SHELL-086, SHELL-087).
 */
export const KeptFocus = (): null => {
  const back = useWayBack()
  useRefusedFocus()
  useEffect(() => {
    let trail = trailOf(document.activeElement)
    // Element from which a dialog was opened. The browser returns the focus to it only if the element still exists.
    let opener: typeof trail = []
    const hasLost = (): boolean => trail[0] !== undefined && isLost(trail[0])

    const follow = (): void => {
      const { activeElement, body } = document
      if (activeElement === null || activeElement === body) return
      // `main` has the focus only temporarily, until the page has a better element for the focus.
      if (activeElement.matches('main') && hasLost()) return
      const dialog = activeElement.closest('dialog')
      if (dialog === null) opener = []
      else if (!trail.includes(dialog)) opener = trail
      trail = trailOf(activeElement)
    }
    const keep = (): void => {
      const { activeElement, body } = document
      const isElsewhere =
        activeElement !== body && activeElement !== trail[0] && activeElement?.matches('main') !== true
      if (isElsewhere || !hasLost()) return
      const main = document.querySelector('main')
      const place = partLeft([...trail, ...opener]) ?? (main === null ? null : (beginning(main, back.current) ?? main))
      if (place !== null) focusOn(place)
    }
    // The browser removes the focus from an invisible element one frame after the element has become invisible.
    let frame = 0
    const leave = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    }

    // Checks visibility in an animation frame, since an immediate check would force a layout.
    const changes = new MutationObserver(() => {
      if (trail[0] !== undefined && isOff(trail[0])) keep()
      else leave()
    })
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'data-open'],
    })
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', leave)
    }
  }, [back])
  return null
}
