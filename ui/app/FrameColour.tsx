import { useEffect } from 'react'

/** By the appearance that was chosen, which media the color of the browser's frame is for. */
const mediaOf = (scheme: string, chosen: string): string => {
  if (chosen === '') return `(prefers-color-scheme: ${scheme})`
  return chosen === scheme ? 'all' : 'not all'
}

/** The browser draws its frame in the color of the masthead: that of the chosen appearance where one was chosen. */
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
