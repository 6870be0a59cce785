import { type RefObject, useLayoutEffect } from 'react'

/**
 * Distance between the popup and its anchor, and minimum distance between the popup and the edge of the window, both in CSS
 * pixels.
 */
const gap = 4

/**
 * Decides whether a popup is below or above its anchor, and returns the available height there. A popup is above its anchor
 * only if it does not fit below and there is more space above.
 */
export const placeBeside = (
  anchor: { readonly top: number; readonly bottom: number },
  wanted: number,
  window: number,
): { readonly isAbove: boolean; readonly room: number } => {
  const above = anchor.top - 2 * gap
  const below = window - anchor.bottom - 2 * gap
  const isAbove = below < wanted && above > below
  return { isAbove, room: Math.max(0, isAbove ? above : below) }
}

/**
 * Positions a popup in the top layer beside its anchor, and follows the anchor when the page scrolls. Sets `--room`, the
 * maximum height with which the popup fits into the window.
 * @param align `stretch`: as wide as the anchor. `start`: starts at the start of the anchor if there is space. `end`: ends
 * at the end of the anchor
 */
export const useBeside = (
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  align: 'stretch' | 'start' | 'end',
): void => {
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      const at = anchor.current?.getBoundingClientRect()
      const element = box.current
      if (at === undefined || element === null) return
      const { style } = element
      style.removeProperty('--room')
      // Uses the visible part of the window, which excludes an on-screen keyboard.
      const { isAbove, room } = placeBeside(
        at,
        element.offsetHeight,
        window.visualViewport?.height ?? window.innerHeight,
      )
      style.setProperty('--room', `${room}px`)
      style.insetBlockStart = isAbove ? 'auto' : `${at.bottom + gap}px`
      style.insetBlockEnd = isAbove ? `${window.innerHeight - at.top + gap}px` : 'auto'
      const furthest = document.documentElement.clientWidth - element.offsetWidth - gap
      const left = align === 'start' ? Math.max(gap, Math.min(at.left, furthest)) : at.left
      style.insetInlineStart = align === 'end' ? 'auto' : `${left}px`
      style.insetInlineEnd = align === 'end' ? `${document.documentElement.clientWidth - at.right}px` : 'auto'
      if (align === 'stretch') style.inlineSize = `${at.width}px`
    }
    place()
    const options = { capture: true, passive: true }
    const windows = [window, window.visualViewport]
    document.addEventListener('scroll', place, options)
    for (const changed of windows) changed?.addEventListener('resize', place)
    return () => {
      document.removeEventListener('scroll', place, options)
      for (const changed of windows) changed?.removeEventListener('resize', place)
    }
  }, [open, anchor, box, align])
}
