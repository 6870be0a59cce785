import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../../kit/after-paint.ts'
import { clearance } from '../../kit/theme.ts'

/** CSS variable with the height of the bar at the lower edge: docs/configure.md. */
const property = '--lower'

/** Keeps scrolled focus and the end of the page above the bar. */
const clear = { scrollPaddingBlockEnd: `calc(${clearance} + var(${property}))`, paddingBlockEnd: `var(${property})` }

const giveRoom = (height: number): void => {
  const { documentElement, body } = document
  documentElement.style.setProperty(property, `${height}px`)
  documentElement.style.scrollPaddingBlockEnd = clear.scrollPaddingBlockEnd
  body.style.paddingBlockEnd = clear.paddingBlockEnd
}

const takeRoom = (): void => {
  const { documentElement, body } = document
  documentElement.style.removeProperty(property)
  documentElement.style.scrollPaddingBlockEnd = ''
  body.style.paddingBlockEnd = ''
}

/**
 * Publishes the element's height while mounted, so that floating elements move up.
 * Waits for the next frame, because restyling the whole page would delay the press that shows or hides the element.
 */
export const useLowerRoom = (element: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const give = (): void => giveRoom(current.offsetHeight)
    // Larger letters and a second line make it higher.
    const growth = new ResizeObserver(give)
    const cancel = afterPaint(() => {
      give()
      growth.observe(current)
    })
    return () => {
      cancel()
      growth.disconnect()
      afterPaint(takeRoom)
    }
  }, [element])
