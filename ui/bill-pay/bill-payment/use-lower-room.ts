import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../../kit/after-paint.ts'
import { clearance } from '../../kit/theme.ts'

/** What stands at the lower end of the window over everything, read by what floats there: docs/running.md. */
const property = '--lower'

/** Where the focus is scrolled to, and where the foot of the page ends: above it. */
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
 * While the element is there the page knows how high it is, and what floats at the lower end moves up by as much: a frame
 * after it, since that has the browser style all of the page, for which the press that brings or takes it does not wait.
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
