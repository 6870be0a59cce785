import type { CardActivity } from '@paydeck/core'
import { type RefObject, useEffect } from 'react'

/** Who does one of these wants to be where they are, and no longer where they were. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Tells where the end of a list is: on scrolling, on resizing, and whenever the page has become longer or shorter.
 * @param wanted how far down the page is to be once it is long enough, in CSS pixels: coming back, it has to be loaded as far
 */
export const useListPlace = (
  end: RefObject<Element | null>,
  onScroll: CardActivity['onScroll'],
  wanted: number,
): void => {
  useEffect(() => {
    let top = wanted
    const tell = (): void => {
      const element = end.current
      if (element === null) return
      const { scrollY, innerHeight: height } = window
      const at = element.getBoundingClientRect().top + scrollY
      onScroll({ distance: at - Math.max(scrollY, top) - height, height })
    }
    const stay = (): void => {
      top = 0
    }
    const growth = new ResizeObserver(tell)
    // Which tells the present size, too.
    growth.observe(document.body)
    window.addEventListener('scroll', tell, { passive: true })
    window.addEventListener('resize', tell)
    for (const act of acts) window.addEventListener(act, stay, { passive: true })
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', tell)
      window.removeEventListener('resize', tell)
      for (const act of acts) window.removeEventListener(act, stay)
    }
  }, [end, onScroll, wanted])
}
