import { useEffect } from 'react'

/** Media query for the theme colour of a scheme, given the chosen appearance. */
const mediaOf = (scheme: string, chosen: string): string => {
  if (chosen === '') return `(prefers-color-scheme: ${scheme})`
  return chosen === scheme ? 'all' : 'not all'
}

/** Sets the browser's theme colour to the colour of the masthead, in the chosen appearance if there is one. */
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
