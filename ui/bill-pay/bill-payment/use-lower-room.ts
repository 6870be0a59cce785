import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../../kit/after-paint.ts'
import { clearance } from '../../kit/theme.ts'

/** CSS variable with the height of the bar at the bottom of the window (docs/configure.md). */
const property = '--lower'

/** Document styles that prevent the bar from covering focused elements and the end of the page. */
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
 * While the element is mounted, sets the variable to the element's height, so that floating elements move up. Waits for the
 * next frame: restyling the whole page immediately would delay the response to the click that shows or hides the element.
 */
export const useLowerRoom = (element: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const give = (): void => giveRoom(current.offsetHeight)
    // Observes the height of the element, which grows with larger text or with a second line.
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
