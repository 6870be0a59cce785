import { withEmotionCache } from '@emotion/react'
import { useEffect } from 'react'

/** Events after which new components may appear. */
const presses = ['pointerdown', 'keydown'] as const

/**
 * After each click or key press, starts a new style sheet for the styles of components that appear then. In the existing
 * style sheet, a new media or container query would make the browser match all elements again before it paints.
 */
export const PressSheets = withEmotionCache((_props: object, { sheet }) => {
  useEffect(() => {
    // With `ctr` 0, Emotion creates a new style element for the next rule.
    const begin = (): void => {
      sheet.ctr = 0
    }
    const listening = new AbortController()
    for (const press of presses) addEventListener(press, begin, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [sheet])
  return null
})
