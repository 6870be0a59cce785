import { withEmotionCache } from '@emotion/react'
import { useEffect } from 'react'

/** What may bring along a part of the page that was not there yet. */
const presses = ['pointerdown', 'keydown'] as const

/**
 * Gives the styles that a press brings along a sheet of their own. Put into the sheet of the page, a rule for a width or a
 * container would have the browser match every element of the page anew before it paints.
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
