import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between the box and what it belongs to, and between it and the edge of the window. */
const gap = 4

/** Returns the place of a popup: below, or above if there is more space above and too little below. */
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
 * Keeps a popover beside the element that opened it, which may scroll meanwhile: the top layer knows nothing of it. The
 * box takes its height from `--room`, so that it ends within the window.
 * @param align whether the box is as wide as the element, begins where it begins, as far as it has room, or ends where it ends
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
      // Of the window that is left by a keyboard on the screen.
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
