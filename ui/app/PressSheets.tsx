import { withEmotionCache } from '@emotion/react'
import { useEffect } from 'react'

/** Events after which new parts of a page may appear. */
const presses = ['pointerdown', 'keydown'] as const

/**
 * Puts the styles of parts that appear after a press into a separate style sheet. A media or container query in the page's
 * style sheet would make the browser match all elements again before it paints.
 */
export const PressSheets = withEmotionCache((_props: object, { sheet }) => {
  useEffect(() => {
    // With `ctr` 0, Emotion creates a new style element before it inserts the next rule.
    const begin = (): void => {
      sheet.ctr = 0
    }
    const listening = new AbortController()
    for (const press of presses) addEventListener(press, begin, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [sheet])
  return null
})
