import { withEmotionCache } from '@emotion/react'
import { useEffect } from 'react'

/** Events after which new parts of a page may appear. */
const presses = ['pointerdown', 'keydown'] as const

/**
 * Puts styles that follow a press into a style sheet of their own. A media or container query in the page's sheet would make
 * the browser match all elements again before it paints.
 */
export const PressSheets = withEmotionCache((_props: object, { sheet }) => {
  useEffect(() => {
    // An empty sheet is begun with the next rule, and with none where there is none.
    const begin = (): void => {
      sheet.ctr = 0
    }
    const listening = new AbortController()
    for (const press of presses) addEventListener(press, begin, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [sheet])
  return null
})
