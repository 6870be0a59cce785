import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { LinkProps } from '../kit/Anchor.tsx'

/**
 * True for a click that should navigate within the app. The browser handles clicks that open a new tab or window or start a
 * download.
 */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Makes the component with which the UI kit renders links. `prefetch` receives the path that the user is likely to open
 * next, and never rejects.
 */
export const makeRouterLink = (prefetch: (path: string) => unknown) => {
  const RouterLink = ({ to, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) => {
    const href = useHref(to)
    const navigate = useNavigate()
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented || !isPlain(event)) return
          event.preventDefault()
          // As in browsers, clicking a link to the current page adds no history entry.
          void navigate(to, { replace: href === window.location.pathname + window.location.search })
        }}
        onPointerEnter={(event) => {
          prefetch(to)
          onPointerEnter?.(event)
        }}
        onFocus={(event) => {
          prefetch(to)
          onFocus?.(event)
        }}
      />
    )
  }
  return RouterLink
}
