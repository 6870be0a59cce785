import { type RefObject, useLayoutEffect } from 'react'
import { clearance } from '../../kit/theme.ts'

/** What stands at the lower end of the window over everything, read by what floats there: docs/running.md. */
const property = '--lower'

/** What the bar is in most windows. */
const usual = '4.75rem'

/** Where the focus is scrolled to, and where the foot of the page ends: above it. */
const clear = { scrollPaddingBlockEnd: `calc(${clearance} + var(${property}))`, paddingBlockEnd: `var(${property})` }

/** While the element is there the page knows how high it is, and what floats at the lower end moves up by as much. */
export const useLowerRoom = (element: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const { documentElement, body } = document
    const { style } = documentElement
    const tell = (): void => style.setProperty(property, `${current.offsetHeight}px`)
    style.scrollPaddingBlockEnd = clear.scrollPaddingBlockEnd
    body.style.paddingBlockEnd = clear.paddingBlockEnd
    // To ask how high it is styles the page, and to tell it does so again: told before, it is most often right already.
    style.setProperty(property, usual)
    tell()
    // Larger letters and a second line make it higher.
    const growth = new ResizeObserver(tell)
    growth.observe(current)
    return () => {
      growth.disconnect()
      style.removeProperty(property)
      style.scrollPaddingBlockEnd = ''
      body.style.paddingBlockEnd = ''
    }
  }, [element])
