import { useEffect } from 'react'

/**
 * Returns the media query for which the theme colour of `scheme` applies. `chosen` is the appearance that the user chose, or
 * empty.
 */
const mediaOf = (scheme: string, chosen: string): string => {
  if (chosen === '') return `(prefers-color-scheme: ${scheme})`
  return chosen === scheme ? 'all' : 'not all'
}

/**
 * Gives the browser's own interface the colour that the masthead has in the user's chosen appearance. If the user has chosen
 * none, the appearance of the system applies.
 */
export const FrameColour = (): null => {
  useEffect(() => {
    const root = document.documentElement
    const follow = (): void => {
      const [light, dark] = document.querySelectorAll('meta[name="theme-color"]')
      light?.setAttribute('media', mediaOf('light', root.style.colorScheme))
      dark?.setAttribute('media', mediaOf('dark', root.style.colorScheme))
    }
    const changes = new MutationObserver(follow)
    changes.observe(root, { attributes: true, attributeFilter: ['style'] })
    follow()
    return () => changes.disconnect()
  }, [])
  return null
}
