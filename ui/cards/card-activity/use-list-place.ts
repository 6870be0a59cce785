import type { CardActivity } from '@paydeck/core'
import { type RefObject, useEffect } from 'react'

/** Events by which the user starts to scroll. After such an event, the stored scroll position no longer counts. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Reports the distance from the bottom of the window to the end of the list. Reports on scrolling, on resizing, and when the
 * length of the page changes.
 * @param wanted scroll position to restore, in CSS pixels; the list is loaded up to this position
 */
export const useListPlace = (
  end: RefObject<Element | null>,
  onScroll: CardActivity['onScroll'],
  wanted: number,
): void => {
  useEffect(() => {
    let top = wanted
    const report = (): void => {
      const element = end.current
      if (element === null) return
      const { scrollY, innerHeight: height } = window
      const at = element.getBoundingClientRect().top + scrollY
      onScroll({ distance: at - Math.max(scrollY, top) - height, height })
    }
    const stay = (): void => {
      top = 0
    }
    const growth = new ResizeObserver(report)
    // The observer also reports the current size immediately.
    growth.observe(document.body)
    window.addEventListener('scroll', report, { passive: true })
    window.addEventListener('resize', report)
    for (const act of acts) window.addEventListener(act, stay, { passive: true })
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', report)
      window.removeEventListener('resize', report)
      for (const act of acts) window.removeEventListener(act, stay)
    }
  }, [end, onScroll, wanted])
}
